// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { hechoSchema, integerSchema, momentSchema } from './answerParts';
import type { Retentions } from '../contractTypes';

export const retentionsSchema: v.GenericSchema<unknown, Retentions> = v.object({
  elementos: v.array(
    v.object({
      anio: integerSchema,
      nombre: v.string(),
      anios: integerSchema,
      hasta: momentSchema,
      cumplido: v.boolean(),
      datos: v.nullable(
        v.object({ solicitudes: integerSchema, archivos: integerSchema, cartas: integerSchema, matriculados: integerSchema }),
      ),
      borrado: v.nullable(
        v.object({
          id: integerSchema,
          pedido: hechoSchema,
          decidido: v.nullable(hechoSchema),
          hechas: v.nullable(integerSchema),
          terminadoEn: v.nullable(momentSchema),
        }),
      ),
      acciones: v.array(v.picklist(['pedir', 'decidir'])),
    }),
  ),
});
