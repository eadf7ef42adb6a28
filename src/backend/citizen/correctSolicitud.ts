import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { changeSolicitud } from './changeSolicitud';
import type { FamilyCaller } from './familyCaller';
import type { Context } from '../context';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';

/** Answers a correction before its deadline: back to who reviews it. */
export function correctSolicitud(
  context: Context,
  caller: FamilyCaller,
  body: Pick<SolicitudEdit, 'version' | 'datos'>,
): Promise<FamilySolicitud> {
  return changeSolicitud(context, caller, body, { move: 'subsanar', changes: {} });
}
