import * as v from 'valibot';
import { matriculaReportSchema } from '#domain/answers/matriculaAnswers.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { declareImport } from '../oferta/import/declareImport';

export const MATRICULA_CALL = 'api/educacion/gestion/matricula';

/** An enrolment list on its way into the place of the one that there is. */
export const matriculaImport = declareImport({
  name: 'matriculaImport',
  rows: 'matricula',
  path: PLACES_PATHS.matricula,
  call: `${MATRICULA_CALL}/importacion`,
  keptAs: 'educacion.matricula',
  schema: v.pipe(
    matriculaReportSchema,
    v.transform(({ antes, despues, pierden, ...report }) => ({
      ...report,
      cambios: [],
      counts: { revisadas: report.revisadas, antes, despues, pierden },
    })),
  ),
});
