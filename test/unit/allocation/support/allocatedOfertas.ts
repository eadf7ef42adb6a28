import { asignar } from '#allocation/allocate.ts';
import { createMercado } from '#allocation/createMarket.ts';
import type { Caso } from './marketSamples';

/** The oferta of each solicitud, by its ticket; undefined: none. */
export type Asignados = ReadonlyMap<string, string | undefined>;

/** What the engine gives. */
export function asignados(caso: Caso): Asignados {
  const mercado = createMercado(caso);
  const { oferta } = asignar(mercado, caso.semilla);
  return new Map(
    caso.solicitudes.map(({ tiquete }, solicitud) => [tiquete, mercado.ofertas[oferta[solicitud] ?? -1]]),
  );
}
