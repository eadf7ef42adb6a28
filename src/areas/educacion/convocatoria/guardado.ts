import { createSending } from '../../../features/sending/createSending';
import { convocatoriaDeGestionSchema } from '../../../shared/educacion/respuestas/convocatoria';
import type { ReglasDeConvocatoria } from '../../../shared/educacion/tipos';
import { AREA, EDUCATION_PATHS } from '../paths';
import { API } from './reglas';
import type { Valores } from './valores';

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
