// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { alcanceSchema, contactoSchema, etapaDeConvocatoriaSchema, integerSchema, reservaSchema } from './answerParts';
import type { ManagedContacto, ManagedConvocatoria, Summary } from '../contractTypes';

export const managedConvocatoriaSchema: v.GenericSchema<unknown, ManagedConvocatoria> = v.object({
  anio: integerSchema,
  version: integerSchema,
  editable: v.boolean(),
  reglas: v.object({
    nombre: v.string(),
    maximoOpciones: integerSchema,
    sorteo: v.picklist(['unico', 'por_lugar']),
    reglaDeSemilla: v.string(),
    diasParaResponder: integerSchema,
    etapas: v.array(etapaDeConvocatoriaSchema),
    prioridades: v.array(v.string()),
    hermanos: v.nullable(v.string()),
    reservas: v.array(reservaSchema),
    fechasDeLista: v.array(v.string()),
  }),
  condiciones: v.array(v.object({ codigo: v.string(), nombre: v.string(), alcance: alcanceSchema })),
});

export const managedContactoSchema: v.GenericSchema<unknown, ManagedContacto> = v.object({
  version: integerSchema,
  contacto: contactoSchema,
});

export const summarySchema: v.GenericSchema<unknown, Summary> = v.object({
  solicitudes: v.pipe(integerSchema, v.minValue(0)),
  cupos: v.pipe(integerSchema, v.minValue(0)),
});
