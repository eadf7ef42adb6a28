import { askWorker, WorkerLost } from '../../../../services/workers/askWorker';
import type { WorkerHandle } from '../../../../services/workers/types';
import type { ErrorDeFila } from '../../../../shared/educacion/tipos';
import { parseNoticia, type Encargo, type Noticia } from './mensajes';

/** How a worker is started and called off. */
export interface Trato {
  crear: () => WorkerHandle;
  signal: AbortSignal;
}

/** What came of reading a file. */
export type Leida = Extract<Noticia, { tipo: 'leido' | 'erroneo' | 'ilegible' }>;

/** Reads a chosen file in a worker. @throws WorkerLost, WorkerCalledOff */
export function pedirLectura(archivo: File, avisar: (porcentaje: number) => void, trato: Trato): Promise<Leida> {
  return pedir<Leida>({ tipo: 'leer', archivo }, trato, (noticia) => {
    switch (noticia.tipo) {
      case 'progreso':
        avisar(noticia.porcentaje);
        return undefined;
      case 'leido':
      case 'erroneo':
      case 'ilegible':
        return { answer: noticia };
      case 'escrito':
      case 'error':
        throw new WorkerLost(noticia);
    }
  });
}

/** Writes errors as a file in a worker: thousands would hold the page up. @throws WorkerLost, WorkerCalledOff */
export function pedirEscritura(errores: readonly ErrorDeFila[], trato: Trato): Promise<Blob> {
  return pedir<Blob>({ tipo: 'escribir', errores }, trato, (noticia) => {
    if (noticia.tipo !== 'escrito') throw new WorkerLost(noticia);
    return { answer: noticia.archivo };
  });
}

function pedir<Answer>(message: Encargo, { crear, signal }: Trato, hear: (noticia: Noticia) => { answer: Answer } | undefined): Promise<Answer> {
  return askWorker({ start: crear, message, parse: parseNoticia, hear, signal });
}
