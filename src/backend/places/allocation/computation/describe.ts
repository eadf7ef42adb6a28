import type { Allocation } from '#allocation/allocate.ts';
import { type CutOffOfOferta, findCutOffs, type Standing } from '#allocation/cutOffs.ts';
import { explainSolicitud, type OpcionExplanation } from '#allocation/explanation.ts';
import { countSolicitudes, type Market } from '#allocation/market.ts';
import { indexOfOpcion } from '#allocation/opcionIndex.ts';
import { lotteryNumber } from '#allocation/lottery.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { findGroupsOfCupos } from '#allocation/seated.ts';
import { findSharing } from './sharing';
import { cutOffText, type ShownStanding, shareOf } from './cutOffText';
import type { DescribedCutOff, DescribedSolicitud, Task } from './tasks';

interface ToDescribe extends Pick<Task, 'etapas' | 'reservas'> {
  readonly market: Market;
  readonly semilla: string;
  readonly allocation: Allocation;
}

/** Draws the lottery number of a ticket, by the seed of the stage of a solicitud, at an oferta: as a share of all. */
function drawTicket({ market, semilla: last }: ToDescribe, ticket: string, solicitud: number, oferta: number): number {
  const semilla = market.semillasAnteriores[market.etapaOfSolicitud[solicitud] as number] ?? last;
  const place = market.lottery === 'por-oferta' ? market.ofertas[oferta] : undefined;
  return shareOf(lotteryNumber(semilla, ticket, place));
}

/** The lottery number of a solicitud at an oferta. */
function drawLotteryNumber(all: ToDescribe, solicitud: number, oferta: number): number {
  const { tickets, families, familyOfSolicitud } = all.market;
  const family = familyOfSolicitud[solicitud] as number;
  return drawTicket(all, family < 0 ? textAt(tickets, solicitud) : textAt(families, family), solicitud, oferta);
}

function describeCutOff(all: ToDescribe, cutOff: CutOffOfOferta, oferta: number): DescribedCutOff {
  const { market, allocation, etapas, reservas } = all;
  const standingOf = ({ place: standing, priorityClass: clase }: Standing): ShownStanding => {
    const position = (allocation.order.starts[oferta] as number) + standing - 1;
    const solicitud = allocation.order.solicitud[position] as number;
    const etapa = market.etapaOfSolicitud[solicitud] as number;
    return {
      priorityClass: clase + 1,
      etapa: etapas.length > 1 ? etapas[etapa] : undefined,
      // Those who were late stand behind all stages that have a name.
      isLate: etapa >= etapas.length,
      lotteryShare: drawLotteryNumber(all, solicitud, oferta),
    };
  };
  const byReserva = cutOff.groups.flatMap((standing, group) =>
    standing === undefined ? [] : [{ name: reservas[group]?.nombre ?? '', standing: standingOf(standing) }],
  );
  return {
    oferta: market.ofertas[oferta] ?? '',
    cupos: cutOff.cupos,
    ocupados: cutOff.taken,
    nuevos: cutOff.taken - cutOff.holders,
    corte: cutOff.taken < cutOff.cupos ? null : cutOffText(cutOff.common && standingOf(cutOff.common), byReserva),
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
  const groupsOfCupos = findGroupsOfCupos(market, allocation);
  const isSharing = findSharing(market);

  const describeSolicitud = (solicitud: number): DescribedSolicitud => {
    const got = allocation.oferta[solicitud] as number;
    const opcionIndex = indexOfOpcion(market, solicitud, got);
    const single = market.lottery === 'unico' ? drawLotteryNumber(all, solicitud, 0) : null;
    const opciones = explainSolicitud(market, allocation, found, solicitud).map(
      ({ oferta, outcome, place: standing, priorityClass: clase, hermano }) => {
        const { numero: index = 0, corte: cutOff, titulares } = byOferta.get(oferta) ?? {};
        // Whoever holds a seat there keeps it: nobody else had one to ask for.
        const withoutVacantes = outcome === 'missed' && cutOff?.cupos === titulares;
        return {
          oferta,
          resultado: withoutVacantes ? ('sin_vacantes' as const) : resultOf[outcome],
          orden: standing,
          clase: clase + 1,
          hermano: hermano === undefined ? null : textAt(market.tickets, hermano),
          desempate: isSharing(solicitud) ? drawTicket(all, textAt(market.tickets, solicitud), solicitud, index) : null,
          sorteo: single ?? drawLotteryNumber(all, solicitud, index),
        };
      },
    );
    return {
      tiquete: textAt(market.tickets, solicitud),
      oferta: market.ofertas[got] ?? null,
      reserva: all.reservas[groupsOfCupos[solicitud] as number]?.condicion ?? null,
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
