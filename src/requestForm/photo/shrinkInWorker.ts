import { instance, never, nullable, object } from 'valibot';
import { createWorkerJob } from '#services/workers/createWorkerJob.ts';
import type { WorkersService } from '#services/workers/workersTypes.ts';

const shrink = createWorkerJob<Blob, never, { photo: Blob | null }>({
  load: async () => (await import(/* webpackMode: "eager" */ './createPhotoWorker')).createPhotoWorker,
  progress: never(),
  result: object({ photo: nullable(instance(Blob)) }),
});

/**
 * A smaller JPEG of a photograph; the file itself where that would be no smaller.
 * @throws WorkerLost when the browser cannot make it, WorkerCalledOff
 */
export async function shrinkInWorker(file: File, workers: WorkersService, signal: AbortSignal): Promise<File> {
  const { photo } = await shrink(file, { workers, signal });
  return photo ? new File([photo], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: photo.type }) : file;
}
