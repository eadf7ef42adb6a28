import type { FamilySolicitud } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { instantOf, type Context } from '../context';
import type { Identification } from '../solicitud/solicitudInputs';
import { requireSeenVersion } from '../solicitud/moveSolicitud';
import { findSolicitudRow, lockSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';
import { identify, radicadoKey } from '../solicitud/identify';
import { viewAsFamily } from '../solicitud/solicitudViews';

/** One step of a family's, on the solicitud that it identified, locked. */
type FamilyStep = (tx: Queryable, row: SolicitudRow, instant: Date) => Promise<SolicitudRow>;

/**
 * @param lockFirst locks what must be locked before the solicitud, by what is read of it without a lock
 * @throws `solicitudNotFound`, 409 `version_vieja` when it changed after that, and what the step throws; nothing is written
 */
export function asFamily(
  context: Context,
  identification: Identification,
  step: FamilyStep,
  lockFirst?: (tx: Queryable, seen: SolicitudRow) => Promise<void>,
): Promise<FamilySolicitud> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const radicado = radicadoKey(identification.radicado);
    const seen = lockFirst && identify(await findSolicitudRow(tx, radicado), identification);
    if (seen) await lockFirst(tx, seen);
    const found = identify(await lockSolicitudRow(tx, radicado), identification);
    if (seen) requireSeenVersion(found, seen.version);
    return viewAsFamily(tx, await step(tx, found, instant), instant);
  });
}
