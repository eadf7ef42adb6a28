import * as v from 'valibot';

import { FUNCIONARIO_MOVE_NAMES } from '../moveNames';
import type { FileContent, BitacoraEntries, SolicitudesPage, Expediente } from '../contractTypes';
import {
  estadoSchema,
  gradoSchema,
  momentSchema,
  pageSchema,
  solicitudEntries,
  textOrNullSchema,
  fileTypeSchema,
  type AnswerSchema,
} from './answerParts';

export const solicitudesPageSchema: AnswerSchema<SolicitudesPage> = pageSchema(
  v.object({
    radicado: v.string(),
    estado: estadoSchema,
    radicadaEn: momentSchema,
    estudiante: v.string(),
    documento: v.string(),
    grado: gradoSchema,
    asignadaA: textOrNullSchema,
    antesDe: v.nullable(momentSchema),
    asistida: v.boolean(),
  }),
);

export const expedienteSchema: AnswerSchema<Expediente> = v.object({
  ...solicitudEntries,
  asignadaA: textOrNullSchema,
  registradaPor: textOrNullSchema,
  avisoLeido: v.object({ version: v.string(), leidoEn: momentSchema }),
  acciones: v.array(v.picklist(FUNCIONARIO_MOVE_NAMES)),
});

export const bitacoraEntriesSchema: AnswerSchema<BitacoraEntries> = pageSchema(
  v.object({
    en: momentSchema,
    quien: v.string(),
    que: v.picklist(['movimiento', 'edicion', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision']),
    de: v.nullable(estadoSchema),
    a: v.nullable(estadoSchema),
    motivo: textOrNullSchema,
  }),
);

export const fileContentSchema: AnswerSchema<FileContent> = v.object({
  nombre: v.string(),
  tipo: fileTypeSchema,
  // Base 64; who decodes it sees whether it is: a pattern over megabytes is slow.
  contenido: v.string(),
});
