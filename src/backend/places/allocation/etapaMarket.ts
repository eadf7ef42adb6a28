import * as v from 'valibot';

import { createMarketBuilder } from '#allocation/createMarket.ts';
import type { HermanosInput, SolicitudInput } from '#allocation/marketInput.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import type { Market } from '#allocation/market.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import type { EtapaRow } from './etapaRows';
import { readFree, readTakenByReserva } from './freeCupos';
import { type ListedSolicitud, readListOfEtapa } from './listedSolicitudes';
import { readOwnPuestos } from '../oferta/ownPuestos';
import { type HermanoRule, readHermanoRule } from './hermanoRule';
import { readPrioridades, readReservas, type Reserva } from './allocationRules';

const semillaSchema = v.object({ numero: v.number(), semilla: v.string() });
type Semilla = v.InferOutput<typeof semillaSchema>;

/** The seeds of the stages before one, the first one first. */
function readSemillasAnteriores(db: Queryable, { convocatoria, numero }: EtapaRow): Promise<readonly Semilla[]> {
  return readRows(
    db,
    semillaSchema,
    `select numero, semilla from corridas where convocatoria = $1 and numero < $2 and publicada_en is not null order by numero`,
    [convocatoria, numero],
  );
}

const groupName = (reserva: number): string => `G${reserva + 1}`;

/** The class and the group that a condition gives. */
function settingOf({ prioridades, reservas }: Rules, { condicion }: HermanoRule): HermanosInput {
  const group = reservas.findIndex((reserva) => reserva.condicion === condicion);
  return { priorityClass: prioridades.indexOf(condicion), group: group < 0 ? undefined : groupName(group) };
}

interface Rules {
  readonly etapa: EtapaRow;
  readonly anteriores: readonly Semilla[];
  /** Who was late, by ticket: the stage of each, which is its own (A21). */
  readonly tardias: ReadonlyMap<string, number>;
  readonly prioridades: readonly string[];
  readonly reservas: readonly Reserva[];
  readonly hermanos: HermanoRule | undefined;
  /** Of each oferta. */
  readonly instituciones: ReadonlyMap<string, string>;
}

/** The stages of who was late, which follow those of the convocatoria: one each, in the order of filing (A21). */
function numberLate(solicitudes: readonly ListedSolicitud[], etapas: number): ReadonlyMap<string, number> {
  const late = solicitudes
    .flatMap(({ tiquete, id, tarde }) => (tarde === null ? [] : [{ tiquete, id, at: tarde.getTime() }]))
    .sort((one, other) => one.at - other.at || one.id - other.id);
  return new Map(late.map(({ tiquete }, index) => [tiquete, etapas + index + 1]));
}

/** The number of its stage among those of the market, from 1. */
function etapaOf({ etapa, anteriores, tardias }: Rules, { etapa: numero, tiquete }: ListedSolicitud): number {
  const late = tardias.get(tiquete);
  if (late !== undefined) return late;
  if (numero === null || numero === etapa.numero) return anteriores.length + 1;
  const index = anteriores.findIndex((one) => one.numero === numero);
  if (index < 0) throw new Error(`The stage ${numero} has no seed`);
  return index + 1;
}

function buildSolicitud(rules: Rules, solicitud: ListedSolicitud): SolicitudInput {
  const { prioridades, reservas, hermanos, instituciones } = rules;
  const { tiquete, familia, actual, reserva, opciones, condiciones } = solicitud;
  const groupOfCupo = reservas.findIndex(({ condicion }) => condicion === reserva);
  return {
    ticket: tiquete,
    family: familia === tiquete ? undefined : familia,
    etapa: etapaOf(rules, solicitud),
    cupoActual: actual ?? undefined,
    groupOfCupo: groupOfCupo < 0 ? undefined : groupName(groupOfCupo),
    opciones: opciones.map((oferta) => {
      const institucion = instituciones.get(oferta);
      // A condition of one institution, such as a sibling there, counts at that one only.
      const valid = new Set(
        condiciones
          .filter((claimed) => claimed.institucion === null || claimed.institucion === institucion)
          .map(({ condicion }) => condicion),
      );
      if (hermanos?.isHeld(familia, oferta)) valid.add(hermanos.condicion);
      const priorityClass = prioridades.findIndex((condicion) => valid.has(condicion));
      return {
        oferta,
        priorityClass: priorityClass < 0 ? prioridades.length : priorityClass,
        groups: reservas.flatMap(({ condicion }, at) => (valid.has(condicion) ? [groupName(at)] : [])),
      };
    }),
  };
}

/**
 * The market of a run (A1, A9) over the free seats. That of each grado is a market of its own: no oferta has two, so all
 * of them are solved as one, and hashed as one.
 * @param etapa the last one that has a seed, or is to have it
 * @throws 422 `lista_no_valida` with what is wrong, by radicado
 */
export async function buildMarket(db: Queryable, etapa: EtapaRow, solicitudes: readonly ListedSolicitud[]): Promise<Market> {
  const reservas = await readReservas(db, etapa.convocatoria);
  const own = await readOwnPuestos(db, etapa.anio);
  const taken = await readTakenByReserva(db, etapa.anio);
  const free = await readFree(db, etapa.anio);
  const anteriores = await readSemillasAnteriores(db, etapa);
  const tardias = numberLate(solicitudes, anteriores.length + 1);
  const rules: Rules = {
    etapa,
    anteriores,
    tardias,
    prioridades: await readPrioridades(db, etapa.convocatoria),
    reservas,
    hermanos: await readHermanoRule(db, etapa),
    instituciones: new Map(free.map(({ oferta, institucion }) => [oferta, institucion])),
  };
  const builder = createMarketBuilder({
    lottery: etapa.sorteo === 'unico' ? 'unico' : 'por-oferta',
    classCount: rules.prioridades.length + 1,
    groups: reservas.map((_, at) => groupName(at)),
    semillasAnteriores: [...anteriores.map(({ semilla }) => semilla), ...Array.from(tardias, () => etapa.semilla ?? '')],
    hermanos: rules.hermanos && settingOf(rules, rules.hermanos),
  });
  for (const { oferta, libres } of free) {
    const left = reservas.map(({ condicion, puestos }) =>
      Math.max((own.get(oferta)?.get(condicion) ?? puestos) - (taken.get(`${oferta} ${condicion}`) ?? 0), 0),
    );
    builder.addOferta({ id: oferta, vacantes: libres, reservas: left, ...rules.hermanos?.placeOf(oferta) }, `Oferta ${oferta}`);
  }
  for (const solicitud of solicitudes) builder.addSolicitud(buildSolicitud(rules, solicitud), `Solicitud ${solicitud.radicado}`);
  try {
    return builder.finish();
  } catch (error) {
    if (!(error instanceof InvalidMarket)) throw error;
    throw new HttpProblem(422, `La lista tiene ${error.total} faltas por corregir`, {
      codigo: 'lista_no_valida',
      errores: error.violations.map((message) => ({ campo: 'lista', mensaje: message })),
    });
  }
}

/** That of a stage as it is now. @throws 422 `lista_no_valida` */
export async function readMarket(db: Queryable, etapa: EtapaRow): Promise<Market> {
  return buildMarket(db, etapa, await readListOfEtapa(db, etapa));
}
