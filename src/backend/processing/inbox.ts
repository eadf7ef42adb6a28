import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import { documentoReadings } from '#domain/documento.ts';
import { readTelefono } from '#domain/telefono.ts';
import type { Estado, Grado, SolicitudesPage } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { searchPatterns } from '../db/searchWords';
import type { Context } from '../context';
import type { InboxFilter } from '../solicitud/solicitudInputs';
import { dayMs } from '../solicitud/saveData';
import { radicadoKey } from '../solicitud/identify';
import { type AddCondition, countRows, createFilter, isListed, offsetOf, pageSize } from '../db/pages';

const itemSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  radicadaEn: v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  estudiante: v.string(),
  documento: v.string(),
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  asignadaA: v.nullable(v.string()),
  antesDe: v.nullable(
    v.pipe(
      v.date(),
      v.transform((date) => date.toISOString()),
    ),
  ),
  asistida: v.boolean(),
});

/** A whole radicado or document is looked for by itself, else each word in what a solicitud is found by (`searchedText`). */
async function addSearch(db: Queryable, text: string, addCondition: AddCondition): Promise<void> {
  // A telephone is found however it is written, with its country's code too.
  const telefono = readTelefono(text);
  const patterns = searchPatterns(telefono.ok ? telefono.value : text);
  if (patterns.length === 0) return;
  const whole = [radicadoKey(text), ...documentoReadings(text.replaceAll('\u0000', ''))];
  const [found] = await db.query('select 1 from solicitudes where radicado = $1 or documento in ($2, $3) limit 1', whole);
  if (found) addCondition('(radicado = $ or documento in ($, $))', ...whole);
  else {
    const each = patterns.map(() => 'texto like $').join(' and ');
    addCondition(`id in (select solicitud from solicitud_busqueda where ${each})`, ...patterns);
  }
}

/** A page of the solicitudes, the oldest filing first. */
export async function listInbox(
  { db, now }: Context,
  login: string,
  { estado, dias, asignacion, texto, pagina }: InboxFilter,
): Promise<SolicitudesPage> {
  const { addCondition, where, params } = createFilter();
  if (estado !== undefined) addCondition('estado = $', estado);
  if (dias !== undefined) addCondition('creada_en <= $', new Date(now() - dias * dayMs).toISOString());
  if (asignacion === 'mias') addCondition('asignada_a = $', login);
  if (asignacion === 'libres') addCondition('asignada_a is null');
  if (asignacion === 'de_otros') addCondition('asignada_a <> $', login);
  await addSearch(db, texto, addCondition);
  const total = await countRows(db, `solicitudes where ${where()}`, params);
  if (!isListed(pagina)) return { elementos: [], pagina, total };
  const items = await readRows(
    db,
    itemSchema,
    `select radicado, estado, creada_en as "radicadaEn", nombre as estudiante,
       documento_tipo || ' ' || documento as documento, grado, asignada_a as "asignadaA", plazo as "antesDe",
       registrada_por is not null as asistida
     from solicitudes where ${where()}
     order by creada_en, id limit ${pageSize} offset $${params.length + 1}`,
    [...params, offsetOf(pagina)],
  );
  return { elementos: [...items], pagina, total };
}
