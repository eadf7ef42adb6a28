import { acceptDeferred } from './acceptDeferred';
import { allocateByGrado } from './allocateByGrado';
import { type CommonOrder, rankOpciones } from './commonOrder';
import type { ReportProgress, Market } from './market';

/** Who gets what. */
export interface Allocation {
  /** The oferta of each solicitud; -1: none. */
  readonly oferta: Int32Array<ArrayBuffer>;
  /** The common order that the lottery gave. */
  readonly order: CommonOrder;
}

/**
 * The lottery, the common order and the allocation (A2, A4, A7), grado by grado where a sibling's seat counts (A20).
 * `semilla`: the lottery's seed.
 */
export function allocate(market: Market, semilla: string, reportProgress?: ReportProgress): Allocation {
  if (market.hermanos) return allocateByGrado(market, market.hermanos, semilla, reportProgress);
  const order = rankOpciones(market, semilla, reportProgress);
  return { oferta: acceptDeferred(market, order, reportProgress), order };
}
