// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { estadoSchema, gradoSchema, institucionSchema, integerSchema, momentSchema, rowErrorSchema } from './answerParts';
import type { InstitucionesPage, ManagedInstitucion, ManagedSede, SedesReport } from '../contractTypes';

export const institucionesPageSchema: v.GenericSchema<unknown, InstitucionesPage> = v.object({
  elementos: v.array(v.object({ dane: v.string(), nombre: v.string(), sedes: integerSchema, cerradas: integerSchema })),
  pagina: integerSchema,
  total: integerSchema,
});

const datoDeLugarSchema = v.object({ campo: v.string(), antes: v.nullable(v.string()), despues: v.nullable(v.string()) });

export const managedInstitucionSchema: v.GenericSchema<unknown, ManagedInstitucion> = v.object({
  dane: v.string(),
  nombre: v.string(),
  version: integerSchema,
  sedes: v.array(
    v.object({
      id: v.string(),
      nombre: v.string(),
      direccion: v.string(),
      barrio: v.string(),
      comuna: v.string(),
      cerradaEn: v.nullable(momentSchema),
    }),
  ),
  cambios: v.array(
    v.object({
      en: momentSchema,
      quien: v.string(),
      origen: v.picklist(['creacion', 'edicion', 'importacion', 'cierre', 'apertura']),
      cambios: v.array(datoDeLugarSchema),
    }),
  ),
});

export const managedSedeSchema: v.GenericSchema<unknown, ManagedSede> = v.object({
  id: v.string(),
  version: integerSchema,
  institucion: institucionSchema,
  datos: v.object({
    nombre: v.string(),
    direccion: v.string(),
    barrio: v.string(),
    comuna: v.string(),
    zona: v.string(),
    telefono: v.nullable(v.string()),
    latitud: v.nullable(v.number()),
    longitud: v.nullable(v.number()),
  }),
  cerradaEn: v.nullable(momentSchema),
  anio: v.nullable(integerSchema),
  ofertas: v.array(
    v.object({
      id: v.string(),
      version: integerSchema,
      jornada: v.string(),
      grado: gradoSchema,
      capacidad: integerSchema,
      continuan: integerSchema,
      repiten: integerSchema,
      vacantes: integerSchema,
      solicitudes: integerSchema,
      seQuita: v.boolean(),
    }),
  ),
  afectados: v.object({
    solicitudes: integerSchema,
    sinOtra: integerSchema,
    cupos: integerSchema,
    actuales: integerSchema,
    radicados: v.array(v.object({ radicado: v.string(), estado: estadoSchema, sinOtra: v.boolean() })),
  }),
  cambios: v.array(
    v.object({
      en: momentSchema,
      quien: v.string(),
      origen: v.picklist(['creacion', 'edicion', 'importacion', 'cierre', 'apertura']),
      cambios: v.array(datoDeLugarSchema),
    }),
  ),
});

export const sedesReportSchema: v.GenericSchema<unknown, SedesReport> = v.object({
  revisadas: integerSchema,
  institucionesNuevas: integerSchema,
  nuevas: integerSchema,
  cambiadas: integerSchema,
  iguales: integerSchema,
  cambios: v.array(
    v.object({
      fila: integerSchema,
      institucion: institucionSchema,
      sede: v.string(),
      nueva: v.boolean(),
      cambios: v.array(datoDeLugarSchema),
    }),
  ),
  huella: v.string(),
  guardada: v.boolean(),
  errores: v.array(rowErrorSchema),
});
