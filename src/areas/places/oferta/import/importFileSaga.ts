import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { WorkerLost } from '#services/workers/askWorker.ts';
import type { ErrorDeFila } from '#domain/contractTypes.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { readProgressed } from './ofertaImport';
import type { Errores, Propios } from './importMessages';
import { pedirJuntos, pedirLectura, type Leida, type Trato } from './askImportWorker';

/** Room for more than a million rows; what is larger is no file of places. */
const MOST_BYTES = 100 * 1024 * 1024;

const TOO_LARGE = 'El archivo pesa más de 100 MB. Divídalo en varios.';
export const INTERRUPTED = 'La lectura del archivo se interrumpió. Verifique su conexión y elíjalo de nuevo.';

/** Reads a chosen file in a worker, with word of its progress. */
export function* readFile(file: File): SagaGenerator<Leida> {
  if (file.size > MOST_BYTES) return { tipo: 'ilegible', mensaje: TOO_LARGE };
  // The latest counts: an older one that was not told yet is out of date.
  const avances = channel<number>(buffers.sliding(1));
  try {
    const { lectura } = yield* race({
      lectura: call(inWorker<Leida>, (trato: Trato) => pedirLectura(file, avances.put, trato)),
      never: call(tellProgress, avances),
    });
    if (!lectura) throw new Error('The progress is told until the file is read');
    return lectura;
  } catch (error) {
    if (error instanceof WorkerLost) return { tipo: 'ilegible', mensaje: INTERRUPTED };
    throw error;
  }
}

/** What the server found, beside what was found in the file; null: it could not be done. */
export function* joinErrors(hallados: readonly ErrorDeFila[], propios: Propios | null): SagaGenerator<Errores | null> {
  try {
    return yield* inWorker((trato) => pedirJuntos(hallados, propios, trato));
  } catch (error) {
    if (error instanceof WorkerLost) return null;
    throw error;
  }
}

function* inWorker<Answer>(ask: (trato: Trato) => Promise<Answer>): SagaGenerator<Answer> {
  const { workers } = yield* services();
  return yield* callWithSignal(async (signal) => {
    // With this file, but run only here: it says `import.meta`, which only a browser's bundle knows.
    const { crearTrabajador } = await import(/* webpackMode: "eager" */ './createImportWorker');
    return ask({ crear: () => workers.start(crearTrabajador), signal });
  });
}

function* tellProgress(avances: Channel<number>): SagaGenerator<never> {
  for (;;) yield* put(readProgressed({ porcentaje: yield* take(avances) }));
}
