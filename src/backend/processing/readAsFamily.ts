import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { funcionario } from '../solicitud/actor';
import { logEntry } from '../solicitud/log';
import { instantOf, type Context } from '../context';
import { findSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';
import { radicadoKey } from '../solicitud/identify';
import { viewAsFamily } from '../solicitud/solicitudViews';

/** The solicitud as its family sees it, for who acts in its name; the log keeps who read it (F15). @throws 404 */
export async function readAsFamily(context: Context, login: string, radicado: string): Promise<FamilySolicitud> {
  const { db } = context;
  const instant = instantOf(context);
  const row = requireSolicitudRow(await findSolicitudRow(db, radicadoKey(radicado)));
  await logEntry(db, { solicitud: row.id, en: instant, actor: funcionario(login), que: 'lectura' });
  return viewAsFamily(context, db, row, instant);
}
