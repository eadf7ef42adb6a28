import { sha256 } from '@noble/hashes/sha2.js';

import type { CheckedMarket } from './readMarket';

/** The digest that is the lottery number of a solicitud at an oferta; it stands until the next one. */
export type DigestOf = (solicitud: number, oferta: number, whose: 'family' | 'own') => DataView;

const BAR = new TextEncoder().encode('|');

/** SHA-256 of the seed of one's stage, '|' and the ticket, and with one lottery an oferta '|' and that (A7, A8). */
export function createDigests(market: CheckedMarket, seed: string): DigestOf {
  const { ofertas, families, family, etapa, tickets, ticketEnds, isLotteryByOferta } = market;
  const encoder = new TextEncoder();
  const beginnings = [...market.earlierSeeds, seed].map((one) => sha256.create().update(encoder.encode(`${one}|`)));
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  let clone = sha256.create();
  return (solicitud, oferta, whose) => {
    const ownFamily = whose === 'family' ? (family[solicitud] ?? -1) : -1;
    const ticket =
      ownFamily >= 0 ? families.bytesOf(ownFamily) : tickets.subarray(ticketEnds[solicitud - 1] ?? 0, ticketEnds[solicitud]);
    clone = beginnings[etapa[solicitud] ?? 0]?._cloneInto(clone) ?? clone;
    clone.update(ticket);
    if (isLotteryByOferta) clone.update(BAR).update(ofertas.bytesOf(oferta));
    clone.digestInto(digest);
    return view;
  };
}
