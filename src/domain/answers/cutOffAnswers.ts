// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { integerSchema, momentSchema, ofertaSchema } from './answerParts';
import type { CutOffs } from '../contractTypes';

export const cutOffsSchema: v.GenericSchema<unknown, CutOffs> = v.object({
  elementos: v.array(
    v.object({
      oferta: ofertaSchema,
      cupos: v.pipe(integerSchema, v.minValue(0)),
      ocupados: v.pipe(integerSchema, v.minValue(0)),
      enLista: v.pipe(integerSchema, v.minValue(0)),
      cortes: v.array(v.object({ tanda: integerSchema, en: momentSchema, corte: v.nullable(v.string()) })),
    }),
  ),
  prioridades: v.array(v.string()),
  pagina: integerSchema,
  total: integerSchema,
});
