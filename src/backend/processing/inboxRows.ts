import { documentoReadings, withoutZeros } from '#domain/documento.ts';
import { typedLine } from '#domain/unseen.ts';
import { readTelefono } from '#domain/telefono.ts';
import { FEWEST_SEARCHED, searchText } from '#domain/words/searchText.ts';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { type AddCondition, createFilter } from '../db/pages';
import { radicadoKey } from '../solicitud/identify';
import { dayMs } from '../solicitud/saveData';
import type { InboxFilter } from '../solicitud/solicitudInputs';
import { endOfDay, startOfDay } from '../timeZone';
import { deadlineEnds, WITH_DEADLINE } from '../solicitud/runningDeadlines';
import { addEtapa } from '../places/allocation/ofEtapa';

/**
 * A whole radicado or document is looked for by itself, else each word in what a solicitud is found by (`searchedText`).
 * @returns the words that a row was found by
 */
async function addSearch(db: Queryable, text: string, addCondition: AddCondition): Promise<readonly string[]> {
  if (typedLine(text) === '') return [];
  // A telephone is found however it is written, with its country's code too.
  const telefono = readTelefono(text);
  const searched = searchText(telefono.ok ? telefono.value : text);
  const readings = documentoReadings(text.replaceAll('\u0000', ''));
  const whole = [radicadoKey(text), ...readings, ...readings.map(withoutZeros)];
  const [found] = await db.query('select 1 from solicitudes where radicado = $1 or documento in ($2, $3, $4, $5) limit 1', whole);
  if (found) {
    addCondition('(radicado = $ or documento in ($, $, $, $))', ...whole);
    return [];
  }
  if (searched.replaceAll(' ', '').length < FEWEST_SEARCHED) {
    addCondition('false');
    return [];
  }
  const each = searched.split(' ').map(withoutMostZeros);
  // Short ones alone are in no index of three letters: they are looked for side by side.
  const words = each.some((word) => word.length >= FEWEST_SEARCHED) ? [...new Set(each)] : [searched];
  const patterns = words.map((word) => `%${word}%`);
  addCondition(
    `id in (select solicitud from solicitud_busqueda where ${patterns.map(() => 'texto like $').join(' and ')})`,
    ...patterns,
  );
  return words;
}

/** More zeros than a number was filed with hide nothing; what is left must still be searched for. */
function withoutMostZeros(word: string): string {
  const number = withoutZeros(word);
  return number.length < FEWEST_SEARCHED ? word : number;
}

function addAssignment(asignacion: string, login: string, addCondition: AddCondition): void {
  if (asignacion === 'mias') addCondition('asignada_a = $', login);
  else if (asignacion === 'libres') addCondition('asignada_a is null');
  else if (asignacion === 'de_otros') addCondition('asignada_a <> $', login);
  else addCondition('asignada_a = $', asignacion.slice('de:'.length));
}

/** Deadlines that run. */
function addDeadline(context: Context, plazo: 'vencida' | 'hoy' | 'semana', addCondition: AddCondition): void {
  const ends = deadlineEnds(context);
  addCondition(WITH_DEADLINE);
  if (plazo === 'vencida') addCondition('plazo <= $', ends.now);
  else addCondition('plazo > $ and plazo <= $', ends.now, ends[plazo]);
}

interface InboxRows {
  readonly rows: ReturnType<typeof createFilter>;
  /** What was looked for, where each row holds all of it. */
  readonly words: readonly string[];
}

/** What the rows of an inbox are asked by (F50). */
export async function inboxRows(context: Context, login: string, filter: InboxFilter): Promise<InboxRows> {
  const { estado, etapa, dia, dias, asignacion, grado, condicion, plazo, texto } = filter;
  const { timeZone } = context;
  const rows = createFilter();
  const { addCondition } = rows;
  // Written out: the index of what is to be done is made with these words.
  if (estado === 'por_hacer') addCondition(`estado in ('radicada', 'en_revision')`);
  else if (estado === 'sin_decidir') addCondition(`estado in ('radicada', 'en_revision', 'por_subsanar')`);
  else if (estado === 'por_confirmar') addCondition('propuesta is not null');
  else if (estado === 'con_reclamo') addCondition('id in (select solicitud from reclamos where respondido_en is null)');
  else if (estado !== undefined) addCondition('estado = $', estado);
  if (etapa !== undefined) await addEtapa(context, etapa, addCondition);
  if (dia !== undefined) {
    const [from, end] = [startOfDay(timeZone, dia), endOfDay(timeZone, dia)];
    addCondition('creada_en >= $ and creada_en < $', from.toISOString(), end.toISOString());
  }
  if (dias !== undefined) addCondition('creada_en <= $', new Date(context.now() - dias * dayMs).toISOString());
  if (asignacion !== undefined) addAssignment(asignacion, login, addCondition);
  if (grado !== undefined) addCondition('grado = $', grado);
  if (condicion !== undefined) addCondition('id in (select solicitud from solicitud_condiciones where condicion = $)', condicion);
  if (plazo !== undefined) addDeadline(context, plazo, addCondition);
  return { rows, words: await addSearch(context.db, texto, addCondition) };
}

interface Order {
  /** What the rows are ordered by, before their id; one that has none comes last. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

export const inboxOrders: Readonly<Record<InboxFilter['orden'], Order>> = {
  antiguas: { by: 'creada_en', direction: 'asc' },
  recientes: { by: 'creada_en', direction: 'desc' },
  plazo: { by: `coalesce(plazo, 'infinity')`, direction: 'asc' },
};

/** SQL of a row's place in that order, as text: microseconds since 1970, or `sin` for none, and its id. */
export function keyOf({ by }: Order): string {
  return `case when isfinite(${by}) then trunc(extract(epoch from ${by}) * 1000000)::bigint::text else 'sin' end || '.' || id`;
}

/** Asks for what comes after a place in that order, whether or not a row still stands there. */
export function addAfter({ by, direction }: Order, key: string, addCondition: AddCondition): void {
  const [moment = '', id = ''] = key.split('.');
  const sign = direction === 'asc' ? '>' : '<';
  if (moment === 'sin') addCondition(`(${by}, id) ${sign} ('infinity'::timestamptz, $::bigint)`, id);
  else addCondition(`(${by}, id) ${sign} (timestamptz 'epoch' + $::bigint * interval '1 microsecond', $::bigint)`, moment, id);
}
