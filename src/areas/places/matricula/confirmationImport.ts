import * as v from 'valibot';
import { confirmationReportSchema } from '#domain/answers/matriculaAnswers.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { declareImport } from '../oferta/import/declareImport';
import { MATRICULA_CALL } from './matriculaImport';

/** A list of pupils who were enrolled, on its way into their solicitudes. */
export const confirmationImport = declareImport({
  name: 'confirmationImport',
  rows: 'confirmacion',
  path: PLACES_PATHS.confirmation,
  call: `${MATRICULA_CALL}/confirmacion`,
  keptAs: 'educacion.confirmacion',
  schema: v.pipe(
    confirmationReportSchema,
    v.transform(({ confirmadas, yaMatriculadas, ...report }) => ({
      ...report,
      cambios: [],
      counts: { revisadas: report.revisadas, confirmadas, yaMatriculadas },
    })),
  ),
});
