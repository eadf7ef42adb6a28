import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { guardianContactSchema } from '#domain/solicitud/guardianContactSchema.ts';
import { asFamily } from './asFamily';
import type { FamilyCaller } from './familyCaller';
import type { Context } from '../context';
import { checkPart } from '../solicitud/checkData';
import { isContactOf, saveContact } from '../solicitud/guardianContact';
import { requireSeenVersion } from '../solicitud/moveSolicitud';
import type { AskedContactChange } from '../solicitud/solicitudInputs';

/**
 * The family changes how it is reached, to the end of its solicitud and after it. What is so already is no change: who lost
 * the answer may ask again.
 * @throws as `asFamily`, 409 `version_vieja`, 422
 */
export function changeContact(
  context: Context,
  caller: FamilyCaller,
  { version, contacto }: Pick<AskedContactChange, 'version' | 'contacto'>,
): Promise<FamilySolicitud> {
  const asked = checkPart(guardianContactSchema, contacto, 'contacto');
  return asFamily(context, caller, async (tx, row, instant) => {
    if (isContactOf(row, asked)) return row;
    requireSeenVersion(row, version);
    return saveContact(tx, row, asked, caller, instant);
  });
}
