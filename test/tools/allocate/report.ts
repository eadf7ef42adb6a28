import type { Run } from '#allocation/run.ts';
import { countSolicitudes } from '#allocation/market.ts';
import type { Standing } from '#allocation/cutOffs.ts';
import { explainSolicitud, type OpcionExplanation } from '#allocation/explanation.ts';
import { lotteryNumber } from '#allocation/lottery.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { UsageError } from './arguments';

export interface ExpectedHashes {
  readonly huella: string | undefined;
  readonly huellaEntrada: string | undefined;
}

/** What came of a run. */
export function describeRun(run: Run, expected: ExpectedHashes): readonly string[] {
  const { solicitudes, byOpcion, kept, withoutCupo, cupos } = run.summary;
  const { findings, semilla } = run;
  return [
    `Solicitudes: ${solicitudes}. Cupos: ${cupos}. Semilla: ${semilla}`,
    ...byOpcion.map((count, index) => `Opción ${index + 1}: ${count}`),
    `Conservan su cupo actual: ${kept}`,
    `Sin cupo: ${withoutCupo}`,
    `Huella de la entrada: ${run.inputHash}${compare(run.inputHash, expected.huellaEntrada)}`,
    `Huella: ${run.hash}${compare(run.hash, expected.huella)}`,
    findings.length === 0 ? 'Comprobado: cumple todas las reglas' : `NO CUMPLE las reglas: ${findings.length} hallazgos`,
    ...findings.map(({ message }) => `  ${message}`),
    ...mismatch(run, expected),
  ];
}

/** What it means that a hash is not the expected one: that the rules are met says nothing of it. */
function mismatch({ inputHash, hash }: Run, { huella, huellaEntrada }: ExpectedHashes): readonly string[] {
  if (huellaEntrada !== undefined && huellaEntrada !== inputHash)
    return ['NO COINCIDE: la lista de este archivo no es la que se esperaba'];
  if (huella === undefined || huella === hash) return [];
  return ['NO COINCIDE: con esta lista y esta semilla las reglas dan otro resultado que el que se esperaba'];
}

const compare = (hash: string, expected: string | undefined): string =>
  expected === undefined ? '' : hash === expected ? ' (es la esperada)' : ` NO ES LA ESPERADA: se esperaba ${expected}`;

/** Whether both hashes are what was expected of them. */
export const isExpected = ({ hash, inputHash }: Run, { huella = hash, huellaEntrada = inputHash }: ExpectedHashes): boolean =>
  hash === huella && inputHash === huellaEntrada;

/** Where each oferta closed, a line each. */
export function describeCutOffs({ market, cutOffs }: Run): readonly string[] {
  return cutOffs.map(({ cupos, taken, holders, common, groups }, oferta) =>
    [
      `Oferta ${market.ofertas[oferta]}: ${taken} de ${cupos} cupos; conservan el suyo: ${holders}`,
      `orden común: ${describeStanding(common)}`,
      ...groups.map((standing, group) => `reserva ${market.groups[group]}: ${describeStanding(standing)}`),
    ].join('; '),
  );
}

const describeStanding = (standing: Standing | undefined): string =>
  standing === undefined ? 'nadie entró' : `hasta el puesto ${standing.place} (prioridad ${standing.priorityClass + 1})`;

const OUTCOMES: Readonly<Record<OpcionExplanation['outcome'], string>> = {
  assigned: 'ES LA ASIGNADA',
  missed: 'los cupos fueron de quienes van antes',
  unneeded: 'ya tiene una mejor',
};

/** What became of one solicitud, option by option. @throws UsageError if nobody has that ticket */
export function describeSolicitud(run: Run, ticket: string): readonly string[] {
  const { market, allocation, cutOffs } = run;
  const everyone = Array.from({ length: countSolicitudes(market) }, (_, at) => at);
  const solicitud = everyone.find((at) => textAt(market.tickets, at) === ticket);
  if (solicitud === undefined) throw new UsageError(`Nadie tiene el tiquete «${ticket}» en el archivo`);
  const got = market.ofertas[allocation.oferta[solicitud] as number];
  return [
    `Tiquete ${ticket}: ${got === undefined ? 'no obtuvo cupo en ninguna de sus opciones' : `obtuvo la oferta ${got}`}`,
    ...explainSolicitud(market, allocation, cutOffs, solicitud).map(
      ({ oferta, place, priorityClass, hermano, outcome, common, groups }, index) =>
        [
          `  Opción ${index + 1}, oferta ${oferta}: puesto ${place} (prioridad ${priorityClass + 1})`,
          `número de sorteo ${findNumber(run, solicitud, oferta)}`,
          ...(hermano === undefined ? [] : [`cuenta el cupo de su hermano, tiquete ${textAt(market.tickets, hermano)}`]),
          OUTCOMES[outcome],
          `el orden común: ${describeStanding(common)}`,
          ...groups.map(({ groupId, cutOff }) => `la reserva ${groupId}: ${describeStanding(cutOff)}`),
        ].join('; '),
    ),
  ];
}

/** The lottery number of a solicitud at an oferta: of its family, by the seed of its stage. */
function findNumber({ market, semilla }: Run, solicitud: number, oferta: string): string {
  const own = [...market.semillasAnteriores, semilla][market.etapaOfSolicitud[solicitud] as number] as string;
  const family = market.familyOfSolicitud[solicitud] as number;
  const ticket = family < 0 ? textAt(market.tickets, solicitud) : textAt(market.families, family);
  return lotteryNumber(own, ticket, market.lottery === 'por-oferta' ? oferta : undefined);
}
