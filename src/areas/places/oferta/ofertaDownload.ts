import { CSV_TYPE } from '../csvType';
import { textFileSchema } from '#domain/answers/textFileAnswers.ts';
import { AREA } from '../placesPaths';
import { OFERTAS_CALL } from './ofertas';
import { createYearDownload } from '../yearly';

/** All places as a file: to be changed in a spreadsheet, and imported again. */
export const ofertaDownload = createYearDownload({
  area: AREA,
  name: 'ofertaDownload',
  path: () => `${OFERTAS_CALL}/exportacion`,
  schema: textFileSchema,
  fileOf: ({ nombre, contenido }) => ({ name: nombre, type: CSV_TYPE, content: contenido }),
});
