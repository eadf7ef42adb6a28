import { familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import type { NewReclamo } from '#domain/contractTypes.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { AREA, CITIZEN_PATHS } from '../citizenPaths';

type ReclamoCommand = Omit<NewReclamo, 'claveIdempotencia'>;

/** A family claims about a decision or a result; answered with its solicitud as it is then. */
export const reclamoSend = createSending({
  area: AREA,
  name: 'reclamoSend',
  request: (command: ReclamoCommand, { key }) => ({
    method: 'post',
    path: 'api/educacion/consulta/reclamo',
    body: { ...command, claveIdempotencia: key } satisfies NewReclamo,
  }),
  schema: familySolicitudSchema,
  isAt: (_, { path }) => path === CITIZEN_PATHS.lookUp,
  creates: true,
  isPublic: true,
});
