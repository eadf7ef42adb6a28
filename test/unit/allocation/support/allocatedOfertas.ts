import { allocate } from '#allocation/allocate.ts';
import { createMarket } from '#allocation/createMarket.ts';
import type { MarketSample } from './marketSamples';

/** The oferta of each solicitud, by its ticket; undefined: none. */
export type AllocatedOfertas = ReadonlyMap<string, string | undefined>;

/** What the engine gives. */
export function allocatedOfertas(sample: MarketSample): AllocatedOfertas {
  const market = createMarket(sample);
  const { oferta } = allocate(market, sample.semilla);
  return new Map(sample.solicitudes.map(({ ticket }, solicitud) => [ticket, market.ofertas[oferta[solicitud] ?? -1]]));
}
