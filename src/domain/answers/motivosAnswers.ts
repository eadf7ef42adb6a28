// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import type { ManagedMotivos, MotivosFrecuentes } from '../contractTypes';
import { integerSchema, momentSchema } from './answerParts';

export const motivosFrecuentesSchema: v.GenericSchema<unknown, MotivosFrecuentes> = v.object({
  negar_condicion: v.array(v.string()),
  negar_cupo: v.array(v.string()),
  por_subsanar: v.array(v.string()),
  en_revision: v.array(v.string()),
  no_admitida: v.array(v.string()),
  reabrir: v.array(v.string()),
  asignada: v.array(v.string()),
  retirada: v.array(v.string()),
});

export const managedMotivosSchema: v.GenericSchema<unknown, ManagedMotivos> = v.object({
  version: integerSchema,
  motivos: motivosFrecuentesSchema,
  cambios: v.array(v.object({ version: integerSchema, en: momentSchema, quien: v.string(), antes: motivosFrecuentesSchema })),
});
