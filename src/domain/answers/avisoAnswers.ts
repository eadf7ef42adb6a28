// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { momentSchema } from './answerParts';
import type { AvisoVersion, ManagedAviso } from '../contractTypes';

const avisoVersionSchema: v.GenericSchema<unknown, AvisoVersion> = v.object({
  version: v.string(),
  titulo: v.string(),
  parrafos: v.array(v.string()),
  responsable: v.string(),
  contacto: v.string(),
  desde: momentSchema,
  quien: v.nullable(v.string()),
});

export const managedAvisoSchema: v.GenericSchema<unknown, ManagedAviso> = v.object({
  actual: avisoVersionSchema,
  anteriores: v.array(avisoVersionSchema),
});
