import { MercadoInvalido } from './faltas';
import { type Encargo, type Hecho, type Noticia, parseNoticia } from './mensajes';
import type { Avisar } from './mercado';

/** As much of a Web Worker as a run needs. */
export interface Trabajador {
  postMessage(message: Encargo): void;
  terminate(): void;
  addEventListener(type: 'message' | 'messageerror' | 'error', listener: (event: Event) => void): void;
}

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
  readonly crear: () => Trabajador;
  readonly avisar?: Avisar;
  readonly signal?: AbortSignal;
  /** A worker that says nothing for so long is held for dead: memory that runs out gives no event. */
  readonly silenceMs?: number;
}

function start(crear: Opciones['crear']): Trabajador {
  try {
    return crear();
  } catch (error) {
    throw new CorridaInterrumpida(error);
  }
}

/**
 * One run in a worker of its own.
 * @throws MercadoInvalido (what is wrong with the input), CorridaCancelada or CorridaInterrumpida
 */
export function correr(encargo: Encargo, { crear, avisar, signal, silenceMs = 120_000 }: Opciones): Promise<Hecho> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new CorridaCancelada());
      return;
    }
    const trabajador = start(crear);
    let ended = false;
    const end = () => {
      ended = true;
      clearTimeout(silence);
      signal?.removeEventListener('abort', cancel);
      trabajador.terminate();
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const interrupt = (cause: unknown) => fail(new CorridaInterrumpida(cause));
    const cancel = () => fail(new CorridaCancelada());
    const watch = () => setTimeout(() => interrupt(`Silence of ${silenceMs} ms`), silenceMs);
    let silence = watch();

    const hear = (noticia: Noticia) => {
      switch (noticia.tipo) {
        case 'progreso':
          clearTimeout(silence);
          silence = watch();
          avisar?.(noticia.fase, noticia.done, noticia.total);
          break;
        case 'resultado':
          end();
          resolve(noticia.hecho);
          break;
        case 'invalido':
          fail(new MercadoInvalido(noticia.faltas, noticia.total));
          break;
        case 'error':
          interrupt(noticia.mensaje);
          break;
      }
    };

    signal?.addEventListener('abort', cancel);
    trabajador.addEventListener('message', (event) => {
      // What was on its way when the run ended.
      if (ended) return;
      try {
        hear(parseNoticia('data' in event ? event.data : undefined));
      } catch (error) {
        interrupt(error);
      }
    });
    trabajador.addEventListener('messageerror', interrupt);
    trabajador.addEventListener('error', interrupt);
    trabajador.postMessage(encargo);
  });
}
