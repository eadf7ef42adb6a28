import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import { MOST_COUNTED } from '#domain/mostCounted.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { Estado, Grado, NextSolicitud, SolicitudesPage } from '#domain/contractTypes.ts';
import { readRow, readRows } from '../db/database';
import type { Context } from '../context';
import { isExtemporanea } from '../solicitud/extemporanea';
import type { InboxFilter, InboxPage } from '../solicitud/solicitudInputs';
import { radicadoKey } from '../solicitud/identify';
import { radicadoWords } from '../solicitud/saveData';
import { findSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';
import { countRows, isListed, offsetOf } from '../db/pages';
import { addAfter, inboxOrders, inboxRows, keyOf } from './inboxRows';

const instantSchema = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
);
const itemSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  version: v.number(),
  radicadaEn: instantSchema,
  estudiante: v.string(),
  documento: v.string(),
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  asignadaA: v.nullable(v.string()),
  antesDe: v.nullable(instantSchema),
  extemporanea: v.boolean(),
  asistida: v.boolean(),
  porConfirmar: v.boolean(),
  conReclamo: v.boolean(),
  acudiente: v.string(),
  clave: v.string(),
});
type Item = v.InferOutput<typeof itemSchema>;

/** The guardian is named only where the words are not all the pupil's: why else the row is there could not be seen. */
function toldOf(words: readonly string[], { acudiente, ...item }: Item): SolicitudesPage['elementos'][number] {
  const pupil = searchText(radicadoWords(item.radicado), item.documento, item.estudiante);
  return { ...item, acudiente: words.every((word) => pupil.includes(word)) ? null : acudiente };
}

/** A page of the solicitudes, in the order that is asked for. */
export async function listInbox(context: Context, login: string, page: InboxPage): Promise<SolicitudesPage> {
  const { db } = context;
  const { orden, porPagina, tras } = page;
  const order = inboxOrders[orden];
  const { rows, words } = await inboxRows(context, login, page);
  const total = await countRows(db, `solicitudes where ${rows.where()}`, rows.params);
  if (tras !== undefined) addAfter(order, tras, rows.addCondition);
  const after = tras === undefined ? MOST_COUNTED : await countRows(db, `solicitudes where ${rows.where()}`, rows.params);
  // What was handled since then comes before it no longer: the page is the one that it is by now.
  const pagina = after === MOST_COUNTED ? page.pagina : Math.floor((total - after) / porPagina) + 1;
  if (!isListed(pagina, porPagina)) return { elementos: [], pagina, total };
  const items = await readRows(
    db,
    itemSchema,
    `select radicado, estado, version, creada_en as "radicadaEn", nombre as estudiante,
       documento_tipo || ' ' || documento as documento, grado, asignada_a as "asignadaA", plazo as "antesDe",
       registrada_por is not null as asistida, ${isExtemporanea()} as extemporanea, propuesta is not null as "porConfirmar",
       exists (select from reclamos r where r.solicitud = solicitudes.id and r.respondido_en is null) as "conReclamo",
       concat_ws(' ', datos->'acudiente'->>'nombres', datos->'acudiente'->>'apellidos', datos->'acudiente'->>'telefono') as acudiente,
       ${keyOf(order)} as clave
     from solicitudes where ${rows.where()}
     order by ${order.by} ${order.direction}, id ${order.direction}
     limit ${porPagina} offset $${rows.params.length + 1}`,
    [...rows.params, tras === undefined ? offsetOf(pagina, porPagina) : 0],
  );
  return { elementos: items.map((item) => toldOf(words, item)), pagina, total };
}

const placeSchema = v.object({ clave: v.string() });
const nextSchema = v.object({ radicado: v.string() });

/** The first after a solicitud in the inbox so asked for (F51): the solicitud itself may have left it. @throws 404 */
export async function nextInInbox(context: Context, login: string, given: string, filter: InboxFilter): Promise<NextSolicitud> {
  const { db } = context;
  const order = inboxOrders[filter.orden];
  const { id } = requireSolicitudRow(await findSolicitudRow(db, radicadoKey(given)));
  const place = await readRow(db, placeSchema, `select ${keyOf(order)} as clave from solicitudes where id = $1`, [id]);
  const { rows } = await inboxRows(context, login, filter);
  if (place) addAfter(order, place.clave, rows.addCondition);
  const next = await readRow(
    db,
    nextSchema,
    `select radicado from solicitudes where ${rows.where()} order by ${order.by} ${order.direction}, id ${order.direction} limit 1`,
    rows.params,
  );
  return { siguiente: next?.radicado ?? null };
}
