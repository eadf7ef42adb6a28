import { createSending } from '#kits/sending/createSending.ts';
import { convocatoriaDeGestionSchema } from '#domain/answers/convocatoriaAnswers.ts';
import type { ReglasDeConvocatoria } from '#domain/contractTypes.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';
import { API } from './convocatoriaRules';
import type { Valores } from './convocatoriaFields';

export interface Cambio {
  /** The one that the change was made to: the backend refuses what was meant for an older one. */
  version: number;
  reglas: ReglasDeConvocatoria;
  /** What stood in the fields. */
  valores: Valores;
}

/** A change of the call's rules; answered with the call as it is then. */
export const guardado = createSending({
  area: AREA,
  name: 'reglasGuardadas',
  request: ({ version, reglas }: Cambio) => ({ method: 'put', path: API, body: { version, reglas } }),
  schema: convocatoriaDeGestionSchema,
  isAt: (_, { path }) => path === EDUCATION_PATHS.call,
});
