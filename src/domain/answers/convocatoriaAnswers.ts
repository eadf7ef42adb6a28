// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { contactoSchema, entradaSchema, integerSchema, momentSchema } from './answerParts';
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
    etapas: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        abre: momentSchema,
        cierra: momentSchema,
        publica: momentSchema,
        condiciones: v.array(v.string()),
      }),
    ),
    prioridades: v.array(v.string()),
    reservas: v.array(v.object({ condicion: v.string(), puestos: integerSchema })),
    fechasDeLista: v.array(v.string()),
  }),
  condiciones: v.array(entradaSchema),
});

export const managedContactoSchema: v.GenericSchema<unknown, ManagedContacto> = v.object({
  version: integerSchema,
  contacto: contactoSchema,
});

export const summarySchema: v.GenericSchema<unknown, Summary> = v.object({
  solicitudes: v.pipe(integerSchema, v.minValue(0)),
  cupos: v.pipe(integerSchema, v.minValue(0)),
});
