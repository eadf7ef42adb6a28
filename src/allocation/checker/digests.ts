import type { CheckedMarket } from './readMarket';
import { createShortHash } from './shortHash';

/** The digest that is the lottery number of a solicitud at an oferta, as eight words; it stands until the next one. */
export type DigestOf = (solicitud: number, oferta: number, whose: 'family' | 'own') => Uint32Array;

const BAR = 0x7c;
/** Of a ticket, and of an oferta. */
const LONGEST_NAME = 64;

/** SHA-256 of the seed of one's stage, '|' and the ticket, and with one lottery an oferta '|' and that (A7, A8). */
export function createDigests(market: CheckedMarket, seed: string): DigestOf {
  const { ofertas, families, family, etapa, tickets, ticketEnds, isLotteryByOferta } = market;
  const encoder = new TextEncoder();
  const beginnings = [...market.earlierSeeds, seed].map((one) => encoder.encode(`${one}|`));
  const { message, hash } = createShortHash(Math.max(...beginnings.map(({ length }) => length)) + 2 * LONGEST_NAME + 1);
  let length = 0;
  const write = (bytes: Uint8Array, from: number, to: number): void => {
    for (let at = from; at < to; at += 1) message[length + at - from] = bytes[at] ?? 0;
    length += to - from;
  };
  const writeName = (name: Uint8Array): void => write(name, 0, name.length);
  return (solicitud, oferta, whose) => {
    length = 0;
    writeName(beginnings[etapa[solicitud] ?? 0] ?? message);
    const ownFamily = whose === 'family' ? (family[solicitud] ?? -1) : -1;
    if (ownFamily >= 0) writeName(families.bytesOf(ownFamily));
    else write(tickets, ticketEnds[solicitud - 1] ?? 0, ticketEnds[solicitud] ?? 0);
    if (isLotteryByOferta) {
      message[length] = BAR;
      length += 1;
      writeName(ofertas.bytesOf(oferta));
    }
    return hash(length);
  };
}
