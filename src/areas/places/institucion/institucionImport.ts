import * as v from 'valibot';
import { sedesReportSchema } from '#domain/answers/institucionAnswers.ts';
import { PLACES_PATHS } from '../placesPaths';
import { declareImport } from '../oferta/import/declareImport';
import { INSTITUCIONES_CALL } from './institucionPaths';

/** A file of institutions and sedes on its way. */
export const institucionImport = declareImport({
  name: 'institucionImport',
  rows: 'sede',
  path: PLACES_PATHS.institucionImport,
  call: `${INSTITUCIONES_CALL}/importacion`,
  keptAs: 'educacion.instituciones',
  schema: v.pipe(
    sedesReportSchema,
    v.transform(({ cambios, institucionesNuevas, nuevas, cambiadas, iguales, ...report }) => ({
      ...report,
      cambios: [],
      sedes: cambios,
      counts: { revisadas: report.revisadas, institucionesNuevas, nuevas, cambiadas, iguales },
    })),
  ),
});
