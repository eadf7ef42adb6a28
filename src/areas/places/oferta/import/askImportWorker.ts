import { askWorker, WorkerLost } from '#services/workers/askWorker.ts';
import type { WorkerHandle } from '#services/workers/workersTypes.ts';
import type { ErrorDeFila } from '#domain/contractTypes.ts';
import { parseNoticia, type Encargo, type Errores, type Noticia, type Propios } from './importMessages';

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
      case 'juntado':
      case 'error':
        throw new WorkerLost(noticia);
    }
  });
}

/**
 * Puts what the server found beside what was found in the file, in a worker: thousands would hold the page up.
 * @throws WorkerLost, WorkerCalledOff
 */
export function pedirJuntos(hallados: readonly ErrorDeFila[], propios: Propios | null, trato: Trato): Promise<Errores> {
  return pedir<Errores>({ tipo: 'juntar', hallados, propios }, trato, (noticia) => {
    if (noticia.tipo !== 'juntado') throw new WorkerLost(noticia);
    return { answer: noticia.errores };
  });
}

function pedir<Answer>(message: Encargo, { crear, signal }: Trato, hear: (noticia: Noticia) => { answer: Answer } | undefined): Promise<Answer> {
  return askWorker({ start: crear, message, parse: parseNoticia, hear, signal });
}
