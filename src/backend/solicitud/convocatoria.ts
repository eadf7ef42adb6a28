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

/** How far a convocatoria is (F100). */
export const estadoSchema = v.picklist(['en_preparacion', 'publicada', 'archivada']);

const convocatoriaSchema = v.object({
  id: v.string(),
  anio: v.number(),
  nombre: v.string(),
  estado: estadoSchema,
  abre: v.date(),
  cierra: v.date(),
  publica: v.date(),
  maximoOpciones: v.number(),
  /** The condition as which a sibling's seat of a run counts; null: it does not. */
  hermanos: v.nullable(v.string()),
  diasParaSubsanar: v.number(),
  aniosDeDatos: v.number(),
  diasParaResponder: v.number(),
  diasParaReclamar: v.number(),
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

const columns = `id, anio, nombre, estado, abre, cierra, publica, maximo_opciones as "maximoOpciones", hermanos, aviso, contacto,
  dias_para_subsanar as "diasParaSubsanar", anios_de_datos as "aniosDeDatos", dias_para_responder as "diasParaResponder",
  dias_para_reclamar as "diasParaReclamar",
  ${matriculaDays} as matricula, ${hasFrozenList} as congelada`;

export function isOpen({ abre, cierra }: ConvocatoriaRow, instant: Date): boolean {
  return abre <= instant && instant < cierra;
}

/**
 * Of those that are published the one that is open, else the next one, else the last one; where none is, the last that is
 * archived. Undefined when there is none (F100).
 */
export function findConvocatoria(db: Queryable, instant: Date): Promise<ConvocatoriaRow | undefined> {
  return readRow(
    db,
    convocatoriaSchema,
    `select ${columns} from convocatorias where estado <> 'en_preparacion'
     order by estado = 'archivada', (case when abre <= $1 and $1 < cierra then 0 when $1 < abre then 1 else 2 end),
       case when $1 < abre then abre end, cierra desc
     limit 1`,
    [instant.toISOString()],
  );
}

/** @throws 404 when there never was a convocatoria */
export async function requireConvocatoria(db: Queryable, instant: Date): Promise<ConvocatoriaRow> {
  const row = await findConvocatoria(db, instant);
  if (!row) throw noConvocatoria();
  return row;
}

/** The one that the caller chose by its year (F105); without a year that of now, or the newest where none is published. */
export async function findChosen(
  db: Queryable,
  { anio, now }: Pick<Context, 'anio' | 'now'>,
): Promise<ConvocatoriaRow | undefined> {
  return (
    (anio === undefined ? await findConvocatoria(db, instantOf({ now })) : undefined) ??
    readRow(
      db,
      convocatoriaSchema,
      `select ${columns} from convocatorias where anio = $1 or $1 is null order by anio desc limit 1`,
      [anio ?? null],
    )
  );
}

/** @throws 404 where there is none */
export async function requireChosen(db: Queryable, context: Pick<Context, 'anio' | 'now'>): Promise<ConvocatoriaRow> {
  const row = await findChosen(db, context);
  if (!row) throw noConvocatoria(context.anio);
  return row;
}

const noConvocatoria = (anio?: number): HttpProblem =>
  new HttpProblem(404, anio === undefined ? 'No hay ninguna convocatoria' : `No hay convocatoria de ${anio}`, {
    codigo: 'sin_convocatoria',
  });

/** What belongs to an archived one is as it was (F104). @throws 409 `archivada` */
export function requireNotArchived({ estado }: Pick<ConvocatoriaRow, 'estado'>): void {
  if (estado !== 'archivada') return;
  throw new HttpProblem(409, 'La convocatoria está archivada: nada de ella se puede cambiar', { codigo: 'archivada' });
}

/**
 * The chosen one within a transaction, in which nobody else changes it or takes a step of its official run.
 * @throws 404; 409 `archivada`
 */
export async function lockChosen(tx: Queryable, context: Pick<Context, 'anio' | 'now'>): Promise<ConvocatoriaRow> {
  const { id, anio } = await requireChosen(tx, context);
  const locked = await tx.query('select 1 from convocatorias where id = $1 for no key update', [id]);
  // One in preparation was deleted meanwhile.
  if (locked.length === 0) throw noConvocatoria(anio);
  const row = await convocatoriaOf(tx, id);
  requireNotArchived(row);
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
