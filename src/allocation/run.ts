import { asignar, type Asignacion } from './allocate';
import { comprobar } from './checker/checkAllocation';
import type { Hallazgo } from './checker/findings';
import { findCortes, type Corte } from './cutOffs';
import { MercadoInvalido } from './violations';
import { hashEntrada, hashResultado } from './hashes';
import type { Avisar, Mercado } from './market';
import { type Resumen, summarize } from './runSummary';

/** All that a run gives. */
export interface Corrida {
  readonly mercado: Mercado;
  readonly semilla: string;
  readonly asignacion: Asignacion;
  readonly resumen: Resumen;
  /** Of each oferta. */
  readonly cortes: readonly Corte[];
  /** The SHA-256 of the input and of input, seed and result (huella.ts), in hexadecimal. */
  readonly huellaEntrada: string;
  readonly huella: string;
  /** What the checker found: nothing, or this result must not be used. */
  readonly hallazgos: readonly Hallazgo[];
}

/**
 * Allocates, checks and hashes: the same in a worker, in the backend and from the command line.
 * @throws MercadoInvalido if the seed is empty or more than a line
 */
export function runCorrida(mercado: Mercado, semilla: string, avisar?: Avisar): Corrida {
  checkSemilla(semilla);
  const asignacion = asignar(mercado, semilla, avisar);
  const hallazgos = comprobar(mercado, semilla, asignacion.oferta, avisar);
  const huellaEntrada = hashEntrada(mercado, avisar);
  return {
    mercado,
    semilla,
    asignacion,
    resumen: summarize(mercado, asignacion.oferta),
    cortes: findCortes(mercado, asignacion),
    huellaEntrada,
    huella: hashResultado(mercado, huellaEntrada, semilla, asignacion.oferta, avisar),
    hallazgos,
  };
}

function checkSemilla(semilla: string): void {
  if (semilla === '') throw new MercadoInvalido(['Falta la semilla del sorteo'], 1);
  if (/[\r\n]/.test(semilla)) throw new MercadoInvalido(['La semilla del sorteo debe ser de una sola línea'], 1);
}
