import { familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import type { GuardianContactChange } from '#domain/contractTypes.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { AREA, CITIZEN_PATHS } from '../citizenPaths';

/** A family changes how it is reached; answered with its solicitud as it is then. */
export const contactChange = createSending({
  area: AREA,
  name: 'contactChange',
  request: (body: GuardianContactChange) => ({ method: 'post', path: 'api/educacion/consulta/contacto', body }),
  schema: familySolicitudSchema,
  isAt: (_, { path }) => path === CITIZEN_PATHS.lookUp,
  isPublic: true,
});
