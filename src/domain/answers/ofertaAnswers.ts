// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { gradoSchema, institucionSchema, integerSchema, momentSchema, rowErrorSchema } from './answerParts';
import type { ImportReport, ImportReversal, LastImport, ManagedOferta, ManagedOfertasPage } from '../contractTypes';

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

const sumaDeCuposSchema = v.object({ capacidad: integerSchema, continuan: integerSchema, repiten: integerSchema });

const cuposSchema = v.object({ capacidad: integerSchema, continuan: integerSchema, repiten: integerSchema });

export const importReportSchema: v.GenericSchema<unknown, ImportReport> = v.object({
  revisadas: integerSchema,
  nuevas: integerSchema,
  cambiadas: integerSchema,
  iguales: integerSchema,
  totales: v.object({ antes: sumaDeCuposSchema, despues: sumaDeCuposSchema }),
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

export const lastImportSchema: v.GenericSchema<unknown, LastImport> = v.object({
  importacion: v.nullable(
    v.object({
      id: integerSchema,
      en: momentSchema,
      quien: v.string(),
      nuevas: integerSchema,
      cambiadas: integerSchema,
      congelada: v.boolean(),
      vuelven: integerSchema,
      quedan: v.array(
        v.object({
          institucion: institucionSchema,
          sede: v.string(),
          jornada: v.string(),
          grado: gradoSchema,
          motivo: v.string(),
        }),
      ),
    }),
  ),
});

export const importReversalSchema: v.GenericSchema<unknown, ImportReversal> = v.object({
  vuelven: integerSchema,
  quedan: v.array(
    v.object({ institucion: institucionSchema, sede: v.string(), jornada: v.string(), grado: gradoSchema, motivo: v.string() }),
  ),
});
