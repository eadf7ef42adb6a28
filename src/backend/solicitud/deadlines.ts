import * as v from 'valibot';

import { type Database, readRows } from '../db/database';
import { HttpProblem } from '../http/problem';
import { system } from './actor';
import { tellFamilies } from './notices';
import { lockSolicitudRow, solicitudColumns, solicitudRowSchema } from './solicitudRow';
import { moveSolicitud } from './moveSolicitud';

/** Where a solicitud goes whose deadline passes, and why (F9). */
const expiries = {
  por_subsanar: { a: 'no_admitida', reason: 'Venció el plazo para subsanar.' },
  asignada: { a: 'vencida', reason: 'Venció el plazo para responder.' },
} as const;

const withDeadlineSchema = v.object({ radicado: v.string(), estado: v.picklist(['por_subsanar', 'asignada']) });

/** Moves on the solicitudes whose deadline has passed, each in a transaction of its own. */
export async function expireDeadlines(database: Database, instant: Date): Promise<void> {
  const expired = await readRows(
    database,
    withDeadlineSchema,
    `select radicado, estado from solicitudes where estado in ('por_subsanar', 'asignada') and plazo <= $1 order by plazo, id`,
    [instant.toISOString()],
  );
  for (const { radicado, estado } of expired) {
    const { a: to, reason } = expiries[estado];
    try {
      await database.transaction(async (tx) => {
        const row = await lockSolicitudRow(tx, radicado);
        if (row) await moveSolicitud(tx, row, { actor: system, asked: { to }, instant, reason });
      });
    } catch (error) {
      // Somebody moved it in the meantime: nothing lapses any more.
      if (!(error instanceof HttpProblem)) throw error;
    }
  }
}

/** How long before its end a deadline is called to mind. */
const reminderMs = 48 * 60 * 60 * 1000;
/** How long after the letter that told of it, at least: what was told just now needs no reminder. */
const afterFirstLetterMs = 24 * 60 * 60 * 1000;

/** Calls to mind the deadlines that end soon, each once, and never before the letter that tells of it is sent. */
export async function remindOfDeadlines(database: Database, instant: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const expiring = await readRows(
      tx,
      solicitudRowSchema,
      `select ${solicitudColumns} from solicitudes s
       where estado in ('por_subsanar', 'asignada') and plazo > $1 and plazo <= $2
         and not exists (select from avisos a where a.solicitud = s.id and (a.datos ->> 'plazo')::timestamptz = s.plazo
           and (a.tipo like '%por_vencer' or a.proximo_intento is not null or a.enviado_en > $3))
         and not exists (select from cartas_por_escribir c where c.solicitud = s.id)
       order by id`,
      [
        instant.toISOString(),
        new Date(instant.getTime() + reminderMs).toISOString(),
        new Date(instant.getTime() - afterFirstLetterMs).toISOString(),
      ],
    );
    await tellFamilies(
      tx,
      expiring.map((row) => ({
        row,
        kind: row.estado === 'asignada' ? 'oferta_por_vencer' : 'subsanacion_por_vencer',
        about: row.plazo?.toISOString() ?? '',
      })),
      instant,
    );
  });
}
