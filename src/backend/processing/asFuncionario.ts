import type { Expediente } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { instantOf, type Context } from '../context';
import { lockSolicitudRow, requireSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';
import { radicadoKey } from '../solicitud/identify';
import { viewAsFuncionario } from '../solicitud/solicitudViews';

/** One step of who processes solicitudes, on a locked one. */
type FuncionarioStep = (tx: Queryable, row: SolicitudRow, instant: Date) => Promise<SolicitudRow>;

/** @throws 404, and what the step throws, with nothing written */
export function asFuncionario(context: Context, login: string, radicado: string, step: FuncionarioStep): Promise<Expediente> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const row = await step(tx, requireSolicitudRow(await lockSolicitudRow(tx, radicadoKey(radicado))), instant);
    return viewAsFuncionario(tx, row, login, instant);
  });
}
