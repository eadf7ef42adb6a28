import { PATHS } from '#core/location/paths.ts';
import { signInsSchema } from '#domain/answers/accountAnswers.ts';
import { createReading } from '#kits/reading/createReading.ts';

/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'account';
export const PATH = `${PATHS.site}/ingresos`;

/** When somebody last signed in with the person's account, the present time first. */
export const signIns = createReading({
  area: AREA,
  name: 'signIns',
  paramsOf: ({ path }) => (path === PATH ? {} : null),
  path: () => 'api/token/ingresos',
  schema: signInsSchema,
});
