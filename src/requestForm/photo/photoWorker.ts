import { shrinkPhoto } from './shrinkPhoto';

/** The Web Worker of photographs: it is sent one file, and gives a smaller picture of the same, or null. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answer(data);
});

async function answer(file: unknown): Promise<void> {
  try {
    if (!(file instanceof Blob)) throw new TypeError('No file');
    self.postMessage({ kind: 'result', result: { photo: await shrinkPhoto(file) } });
  } catch (error) {
    self.postMessage({ kind: 'error', message: String(error) });
  }
}
