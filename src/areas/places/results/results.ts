import { createReading } from '#kits/reading/createReading.ts';
import { resultadosSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';
import { stageCall, stageOf } from '../resultsPaths';

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
