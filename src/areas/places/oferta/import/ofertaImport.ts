import * as v from 'valibot';
import { importReportSchema } from '#domain/answers/ofertaAnswers.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { OFERTAS_CALL } from '../ofertas';
import { declareImport } from './declareImport';

/** A file on its way into the oferta. */
export const ofertaImport = declareImport({
  name: 'ofertaImport',
  rows: 'oferta',
  path: PLACES_PATHS.ofertaImport,
  call: `${OFERTAS_CALL}/importacion`,
  keptAs: 'educacion.importacion',
  schema: v.pipe(
    importReportSchema,
    v.transform(({ nuevas, cambiadas, iguales, ...report }) => ({
      ...report,
      counts: { revisadas: report.revisadas, nuevas, cambiadas, iguales },
    })),
  ),
});
