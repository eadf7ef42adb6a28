import { createSaving } from '../../../features/saving/createSaving';
import { CSV_TYPE } from '../../../shared/csvType';
import { archivoDeTextoSchema } from '../../../shared/educacion/respuestas/asignacion';
import { AREA } from '../paths';
import { OFERTAS_CALL } from './ofertas';

/** All places as a file: to be changed in a spreadsheet, and imported again. */
export const plantilla = createSaving({
  area: AREA,
  name: 'plantilla',
  path: () => `${OFERTAS_CALL}/exportacion`,
  schema: archivoDeTextoSchema,
  fileOf: ({ nombre, contenido }) => ({ name: nombre, type: CSV_TYPE, content: contenido }),
});
