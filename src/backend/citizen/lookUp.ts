import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { family } from '../solicitud/actor';
import { logEntry } from '../solicitud/log';
import { instantOf, type Context } from '../context';
import type { Identification } from '../solicitud/solicitudInputs';
import { findSolicitudRow } from '../solicitud/solicitudRow';
import { identify, radicadoKey } from '../solicitud/identify';
import { viewAsFamily } from '../solicitud/solicitudViews';

/** The solicitud as its family sees it; the log keeps that it was read. @throws `solicitudNotFound` */
export async function lookUp(context: Context, identification: Identification): Promise<FamilySolicitud> {
  const { db } = context;
  const instant = instantOf(context);
  const row = identify(await findSolicitudRow(db, radicadoKey(identification.radicado)), identification);
  const view = await viewAsFamily(context, db, row, instant);
  await logEntry(db, { solicitud: row.id, en: instant, actor: family, que: 'lectura' });
  return view;
}
