import type { Request } from 'express';
import * as v from 'valibot';

import { readQuery } from '#backend/http/body.ts';
import type { Context } from '#backend/context.ts';

const chosenSchema = v.object({ anio: v.optional(v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number))) });

/** What a call stands on, with the convocatoria that it chose by `anio` (F105). @throws 400 where that is no year */
export function chosenBy<Given extends Context>(context: Given, { query }: Pick<Request, 'query'>): Given {
  return { ...context, anio: readQuery(chosenSchema, query).anio };
}
