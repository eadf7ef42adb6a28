import { textFileSchema } from '#domain/answers/textFileAnswers.ts';
import { createDownload } from '#kits/download/createDownload.ts';
import { AREA } from '../processingPaths';

/** All that is kept of a solicitud, for its family's right to have it (F146). */
export const expedienteDownload = createDownload({
  area: AREA,
  name: 'expedienteDownload',
  path: ({ radicado }: { radicado: string }) => `api/educacion/tramitacion/solicitudes/${radicado}/exportacion`,
  schema: textFileSchema,
  fileOf: ({ nombre, contenido }) => ({ name: nombre, type: 'text/plain', content: contenido }),
});
