// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import { momentSchema } from './answerParts';
import type { SignIns } from '../contractTypes';

export const signInsSchema: v.GenericSchema<unknown, SignIns> = v.object({
  ingresos: v.array(v.object({ en: momentSchema, red: v.picklist(['esta', 'otra']) })),
});
