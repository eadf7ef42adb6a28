// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { estadoSchema, integerSchema, momentSchema } from './answerParts';
import type { EtapaToday } from '../contractTypes';

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
