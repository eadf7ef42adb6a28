// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { gradoSchema, institucionSchema, integerSchema, rowErrorSchema } from './answerParts';
import type { ImportReport, ManagedOferta, ManagedOfertasPage } from '../contractTypes';

export const managedOfertaSchema: v.GenericSchema<unknown, ManagedOferta> = v.object({
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
  reservas: v.array(v.object({ condicion: v.string(), puestos: integerSchema, propios: v.nullable(integerSchema) })),
});

export const managedOfertasPageSchema: v.GenericSchema<unknown, ManagedOfertasPage> = v.object({
  elementos: v.array(managedOfertaSchema),
  pagina: integerSchema,
  total: integerSchema,
});

const cuposSchema = v.object({ capacidad: integerSchema, continuan: integerSchema, repiten: integerSchema });

export const importReportSchema: v.GenericSchema<unknown, ImportReport> = v.object({
  revisadas: integerSchema,
  nuevas: integerSchema,
  cambiadas: integerSchema,
  iguales: integerSchema,
  cambios: v.array(
    v.object({
      fila: integerSchema,
      institucion: institucionSchema,
      sede: v.string(),
      jornada: v.string(),
      grado: gradoSchema,
      antes: v.nullable(cuposSchema),
      despues: cuposSchema,
      reservas: v.array(
        v.object({ condicion: v.string(), antes: v.nullable(integerSchema), despues: v.nullable(integerSchema) }),
      ),
    }),
  ),
  huella: v.string(),
  guardada: v.boolean(),
  errores: v.array(rowErrorSchema),
});
