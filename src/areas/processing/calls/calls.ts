import { createReading } from '#kits/reading/createReading.ts';
import { callsToMakeSchema } from '#domain/answers/processingAnswers.ts';
import { AREA, PROCESSING_PATHS } from '../processingPaths';
import { callsAddress } from './callsAddress';

const PATH = 'api/educacion/tramitacion/llamadas';

/** A page of the families to be telephoned, as the address asks for them. */
export const calls = createReading({
  area: AREA,
  name: 'calls',
  paramsOf: ({ path, search }) => (path === PROCESSING_PATHS.calls ? callsAddress.read(search) : null),
  path: ({ estado, pagina }) => {
    const query = new URLSearchParams({ ...(estado !== null && { estado }), ...(pagina > 1 && { pagina: String(pagina) }) });
    return `${PATH}${query.size === 0 ? '' : `?${query}`}`;
  },
  schema: callsToMakeSchema,
  keepsShown: true,
});

/** How many there are, for the inbox. */
export const callsCount = createReading({
  area: AREA,
  name: 'callsCount',
  paramsOf: ({ path }) => (path === PROCESSING_PATHS.inbox ? {} : null),
  path: () => PATH,
  schema: callsToMakeSchema,
});
