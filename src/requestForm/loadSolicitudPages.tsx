import type { ChunkModule } from '#core/chunks/chunk.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import type { Solicitud } from './createSolicitud';

/** Every page of one form, as a chunk; they share the code. */
export async function loadSolicitudPages(solicitud: Solicitud): Promise<ChunkModule> {
  const { SolicitudPages } = await ownTask(import(/* webpackChunkName: "solicitud" */ './SolicitudPages'));
  return { chunk: { View: () => <SolicitudPages solicitud={solicitud} /> } };
}
