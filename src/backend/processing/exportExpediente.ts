import * as v from 'valibot';

import type { TextFile } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { wholeText } from '#domain/words/wholeText.ts';
import { type Queryable, readRows } from '../db/database';
import { instantOf, type Context } from '../context';
import { funcionario } from '../solicitud/actor';
import { entryColumns, entrySchema, readEntryOfertas, viewEntry } from '../solicitud/bitacoraEntries';
import { radicadoKey } from '../solicitud/identify';
import { logEntry } from '../solicitud/log';
import { findSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';
import { viewAsFuncionario } from '../solicitud/solicitudViews';

const moment = v.nullable(
  v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
);
const letterSchema = v.object({
  tipo: v.string(),
  para: v.string(),
  escritaEn: moment,
  enviadaEn: moment,
  fallo: v.nullable(v.string()),
});

function readLetters(db: Queryable, solicitud: number) {
  return readRows(
    db,
    letterSchema,
    `select tipo, para, creado_en as "escritaEn", enviado_en as "enviadaEn", fallo from avisos where solicitud = $1 order by id`,
    [solicitud],
  );
}

async function readWholeLog(db: Queryable, solicitud: number) {
  const rows = await readRows(db, entrySchema, `select ${entryColumns} from bitacora b where b.solicitud = $1 order by b.id`, [
    solicitud,
  ]);
  const ofertas = await readEntryOfertas(db, rows);
  return rows.map((row) => viewEntry(row, ofertas));
}

/**
 * All that is kept of one solicitud, to be read by its family (F146): data, decisions, supports by name, letters and log, in
 * which this is the last entry. @throws 404
 */
export async function exportExpediente(context: Context, login: string, radicado: string): Promise<TextFile> {
  const { db, timeZone } = context;
  const instant = instantOf(context);
  const row = requireSolicitudRow(await findSolicitudRow(db, radicadoKey(radicado)));
  // Before the answer: nothing is read that the log does not know.
  await logEntry(db, {
    solicitud: row.id,
    en: instant,
    actor: funcionario(login),
    que: 'lectura',
    detalle: { exportacion: 'expediente' },
  });
  // What the reader may do is nothing that is kept.
  const {
    acciones: _a,
    lugares: _l,
    impedimento: _i,
    correccion: _c,
    ...solicitud
  } = await viewAsFuncionario(db, row, login, instant);
  const cartas = await readLetters(db, row.id);
  const bitacora = await readWholeLog(db, row.id);
  const title = `Todo lo que se guarda de la solicitud ${row.radicado}, ${momentText(instant.toISOString(), timeZone)}`;
  return { nombre: `expediente-${row.radicado}.txt`, contenido: wholeText(title, { solicitud, cartas, bitacora }, timeZone) };
}
