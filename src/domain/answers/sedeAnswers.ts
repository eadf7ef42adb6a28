// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { gradoSchema, institucionSchema, integerSchema } from './answerParts';
import type { Barrios, Instituciones, SedesMap, SedesPage } from '../contractTypes';

export const sedesPageSchema: v.GenericSchema<unknown, SedesPage> = v.object({
  elementos: v.array(
    v.object({
      id: v.string(),
      institucion: institucionSchema,
      sede: v.string(),
      direccion: v.string(),
      barrio: v.string(),
      telefono: v.nullable(v.string()),
      comuna: v.string(),
      zona: v.string(),
      ofertas: v.array(
        v.object({
          id: v.string(),
          jornada: v.string(),
          grado: gradoSchema,
          anio: integerSchema,
          vacantes: integerSchema,
          cifras: v.nullable(
            v.object({
              solicitudes: v.nullable(integerSchema),
              anterior: v.nullable(v.object({ corte: v.nullable(v.string()) })),
            }),
          ),
        }),
      ),
    }),
  ),
  pagina: integerSchema,
  total: integerSchema,
  parecidos: v.boolean(),
  hayMapa: v.boolean(),
  prioridadesAnteriores: v.nullable(v.array(v.string())),
});

export const sedesMapSchema: v.GenericSchema<unknown, SedesMap> = v.object({
  comunas: v.array(v.object({ codigo: v.string(), contorno: v.array(v.array(v.array(v.number()))) })),
  lugares: v.array(v.object({ longitud: v.number(), latitud: v.number(), sedes: v.array(v.string()), vacantes: v.boolean() })),
  sinLugar: integerSchema,
});

export const barriosSchema: v.GenericSchema<unknown, Barrios> = v.object({
  elementos: v.array(v.object({ nombre: v.string(), comuna: v.string() })),
});

export const institucionesSchema: v.GenericSchema<unknown, Instituciones> = v.object({ elementos: v.array(institucionSchema) });
