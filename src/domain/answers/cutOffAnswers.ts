// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { integerSchema, ofertaSchema } from './answerParts';
import type { CutOffs } from '../contractTypes';

export const cutOffsSchema: v.GenericSchema<unknown, CutOffs> = v.object({
  elementos: v.array(
    v.object({
      oferta: ofertaSchema,
      asignadas: v.pipe(integerSchema, v.minValue(0)),
      enLista: v.pipe(integerSchema, v.minValue(0)),
      corte: v.nullable(v.string()),
    }),
  ),
  prioridades: v.array(v.string()),
  pagina: integerSchema,
  total: integerSchema,
});
