import { createReading } from '#kits/reading/createReading.ts';
import { solicitudesPageSchema } from '#domain/answers/processingAnswers.ts';
import { AREA, PROCESSING_PATHS } from '../processingPaths';
import { askedQuery, inboxAddress } from './inboxAddress';

/** The page of the inbox that the address asks for. */
export const inbox = createReading({
  area: AREA,
  name: 'inbox',
  paramsOf: ({ path, search }) => (path === PROCESSING_PATHS.inbox ? inboxAddress.read(search) : null),
  path: (query) => `api/educacion/tramitacion/solicitudes${askedQuery(query)}`,
  schema: solicitudesPageSchema,
  keepsShown: true,
});
