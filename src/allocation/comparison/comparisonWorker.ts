import { serveComparison } from './serveComparison';

/** The Web Worker that compares simulations: it is sent one message (comparisonMessages.ts), and answers. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void serveComparison(data, (message) => self.postMessage(message));
});
