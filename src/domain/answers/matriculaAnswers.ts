// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { hechoSchema, integerSchema, rowErrorSchema } from './answerParts';
import type { ConfirmationReport, Matricula, MatriculaReport } from '../contractTypes';

export const matriculaSchema: v.GenericSchema<unknown, Matricula> = v.object({
  anio: integerSchema,
  filas: integerSchema,
  importada: v.nullable(hechoSchema),
});

export const matriculaReportSchema: v.GenericSchema<unknown, MatriculaReport> = v.object({
  revisadas: integerSchema,
  antes: integerSchema,
  despues: integerSchema,
  pierden: integerSchema,
  huella: v.string(),
  guardada: v.boolean(),
  errores: v.array(rowErrorSchema),
});

export const confirmationReportSchema: v.GenericSchema<unknown, ConfirmationReport> = v.object({
  revisadas: integerSchema,
  confirmadas: integerSchema,
  yaMatriculadas: integerSchema,
  huella: v.string(),
  guardada: v.boolean(),
  errores: v.array(rowErrorSchema),
});
