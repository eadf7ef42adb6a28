import * as v from 'valibot';

import { contactoSchema } from '#domain/answers/answerParts.ts';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '../db/database';
import { HttpProblem } from '../http/problem';
import { instantOf, type Context } from '../context';
import { readCalendar } from './calendar';

/** SQL of the days of the matrícula of a row of `convocatorias`, as the contract has them. */
export const matriculaDays = `case when matricula_desde is not null then jsonb_build_object(
  'desde', to_char(matricula_desde, 'YYYY-MM-DD'), 'hasta', to_char(matricula_hasta, 'YYYY-MM-DD')) end`;

export const matriculaDaysSchema = v.nullable(v.object({ desde: v.string(), hasta: v.string() }));

const convocatoriaSchema = v.object({
  id: v.string(),
  anio: v.number(),
  nombre: v.string(),
  abre: v.date(),
  cierra: v.date(),
  publica: v.date(),
  maximoOpciones: v.number(),
  /** The condition as which a sibling's seat of a run counts; null: it does not. */
  hermanos: v.nullable(v.string()),
  diasParaSubsanar: v.number(),
  diasParaResponder: v.number(),
  aviso: v.string(),
  contacto: v.nullable(contactoSchema),
  matricula: matriculaDaysSchema,
  /** Whether the list of a stage is frozen and its result not published yet. */
  congelada: v.boolean(),
});
/** A convocatoria as it is stored; `cierra` is the first moment that is too late. */
export type ConvocatoriaRow = v.InferOutput<typeof convocatoriaSchema>;

/** SQL of whether the list of a stage of a row of `convocatorias` is frozen and not published. */
export const hasFrozenList =
  'exists (select 1 from corridas r where r.convocatoria = convocatorias.id and r.publicada_en is null)';

const columns = `id, anio, nombre, abre, cierra, publica, maximo_opciones as "maximoOpciones", hermanos, aviso, contacto,
  dias_para_subsanar as "diasParaSubsanar", dias_para_responder as "diasParaResponder",
  ${matriculaDays} as matricula, ${hasFrozenList} as congelada`;

export function isOpen({ abre, cierra }: ConvocatoriaRow, instant: Date): boolean {
  return abre <= instant && instant < cierra;
}

/** The convocatoria that is open, else the next one, else the last one; undefined when there never was one. */
export function findConvocatoria(db: Queryable, instant: Date): Promise<ConvocatoriaRow | undefined> {
  return readRow(
    db,
    convocatoriaSchema,
    `select ${columns} from convocatorias
     order by (case when abre <= $1 and $1 < cierra then 0 when $1 < abre then 1 else 2 end),
       case when $1 < abre then abre end, cierra desc
     limit 1`,
    [instant.toISOString()],
  );
}

/** @throws 404 when there never was a convocatoria */
export async function requireConvocatoria(db: Queryable, instant: Date): Promise<ConvocatoriaRow> {
  const row = await findConvocatoria(db, instant);
  if (!row) throw new HttpProblem(404, 'No hay ninguna convocatoria', { codigo: 'sin_convocatoria' });
  return row;
}

/** The convocatoria of a solicitud. */
export async function convocatoriaOf(db: Queryable, id: string): Promise<ConvocatoriaRow> {
  const row = await readRow(db, convocatoriaSchema, `select ${columns} from convocatorias where id = $1`, [id]);
  if (!row) throw new Error(`A request names the call ${id}, which is not there`);
  return row;
}

const avisoSchema = v.object({
  version: v.string(),
  titulo: v.string(),
  parrafos: v.array(v.string()),
  responsable: v.string(),
  contacto: v.string(),
});

async function readAviso(db: Queryable, version: string): Promise<Convocatoria['aviso']> {
  const [aviso] = await readRows(
    db,
    avisoSchema,
    'select version, titulo, parrafos, responsable, contacto from avisos_de_privacidad where version = $1',
    [version],
  );
  if (!aviso) throw new Error(`A call names the notice ${version}, which is not there`);
  return aviso;
}

function situationOf({ abre, cierra }: ConvocatoriaRow, instant: Date): Convocatoria['situacion'] {
  if (instant < abre) return 'por_abrir';
  return instant < cierra ? 'abierta' : 'cerrada';
}

/** The convocatoria with the catalogues that its forms need. @throws 404 when there never was one */
export async function readConvocatoria(context: Context): Promise<Convocatoria> {
  const { reads } = context.db;
  const instant = instantOf(context);
  const row = await requireConvocatoria(reads, instant);
  const { anio, nombre, maximoOpciones, hermanos } = row;
  return {
    anio,
    nombre,
    situacion: situationOf(row, instant),
    ahora: instant.toISOString(),
    abre: row.abre.toISOString(),
    cierra: row.cierra.toISOString(),
    publica: row.publica.toISOString(),
    maximoOpciones,
    hermanos,
    calendario: await readCalendar(reads, row),
    aviso: await readAviso(reads, row.aviso),
    contacto: row.contacto,
    catalogos: await context.catalogues(),
  };
}
