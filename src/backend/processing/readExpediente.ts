import type { Expediente } from '#domain/contractTypes.ts';
import { requireNotErased } from '../places/retention/requireNotErased';
import { funcionario } from '../solicitud/actor';
import { logEntry } from '../solicitud/log';
import { instantOf, type Context } from '../context';
import { findSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';
import { radicadoKey } from '../solicitud/identify';
import { viewAsFuncionario } from '../solicitud/solicitudViews';

/** The whole file; the log keeps who read it (F15). @throws 404; 410 once its data were erased */
export async function readExpediente(context: Context, login: string, radicado: string): Promise<Expediente> {
  const { db } = context;
  const instant = instantOf(context);
  const key = radicadoKey(radicado);
  await requireNotErased(context, key);
  const row = requireSolicitudRow(await findSolicitudRow(db, key));
  // Before the answer: nothing is read that the log does not know.
  await logEntry(db, { solicitud: row.id, en: instant, actor: funcionario(login), que: 'lectura' });
  return viewAsFuncionario(db, row, login, instant);
}
