import { createReading } from '../../../features/reading/createReading';
import { resultadosSchema } from '../../../shared/educacion/respuestas/asignacion';
import { AREA, EDUCATION_PATHS } from '../paths';
import { stageCall, stageOf } from './places';

/** The figures of the stage that the address names. */
export const resultados = createReading({
  area: AREA,
  name: 'resultados',
  paramsOf: ({ path, search }) => {
    const etapa = path === EDUCATION_PATHS.results ? stageOf(search) : null;
    return etapa === null ? null : { etapa };
  },
  path: ({ etapa }) => `${stageCall(etapa)}/resultados`,
  schema: resultadosSchema,
});
