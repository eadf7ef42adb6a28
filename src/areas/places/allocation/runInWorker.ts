import { askWorker, WorkerCalledOff, WorkerLost } from '#services/workers/askWorker.ts';
import type { WorkerHandle } from '#services/workers/workersTypes.ts';
import { MercadoInvalido } from '#allocation/violations.ts';
import { type Encargo, type Hecho, type Noticia, parseNoticia } from '#allocation/workerMessages.ts';
import type { Avisar } from '#allocation/market.ts';

/** The run was called off. */
export class CorridaCancelada extends Error {
  constructor() {
    super('La corrida se canceló. No se guardó ni se publicó nada');
    this.name = 'CorridaCancelada';
  }
}

/** The worker died, or what it says is not what it should say. */
export class CorridaInterrumpida extends Error {
  constructor(cause: unknown) {
    super('El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo', { cause });
    this.name = 'CorridaInterrumpida';
  }
}

export interface Opciones {
  /** Starts the worker (trabajador.ts); it is ended when the run ends, however it ends. */
  readonly crear: () => WorkerHandle;
  readonly avisar?: Avisar;
  readonly signal?: AbortSignal;
  readonly silenceMs?: number;
}

/**
 * One run in a worker of its own.
 * @throws MercadoInvalido (what is wrong with the input), CorridaCancelada or CorridaInterrumpida
 */
export async function correr(encargo: Encargo, { crear, avisar, signal, silenceMs }: Opciones): Promise<Hecho> {
  const hear = (noticia: Noticia) => {
    switch (noticia.tipo) {
      case 'progreso':
        avisar?.(noticia.fase, noticia.done, noticia.total);
        return undefined;
      case 'resultado':
        return { answer: noticia.hecho };
      case 'invalido':
        throw new MercadoInvalido(noticia.faltas, noticia.total);
      case 'error':
        throw new WorkerLost(noticia.mensaje);
    }
  };
  try {
    return await askWorker({ start: crear, message: encargo, parse: parseNoticia, hear, signal, silenceMs });
  } catch (error) {
    if (error instanceof WorkerCalledOff) throw new CorridaCancelada();
    if (error instanceof WorkerLost) throw new CorridaInterrumpida(error.cause);
    throw error;
  }
}
