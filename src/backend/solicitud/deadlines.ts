import * as v from 'valibot';

import { type Database, readRows } from '../db/database';
import { HttpProblem } from '../http/problem';
import { sistema } from './actor';
import { ponerAviso } from './notices';
import { bloquearFila, columnasDeFila, filaSchema } from './solicitudRow';
import { mover } from './moveSolicitud';

/** Where a request goes whose deadline passes, and why (domain.md, a request's life). */
const vencimientos = {
  por_subsanar: { a: 'no_admitida', motivo: 'Venció el plazo para subsanar.' },
  asignada: { a: 'vencida', motivo: 'Venció el plazo para responder.' },
} as const;

const conPlazoSchema = v.object({ radicado: v.string(), estado: v.picklist(['por_subsanar', 'asignada']) });

/** Moves on the requests whose deadline has passed, each in a transaction of its own. */
export async function vencerPlazos(database: Database, instant: Date): Promise<void> {
  const vencidas = await readRows(
    database,
    conPlazoSchema,
    `select radicado, estado from solicitudes where estado in ('por_subsanar', 'asignada') and plazo <= $1 order by plazo, id`,
    [instant.toISOString()],
  );
  for (const { radicado, estado } of vencidas) {
    const { a, motivo } = vencimientos[estado];
    try {
      await database.transaction(async (tx) => {
        const fila = await bloquearFila(tx, radicado);
        if (fila) await mover(tx, fila, { actor: sistema, pide: { a }, instant, motivo });
      });
    } catch (error) {
      // Somebody moved it in the meantime: nothing lapses any more.
      if (!(error instanceof HttpProblem)) throw error;
    }
  }
}

/** How long before its end a deadline is called to mind. */
const anticipacionMs = 48 * 60 * 60 * 1000;

/** Calls to mind the deadlines that end soon, each once. */
export async function recordarPlazos(database: Database, instant: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const porVencer = await readRows(
      tx,
      filaSchema,
      `select ${columnasDeFila} from solicitudes
       where estado in ('por_subsanar', 'asignada') and plazo > $1 and plazo <= $2
         and not exists (select 1 from avisos where avisos.solicitud = solicitudes.id
           and avisos.tipo like '%por_vencer' and (avisos.datos ->> 'plazo')::timestamptz = solicitudes.plazo)
       order by id`,
      [instant.toISOString(), new Date(instant.getTime() + anticipacionMs).toISOString()],
    );
    for (const fila of porVencer) {
      const kind = fila.estado === 'asignada' ? 'oferta_por_vencer' : 'subsanacion_por_vencer';
      await ponerAviso(tx, fila, kind, instant, fila.plazo?.toISOString() ?? '');
    }
  });
}

/** Drops the supports that no request named in a day. */
export async function borrarArchivosSueltos(database: Database, instant: Date): Promise<void> {
  await database.query('delete from archivos where solicitud is null and vence <= $1', [instant.toISOString()]);
}
