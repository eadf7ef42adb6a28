import * as v from 'valibot';

import { LIMITS } from '#domain/convocatoriaRules.ts';
import type { Catalogues, ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import { LIVE_ESTADOS } from '#domain/estados.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { readCondiciones } from '#backend/solicitud/catalogues.ts';
import { type ConvocatoriaRow, matriculaDays, matriculaDaysSchema, requireChosen } from '#backend/solicitud/convocatoria.ts';
import { readEtapaRows } from '../allocation/etapaRows';
import { readPrioridades, readReservas } from '../allocation/allocationRules';

const convocatoriaSchema = v.object({
  nombre: v.string(),
  version: v.number(),
  maximoOpciones: v.number(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  hermanos: v.nullable(v.string()),
  reglaDeSemilla: v.string(),
  diasParaResponder: v.number(),
  fechasDeLista: v.array(v.string()),
  matricula: matriculaDaysSchema,
  aniosDeDatos: v.number(),
});

export interface StoredConvocatoria {
  readonly version: number;
  /** False once the list of a stage is frozen: the rules that it goes by are published then, and only dates are extended. */
  readonly editable: boolean;
  readonly fijas: ManagedConvocatoria['fijas'];
  readonly reglas: ConvocatoriaRules;
}

/** A convocatoria's rules as they are stored. */
export async function readStoredConvocatoria(db: Queryable, id: string): Promise<StoredConvocatoria> {
  const row = await readRow(
    db,
    convocatoriaSchema,
    `select nombre, version, maximo_opciones as "maximoOpciones", sorteo, hermanos, regla_semilla as "reglaDeSemilla",
       dias_para_responder as "diasParaResponder",
       array(select to_char(dia, 'YYYY-MM-DD') from fechas_de_lista f where f.convocatoria = c.id order by 1) as "fechasDeLista",
       ${matriculaDays} as matricula, anios_de_datos as "aniosDeDatos"
     from convocatorias c where id = $1`,
    [id],
  );
  if (!row) throw new Error(`The call ${id} is gone`);
  const { version, fechasDeLista, matricula, ...others } = row;
  const etapas = await readEtapaRows(db, id);
  const reservas = await readReservas(db, id);
  return {
    version,
    editable: etapas.every(({ congelada }) => congelada === null),
    fijas: {
      congeladas: etapas.flatMap(({ codigo, congelada }) => (congelada ? [codigo] : [])),
      publicadas: etapas.flatMap(({ codigo, publicada }) => (publicada ? [codigo] : [])),
      listaCerrada: etapas.some(({ listaCerradaEn }) => listaCerradaEn !== null),
    },
    reglas: {
      ...others,
      etapas: etapas.map(({ codigo, nombre, abre, cierra, publica, condiciones }) => ({
        codigo,
        nombre,
        abre: abre.toISOString(),
        cierra: cierra.toISOString(),
        publica: publica.toISOString(),
        condiciones,
      })),
      prioridades: [...(await readPrioridades(db, id))],
      reservas: reservas.map(({ condicion, puestos }) => ({ condicion, puestos })),
      fechasDeLista,
      matricula,
    },
  };
}

const opcionesSchema = v.object({ opciones: v.number(), solicitudes: v.number() });

/** The live solicitudes of a convocatoria, by how many options they have. */
async function countSolicitudes(db: Queryable, id: string): Promise<ManagedConvocatoria['solicitudes']> {
  const rows = await readRows(
    db,
    opcionesSchema,
    `select opciones, count(*) as solicitudes from (
       select count(o.oferta) as opciones from solicitudes s left join solicitud_opciones o on o.solicitud = s.id
       where s.convocatoria = $1 and s.estado = any ($2::text[]) group by s.id) as vivas group by 1`,
    [id, LIVE_ESTADOS],
  );
  const having = (options: number) => rows.find(({ opciones }) => opciones === options)?.solicitudes ?? 0;
  return {
    total: rows.reduce((sum, { solicitudes }) => sum + solicitudes, 0),
    porOpciones: Array.from({ length: LIMITS.opciones }, (_, at) => having(at + 1)),
  };
}

/** A convocatoria as who manages it sees it. */
export async function viewStored(
  context: Context,
  db: Queryable,
  { id, anio }: Pick<ConvocatoriaRow, 'id' | 'anio'>,
): Promise<ManagedConvocatoria> {
  return {
    anio,
    ahora: instantOf(context).toISOString(),
    ...(await readStoredConvocatoria(db, id)),
    solicitudes: await countSolicitudes(db, id),
    condiciones: nameCondiciones({ condiciones: await readCondiciones(db) }),
  };
}

/** The chosen one. @throws 404 */
export async function viewConvocatoria(context: Context): Promise<ManagedConvocatoria> {
  return viewStored(context, context.db, await requireChosen(context.db, context));
}

/** What rules may name, in the city's order. */
export function nameCondiciones({ condiciones }: Pick<Catalogues, 'condiciones'>): ManagedConvocatoria['condiciones'] {
  return condiciones.map(({ codigo, nombre, alcance }) => ({ codigo, nombre, alcance }));
}
