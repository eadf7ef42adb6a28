// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { gradoSchema, reservaSchema } from './answerParts';
import type { ComparisonData } from '../contractTypes';

export const comparisonDataSchema: v.GenericSchema<unknown, ComparisonData> = v.object({
  sorteo: v.picklist(['unico', 'por_lugar']),
  prioridades: v.array(v.string()),
  reservas: v.array(reservaSchema),
  ofertas: v.array(
    v.object({
      id: v.string(),
      grado: gradoSchema,
      dane: v.string(),
      institucion: v.string(),
      sede: v.string(),
      jornada: v.string(),
    }),
  ),
});

export const rasgosDeListaSchema = v.object({ contenido: v.string() });
