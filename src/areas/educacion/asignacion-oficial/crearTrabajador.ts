import type { WorkerHandle } from '../../../services/workers/types';

/** Starts the allocation's worker: its code is a file of its own, which is fetched when a run begins. */
export const crearTrabajador = (): WorkerHandle =>
  new Worker(new URL(/* webpackChunkName: "asignacion" */ '../asignacion/trabajador.ts', import.meta.url));
