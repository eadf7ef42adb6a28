import type { Expediente } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { instantOf, type Context } from '../context';
import { findSolicitudRow, lockSolicitudRow, requireSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';
import { radicadoKey } from '../solicitud/identify';
import { viewAsFuncionario } from '../solicitud/solicitudViews';

/** One step of who processes solicitudes, on a locked one. */
type FuncionarioStep = (tx: Queryable, row: SolicitudRow, instant: Date) => Promise<SolicitudRow>;

/**
 * @param lockFirst locks what must be locked before the solicitud, by what is read of it without a lock
 * @throws 404, and what the step throws, with nothing written
 */
export function asFuncionario(
  context: Context,
  login: string,
  given: string,
  step: FuncionarioStep,
  lockFirst?: (tx: Queryable, seen: SolicitudRow) => Promise<void>,
): Promise<Expediente> {
  const instant = instantOf(context);
  const radicado = radicadoKey(given);
  return context.db.transaction(async (tx) => {
    if (lockFirst) await lockFirst(tx, requireSolicitudRow(await findSolicitudRow(tx, radicado)));
    const row = await step(tx, requireSolicitudRow(await lockSolicitudRow(tx, radicado)), instant);
    return viewAsFuncionario(tx, row, login, instant);
  });
}
