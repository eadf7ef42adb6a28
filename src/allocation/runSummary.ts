import { countCupos, countSolicitudes, type Market } from './market';
import { indexOfOpcion } from './opcionIndex';

/** What a run ended with, in numbers. */
export interface RunSummary {
  readonly solicitudes: number;
  /** How many got their first option, their second… */
  readonly byOpcion: readonly number[];
  /** Who keep a seat that they did not list. */
  readonly kept: number;
  readonly withoutCupo: number;
  readonly cupos: number;
}

export function summarize(market: Market, oferta: Int32Array): RunSummary {
  const byOpcion: number[] = [];
  let kept = 0;
  let withoutCupo = 0;
  oferta.forEach((got, solicitud) => {
    const index = indexOfOpcion(market, solicitud, got);
    const opciones = (market.starts[solicitud + 1] as number) - (market.starts[solicitud] as number);
    while (byOpcion.length < opciones) byOpcion.push(0);
    if (index < 0) withoutCupo += 1;
    else if (index === opciones) kept += 1;
    else byOpcion[index] = (byOpcion[index] as number) + 1;
  });
  const cupos = countCupos(market).reduce((sum, seats) => sum + seats, 0);
  return { solicitudes: countSolicitudes(market), byOpcion, kept, withoutCupo, cupos };
}
