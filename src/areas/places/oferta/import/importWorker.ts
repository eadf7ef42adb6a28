import { serveImportWorker } from './serveImportWorker';

/** The Web Worker that reads and writes files of places: whoever starts it sends one message (importMessages.ts). */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void serveImportWorker(data, (news) => self.postMessage(news));
});
