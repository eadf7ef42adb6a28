import * as v from 'valibot';

import type { RowChange, RowError, ImportReport, ManagedOferta, ManagedOfertasPage } from '../contractTypes';
import { integerSchema, gradoSchema, institucionSchema, pageSchema, type AnswerSchema } from './answerParts';

export const managedOfertaSchema: AnswerSchema<ManagedOferta> = v.object({
  id: v.string(),
  version: integerSchema,
  institucion: institucionSchema,
  sede: v.string(),
  comuna: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  anio: integerSchema,
  capacidad: integerSchema,
  continuan: integerSchema,
  repiten: integerSchema,
  vacantes: integerSchema,
});

export const managedOfertasPageSchema: AnswerSchema<ManagedOfertasPage> = pageSchema(managedOfertaSchema);

const rowErrorSchema: AnswerSchema<RowError> = v.object({ fila: integerSchema, columna: v.string(), mensaje: v.string() });

const cuposSchema: AnswerSchema<RowChange['despues']> = v.object({
  capacidad: integerSchema,
  continuan: integerSchema,
  repiten: integerSchema,
});

const rowChangeSchema: AnswerSchema<RowChange> = v.object({
  fila: integerSchema,
  institucion: institucionSchema,
  sede: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  antes: v.nullable(cuposSchema),
  despues: cuposSchema,
});

export const importReportSchema: AnswerSchema<ImportReport> = v.object({
  revisadas: integerSchema,
  nuevas: integerSchema,
  cambiadas: integerSchema,
  iguales: integerSchema,
  cambios: v.array(rowChangeSchema),
  huella: v.string(),
  guardada: v.boolean(),
  errores: v.array(rowErrorSchema),
});
