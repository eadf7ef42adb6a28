import type { FamilySolicitud } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { instantOf, type Context } from '../context';
import type { FamilyCaller } from './familyCaller';
import { requireSeenVersion } from '../solicitud/moveSolicitud';
import { findSolicitudRow, lockSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';
import { viewAsFamily } from '../solicitud/solicitudViews';

/** One step of a family's, or of staff in its name, on its solicitud, locked. */
type FamilyStep = (tx: Queryable, row: SolicitudRow, instant: Date) => Promise<SolicitudRow>;

/**
 * @param lockFirst locks what must be locked before the solicitud, by what is read of it without a lock
 * @throws 404, 409 `version_vieja` when it changed after that, and what the step throws; nothing is written
 */
export function asFamily(
  context: Context,
  { radicado, requireOwn }: FamilyCaller,
  step: FamilyStep,
  lockFirst?: (tx: Queryable, seen: SolicitudRow) => Promise<void>,
): Promise<FamilySolicitud> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const seen = lockFirst && requireOwn(await findSolicitudRow(tx, radicado));
    if (seen) await lockFirst(tx, seen);
    const found = requireOwn(await lockSolicitudRow(tx, radicado));
    if (seen) requireSeenVersion(found, seen.version);
    return viewAsFamily(context, tx, await step(tx, found, instant), instant);
  });
}
