import type { FamilySolicitud } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { instantOf, type Context } from '../context';
import type { Identification } from '../solicitud/solicitudInputs';
import { lockSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';
import { identify, radicadoKey } from '../solicitud/identify';
import { viewAsFamily } from '../solicitud/solicitudViews';

/** One step of a family's, on the solicitud that it identified, locked. */
type FamilyStep = (tx: Queryable, row: SolicitudRow, instant: Date) => Promise<SolicitudRow>;

/**
 * @param lockFirst locks what must be locked before the solicitud
 * @throws `solicitudNotFound`, and what the step throws, with nothing written
 */
export function asFamily(
  context: Context,
  identification: Identification,
  step: FamilyStep,
  lockFirst?: (tx: Queryable) => Promise<void>,
): Promise<FamilySolicitud> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    await lockFirst?.(tx);
    const found = await lockSolicitudRow(tx, radicadoKey(identification.radicado));
    const row = await step(tx, identify(found, identification), instant);
    return viewAsFamily(tx, row, instant);
  });
}
