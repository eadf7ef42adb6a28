import * as v from 'valibot';

import { type Denied, effectOfAccepting, reclamoSubjects } from '#domain/reclamos.ts';
import type { DecidedCondicion, PossibleReclamo, Reclamo, ReclamoEffect, ReclamoSubject } from '#domain/contractTypes.ts';
import type { MoveFacts } from '#domain/moveGuards.ts';
import { sameValue } from '#domain/sameValue.ts';
import { type Queryable, readRow, readRows } from '../db/database';
import { dayIn, endOfDay } from '../timeZone';
import type { ConvocatoriaRow } from './convocatoria';
import { fileSchema } from './condiciones';
import { dayMs } from './saveData';
import type { SolicitudRow } from './solicitudRow';

const rowSchema = v.object({
  id: v.string(),
  clave: v.string(),
  sobre: v.picklist(['no_admitida', 'condicion', 'cupo_actual', 'resultado']),
  condicion: v.nullable(v.string()),
  texto: v.string(),
  en: v.date(),
  acepta: v.nullable(v.boolean()),
  motivo: v.nullable(v.string()),
  respondidoPor: v.nullable(v.string()),
  respondidoEn: v.nullable(v.date()),
});
/** A reclamo as it is stored. */
export type ReclamoRow = v.InferOutput<typeof rowSchema>;

/** Those of a solicitud, the newest first. */
export function readReclamoRows(db: Queryable, solicitud: number): Promise<readonly ReclamoRow[]> {
  return readRows(
    db,
    rowSchema,
    `select id, clave, sobre, condicion, texto, en, acepta, motivo, respondido_por as "respondidoPor", respondido_en as "respondidoEn"
     from reclamos where solicitud = $1 order by en desc, id`,
    [solicitud],
  );
}

const subjectOf = ({ sobre, condicion }: ReclamoSubject): ReclamoSubject => ({ sobre, condicion });
export const isOpen = ({ respondidoEn }: ReclamoRow): boolean => respondidoEn === null;

/** What of a solicitud is decided against its family. */
export function deniedIn(
  { cupoDecision, cupoEnLista }: SolicitudRow,
  condiciones: readonly Pick<DecidedCondicion, 'codigo' | 'decision'>[],
): Denied {
  return {
    condiciones: condiciones.filter(({ decision }) => decision === 'negada').map(({ codigo }) => codigo),
    cupo: cupoDecision === 'negada' && !cupoEnLista,
  };
}

const ownFileSchema = v.object({ reclamo: v.string(), ...fileSchema.entries });

/** The same as family and staff see them. */
export async function viewReclamos(db: Queryable, solicitud: number, rows: readonly ReclamoRow[]): Promise<Reclamo[]> {
  if (rows.length === 0) return [];
  const files = await readRows(
    db,
    ownFileSchema,
    'select reclamo, id, nombre, tipo, tamano from archivos where solicitud = $1 and reclamo is not null order by creado_en, id',
    [solicitud],
  );
  return rows.map(({ id, texto, en, acepta, motivo, respondidoEn, ...row }) => ({
    id,
    asunto: subjectOf(row),
    texto,
    archivos: files.filter(({ reclamo }) => reclamo === id).map(({ reclamo: _, ...file }) => file),
    en: en.toISOString(),
    respuesta:
      acepta === null || motivo === null || respondidoEn === null ? null : { acepta, motivo, en: respondidoEn.toISOString() },
  }));
}

interface Known {
  readonly row: SolicitudRow;
  readonly reclamos: readonly ReclamoRow[];
  readonly convocatoria: ConvocatoriaRow;
  readonly denied: Denied;
  readonly facts: MoveFacts;
  readonly timeZone: string;
}

const sinceSchema = v.object({ desde: v.date() });

/**
 * What its family may claim about now, and until when: the call's days after the last move that was not its own, each
 * thing once until there is another (F132). Null: nothing, or one waits for its answer.
 */
export async function readPossibleReclamo(
  db: Queryable,
  { row, reclamos, convocatoria, denied, facts, timeZone }: Known,
): Promise<PossibleReclamo | null> {
  const subjects = convocatoria.estado === 'archivada' ? [] : reclamoSubjects(row.estado, denied, facts);
  if (subjects.length === 0 || reclamos.some(isOpen)) return null;
  const since = await readRow(
    db,
    sinceSchema,
    `select coalesce(max(en), $2) as desde from bitacora where solicitud = $1 and a is not null and papel <> 'familia'`,
    [row.id, row.radicadaEn.toISOString()],
  );
  if (!since) throw new Error('An aggregate has a row');
  const { desde } = since;
  const claimed = reclamos.filter(({ en }) => en >= desde).map(subjectOf);
  const asuntos = subjects.filter((subject) => !claimed.some((one) => sameValue(one, subject)));
  if (asuntos.length === 0) return null;
  const end = endOfDay(timeZone, dayIn(timeZone, new Date(desde.getTime() + convocatoria.diasParaReclamar * dayMs)));
  return { asuntos, antesDe: end.toISOString(), aTiempo: facts.now < end };
}

/** What accepting the one that waits for its answer does; null where none does, or where a proposal answers it (F133). */
export function effectOfOpen({ row, reclamos, denied, facts }: Omit<Known, 'convocatoria' | 'timeZone'>): ReclamoEffect | null {
  const open = reclamos.find(isOpen);
  if (!open || (open.sobre === 'no_admitida' && row.propuesta !== null)) return null;
  return effectOfAccepting(open, row.estado, denied, facts);
}

/** Writes the answer of one that waits for it. */
export async function writeAnswer(
  tx: Queryable,
  { id }: Pick<ReclamoRow, 'id'>,
  { acepta, motivo, por, instant }: { acepta: boolean; motivo: string; por: string; instant: Date },
): Promise<void> {
  await tx.query(
    'update reclamos set acepta = $2, motivo = $3, respondido_por = $4, respondido_en = $5 where id = $1 and respondido_en is null',
    [id, acepta, motivo, por, instant.toISOString()],
  );
}
