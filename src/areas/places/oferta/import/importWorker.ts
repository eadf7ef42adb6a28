import { atender } from './serveImportWorker';

/** The Web Worker that reads and writes files of places: whoever starts it sends one message (mensajes.ts). */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void atender(data, (noticia) => self.postMessage(noticia));
});
