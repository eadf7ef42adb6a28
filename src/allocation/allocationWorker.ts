import { serveJob } from './serveJob';

/** The Web Worker of the allocation: whoever starts it sends one message (workerMessages.ts) and gets its answers. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void serveJob(data, (message) => self.postMessage(message));
});
