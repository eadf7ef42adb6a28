import { countCupos, countSolicitudes, type Mercado } from './market';
import { indexOfOpcion } from './opcionIndex';

/** What a run ended with, in numbers. */
export interface Resumen {
  readonly solicitudes: number;
  /** How many got their first option, their second… */
  readonly porOpcion: readonly number[];
  /** Who keep a seat that they did not list. */
  readonly conservan: number;
  readonly sinCupo: number;
  readonly cupos: number;
}

export function summarize(mercado: Mercado, oferta: Int32Array): Resumen {
  const porOpcion: number[] = [];
  let conservan = 0;
  let sinCupo = 0;
  oferta.forEach((got, solicitud) => {
    const index = indexOfOpcion(mercado, solicitud, got);
    const options = (mercado.inicio[solicitud + 1] as number) - (mercado.inicio[solicitud] as number);
    while (porOpcion.length < options) porOpcion.push(0);
    if (index < 0) sinCupo += 1;
    else if (index === options) conservan += 1;
    else porOpcion[index] = (porOpcion[index] as number) + 1;
  });
  const cupos = countCupos(mercado).reduce((sum, seats) => sum + seats, 0);
  return { solicitudes: countSolicitudes(mercado), porOpcion, conservan, sinCupo, cupos };
}
