import { createSending } from '../../../features/sending/createSending';
import { convocatoriaDeGestionSchema } from '../../../shared/educacion/respuestas/convocatoria';
import type { ReglasDeConvocatoria } from '../../../shared/educacion/tipos';
import { AREA, EDUCATION_PATHS } from '../paths';
import { API } from './reglas';

export interface Cambio {
  /** The one that the change was made to: the backend refuses what was meant for an older one. */
  version: number;
  reglas: ReglasDeConvocatoria;
}

/** A change of the call's rules; answered with the call as it is then. */
export const guardado = createSending({
  area: AREA,
  name: 'reglasGuardadas',
  request: (cambio: Cambio) => ({ method: 'put', path: API, body: cambio }),
  schema: convocatoriaDeGestionSchema,
  isAt: (_, { path }) => path === EDUCATION_PATHS.call,
});
