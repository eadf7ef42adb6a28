import * as v from 'valibot';

import { createMarketBuilder } from '#allocation/createMarket.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import type { Market } from '#allocation/market.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import type { EtapaRow } from './etapaRows';
import { readFree } from './freeCupos';
import { readPrioridades, readReservas, type Reserva } from './allocationRules';

const solicitudSchema = v.object({
  radicado: v.string(),
  tiquete: v.string(),
  familia: v.string(),
  actual: v.nullable(v.string()),
  opciones: v.array(v.object({ oferta: v.string(), institucion: v.string() })),
  /** The approved ones. */
  condiciones: v.array(v.object({ condicion: v.string(), institucion: v.nullable(v.string()) })),
});
type ListedSolicitud = v.InferOutput<typeof solicitudSchema>;

/**
 * SQL of a solicitud `s` that may be in a stage: filed before it closed, not placed by an earlier one.
 * Parameters: the convocatoria, when the stage closes, its conditions.
 * @param decision what a condition of the stage must be for the solicitud to be in it
 */
export const inEtapa = (decision: string): string => `s.convocatoria = $1 and s.creada_en < $2 and s.etapa is null
  and (cardinality($3::text[]) = 0 or exists (select 1 from solicitud_condiciones k
    where k.solicitud = s.id and k.condicion = any($3::text[]) and ${decision}))`;

export const parametersOf = ({ convocatoria, cierra, condiciones }: EtapaRow): readonly unknown[] => [
  convocatoria,
  cierra.toISOString(),
  condiciones,
];

/** In the order of their tickets, so that nothing tells who asked first. */
function readListedSolicitudes(db: Queryable, etapa: EtapaRow): Promise<readonly ListedSolicitud[]> {
  return readRows(
    db,
    solicitudSchema,
    `select s.radicado, s.tiquete, s.tiquete_familia as familia, s.cupo_actual as actual,
       coalesce((select jsonb_agg(jsonb_build_object('oferta', n.oferta, 'institucion', d.institucion) order by n.orden)
         from solicitud_opciones n join ofertas o on o.id = n.oferta join sedes d on d.id = o.sede
         where n.solicitud = s.id), '[]') as opciones,
       coalesce((select jsonb_agg(jsonb_build_object('condicion', c.condicion, 'institucion', c.institucion))
         from solicitud_condiciones c where c.solicitud = s.id and c.decision = 'aprobada'), '[]') as condiciones
     from solicitudes s
     where s.estado = 'validada' and ${inEtapa("k.decision = 'aprobada'")}
     order by s.tiquete`,
    parametersOf(etapa),
  );
}

const takenSchema = v.object({ oferta: v.string(), condicion: v.string(), ocupados: v.number() });

/** How many of each reserve's group have a seat at each oferta by an earlier stage: a reserve is a minimum for all. */
async function readTakenByReserva(db: Queryable, anio: number): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    db,
    takenSchema,
    `select s.oferta_asignada as oferta, c.condicion, count(*) as ocupados
     from solicitudes s
       join ofertas o on o.id = s.oferta_asignada
       join sedes d on d.id = o.sede
       join solicitud_condiciones c on c.solicitud = s.id and c.decision = 'aprobada'
         and (c.institucion is null or c.institucion = d.institucion)
     where s.anio = $1 and s.oferta_asignada is distinct from s.cupo_actual group by 1, 2`,
    [anio],
  );
  return new Map(rows.map(({ oferta, condicion, ocupados }) => [`${oferta} ${condicion}`, ocupados]));
}

const groupName = (reserva: number): string => `G${reserva + 1}`;

function buildSolicitud(
  { tiquete, familia, actual, opciones, condiciones }: ListedSolicitud,
  prioridades: readonly string[],
  reservas: readonly Reserva[],
): Parameters<ReturnType<typeof createMarketBuilder>['addSolicitud']>[0] {
  return {
    ticket: tiquete,
    family: familia === tiquete ? undefined : familia,
    cupoActual: actual ?? undefined,
    opciones: opciones.map(({ oferta, institucion }) => {
      // A condition of one institution, such as a sibling there, counts at that one only.
      const valid = new Set(
        condiciones
          .filter((claimed) => claimed.institucion === null || claimed.institucion === institucion)
          .map(({ condicion }) => condicion),
      );
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
 * The market of a stage as it is now (A1). That of each grado is a market of its own: no
 * oferta has two, so all of them are solved as one, and hashed as one.
 * @throws 422 `lista_no_valida` with what is wrong, by radicado
 */
export async function readMarket(db: Queryable, etapa: EtapaRow): Promise<Market> {
  const prioridades = await readPrioridades(db, etapa.convocatoria);
  const reservas = await readReservas(db, etapa.convocatoria);
  const taken = await readTakenByReserva(db, etapa.anio);
  const builder = createMarketBuilder({
    lottery: etapa.sorteo === 'unico' ? 'unico' : 'por-oferta',
    classCount: prioridades.length + 1,
    groups: reservas.map((_, at) => groupName(at)),
  });
  for (const { oferta, libres } of await readFree(db, etapa.anio)) {
    const left = reservas.map(({ condicion, puestos }) =>
      Math.min(Math.max(puestos - (taken.get(`${oferta} ${condicion}`) ?? 0), 0), libres),
    );
    builder.addOferta({ id: oferta, vacantes: libres, reservas: left }, `Oferta ${oferta}`);
  }
  for (const solicitud of await readListedSolicitudes(db, etapa)) {
    builder.addSolicitud(buildSolicitud(solicitud, prioridades, reservas), `Solicitud ${solicitud.radicado}`);
  }
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
