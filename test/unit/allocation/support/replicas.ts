import { checkAllocation } from '#allocation/checker/checkAllocation.ts';
import type { Finding } from '#allocation/checker/findings.ts';
import type { CheckedMarket } from '#allocation/checker/readMarket.ts';
import type { Market } from '#allocation/market.ts';
import { type MarketReplica, readReplicaText } from '#allocation/replica/readReplica.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import type { MarketSample } from './marketSamples';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A replication file as a person writes it, by the words of replicaFormat.ts alone, and without the list's hash. */
export function writtenByHand({ settings, ofertas, solicitudes, semilla }: MarketSample): string {
  const { lottery, classCount, groups, semillasAnteriores = [], hermanos } = settings;
  const own = semillasAnteriores.length + 1;
  const lines = [
    'replica,2',
    `sorteo,${lottery}`,
    `clases,${classCount}`,
    `grupos,${groups.join(' ')}`,
    ...(hermanos ? [`hermanos,${hermanos.priorityClass},${hermanos.group ?? ''}`] : []),
    ...semillasAnteriores.map((earlier, index) => `etapa,${index + 1},${quoted(earlier)}`),
    `semilla,${quoted(semilla)}`,
    ...ofertas.map(({ id, vacantes, reservas, institucion, turno }) =>
      ['oferta', id, vacantes, reservas.join(' '), ...(institucion === undefined ? [] : [institucion, turno])].join(','),
    ),
    ...solicitudes.map(({ ticket, etapa = own, family = '', cupoActual = '', groupOfCupo = '', opciones }) =>
      [
        'solicitud',
        ticket,
        etapa,
        family,
        cupoActual,
        groupOfCupo,
        opciones.map(({ oferta }) => oferta).join(' '),
        opciones.map(({ priorityClass }) => priorityClass).join(' '),
        opciones.map((opcion) => opcion.groups.join('+') || '-').join(' '),
      ].join(','),
    ),
    `fin,${solicitudes.length}`,
  ];
  return `${lines.join('\n')}\n`;
}

export const replicaOf = (sample: MarketSample): MarketReplica => readReplicaText(writtenByHand(sample));

/** The replica that is written of a market. */
export const replicaOfMarket = (market: Market): MarketReplica => readReplicaText(writeReplica(market).join(''));

/** Of markets that are checked again and again. */
const checkedMarkets = new WeakMap<Market, CheckedMarket>();

/** What the checker finds in a result of a market. */
export function checkMarket(market: Market, semilla: string, oferta: Int32Array): readonly Finding[] {
  const checked = checkedMarkets.get(market) ?? replicaOfMarket(market).checked;
  checkedMarkets.set(market, checked);
  const { tickets, ofertas } = market;
  return checkAllocation(checked, semilla, { tickets, ofertas, oferta });
}
