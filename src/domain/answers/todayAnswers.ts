// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { estadoSchema, gradoSchema, institucionSchema, integerSchema, momentSchema } from './answerParts';
import type { EtapaToday, FoundSolicitudes, SedeList, SedesToday } from '../contractTypes';

export const etapaTodaySchema: v.GenericSchema<unknown, EtapaToday> = v.object({
  en: momentSchema,
  solicitudes: integerSchema,
  porEstado: v.array(v.object({ estado: estadoSchema, solicitudes: integerSchema })),
  porDia: v.array(v.object({ dia: v.string(), radicadas: integerSchema, sinDecidir: integerSchema })),
  porPersona: v.array(
    v.object({
      login: v.nullable(v.string()),
      nombre: v.nullable(v.string()),
      porHacer: integerSchema,
      porSubsanar: integerSchema,
    }),
  ),
  plazos: v.array(
    v.object({
      estado: v.picklist(['por_subsanar', 'asignada']),
      vencidas: integerSchema,
      hoy: integerSchema,
      semana: integerSchema,
    }),
  ),
  cupos: integerSchema,
  ocupados: integerSchema,
});

export const sedesTodaySchema: v.GenericSchema<unknown, SedesToday> = v.object({
  elementos: v.array(
    v.object({
      id: v.string(),
      institucion: institucionSchema,
      sede: v.string(),
      cupos: integerSchema,
      ocupados: integerSchema,
      matriculadas: integerSchema,
    }),
  ),
  pagina: integerSchema,
  total: integerSchema,
});

export const sedeListSchema: v.GenericSchema<unknown, SedeList> = v.object({
  institucion: institucionSchema,
  sede: v.string(),
  anio: integerSchema,
  en: momentSchema,
  ofertas: v.array(
    v.object({
      grado: gradoSchema,
      jornada: v.string(),
      estudiantes: v.array(
        v.object({
          radicado: v.string(),
          estudiante: v.string(),
          tipoDocumento: v.string(),
          documento: v.string(),
          acudiente: v.string(),
          telefono: v.nullable(v.string()),
          correo: v.nullable(v.string()),
          estado: estadoSchema,
          matriculadaEn: v.nullable(momentSchema),
        }),
      ),
    }),
  ),
});

export const foundSolicitudesSchema: v.GenericSchema<unknown, FoundSolicitudes> = v.object({
  elementos: v.array(v.object({ radicado: v.string(), anio: integerSchema, estado: estadoSchema, etapas: v.array(v.string()) })),
});
