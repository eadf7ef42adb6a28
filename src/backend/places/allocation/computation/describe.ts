import type { Allocation } from '#allocation/allocate.ts';
import { type CutOffOfOferta, findCutOffs, type Standing } from '#allocation/cutOffs.ts';
import { explainSolicitud, type OpcionExplanation } from '#allocation/explanation.ts';
import { countSolicitudes, type Market } from '#allocation/market.ts';
import { indexOfOpcion } from '#allocation/opcionIndex.ts';
import { lotteryNumber } from '#allocation/lottery.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { cutOffText, type ShownStanding, shareOf } from './cutOffText';
import type { DescribedCutOff, DescribedSolicitud } from './tasks';

interface ToDescribe {
  readonly market: Market;
  readonly semilla: string;
  readonly allocation: Allocation;
  /** The names of the reserves' conditions, in their order. */
  readonly reservas: readonly string[];
  /** Whether an oferta has no seat left, by its number. */
  readonly isFull: (oferta: number, cutOff: CutOffOfOferta) => boolean;
}

/** Draws the lottery number of a solicitud at an oferta, as a share of all. */
function drawLotteryNumber({ market, semilla }: ToDescribe, solicitud: number, oferta: number): number {
  const family = market.familyOfSolicitud[solicitud] as number;
  const ticket = family < 0 ? textAt(market.tickets, solicitud) : textAt(market.families, family);
  const place = market.lottery === 'por-oferta' ? market.ofertas[oferta] : undefined;
  return shareOf(lotteryNumber(semilla, ticket, place));
}

function describeCutOff(all: ToDescribe, cutOff: CutOffOfOferta, oferta: number): DescribedCutOff {
  const { market, allocation, reservas } = all;
  const standingOf = ({ place: standing, priorityClass: clase }: Standing): ShownStanding => {
    const position = (allocation.order.starts[oferta] as number) + standing - 1;
    return {
      priorityClass: clase + 1,
      lotteryShare: drawLotteryNumber(all, allocation.order.solicitud[position] as number, oferta),
    };
  };
  const byReserva = cutOff.groups.flatMap((standing, group) =>
    standing === undefined ? [] : [{ name: reservas[group] ?? market.groups[group] ?? '', standing: standingOf(standing) }],
  );
  return {
    oferta: market.ofertas[oferta] ?? '',
    cupos: cutOff.cupos,
    ocupados: cutOff.taken,
    corte: all.isFull(oferta, cutOff) ? cutOffText(cutOff.common && standingOf(cutOff.common), byReserva) : null,
  };
}

const resultOf: Readonly<Record<OpcionExplanation['outcome'], 'asignada' | 'no_alcanzo' | 'mejor_asignada'>> = {
  assigned: 'asignada',
  missed: 'no_alcanzo',
  unneeded: 'mejor_asignada',
};

/** What each oferta and each solicitud is told of an allocation; those are described one by one, as they are asked for. */
export function describe(all: ToDescribe): {
  readonly cortes: readonly DescribedCutOff[];
  readonly solicitudes: Iterable<DescribedSolicitud>;
} {
  const { market, allocation } = all;
  const found = findCutOffs(market, allocation);
  const cutOffs = found.map((cutOff, oferta) => describeCutOff(all, cutOff, oferta));
  const byOferta = new Map(
    cutOffs.map((cutOff, index) => [cutOff.oferta, { numero: index, corte: cutOff, titulares: found[index]?.holders }]),
  );

  const describeSolicitud = (solicitud: number): DescribedSolicitud => {
    const got = allocation.oferta[solicitud] as number;
    const opcionIndex = indexOfOpcion(market, solicitud, got);
    const single = market.lottery === 'unico' ? drawLotteryNumber(all, solicitud, 0) : null;
    const opciones = explainSolicitud(market, allocation, found, solicitud).map(
      ({ oferta, outcome, place: standing, priorityClass: clase }) => {
        const { numero: index = 0, corte: cutOff, titulares } = byOferta.get(oferta) ?? {};
        // Whoever holds a seat there keeps it: nobody else had one to ask for.
        const withoutVacantes = outcome === 'missed' && cutOff?.cupos === titulares;
        return {
          oferta,
          resultado: withoutVacantes ? ('sin_vacantes' as const) : resultOf[outcome],
          orden: standing,
          clase: clase + 1,
          sorteo: single ?? drawLotteryNumber(all, solicitud, index),
        };
      },
    );
    return {
      tiquete: textAt(market.tickets, solicitud),
      oferta: market.ofertas[got] ?? null,
      opcion: opcionIndex < 0 ? null : opcionIndex < opciones.length ? opcionIndex + 1 : 0,
      clase: Math.min(market.classCount, ...opciones.map(({ clase }) => clase)),
      sorteo: single,
      opciones,
    };
  };
  const count = countSolicitudes(market);
  const solicitudes: Iterable<DescribedSolicitud> = {
    [Symbol.iterator]: () => {
      let next = 0;
      return {
        next: () => (next < count ? { done: false, value: describeSolicitud(next++) } : { done: true, value: undefined }),
      };
    },
  };
  return { cortes: cutOffs, solicitudes };
}
