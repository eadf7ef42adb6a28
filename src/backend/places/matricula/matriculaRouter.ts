import { json, Router } from 'express';
import * as v from 'valibot';

import { MATRICULA_COLUMNS, MOST_MATRICULA_ROWS } from '#domain/matriculaRows.ts';
import type { Context } from '#backend/context.ts';
import { readBody } from '#backend/http/body.ts';
import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import { mayManage } from '#backend/users/permissions.ts';
import { importMatricula } from './importMatricula';
import { readMatricula } from './readMatricula';

/** 100,000 rows of a file of 10 MB, as JSON. */
const importLimit = '24mb';

const cellSchema = v.pipe(v.string(), v.maxLength(200));

const rowSchema = v.strictObject({
  fila: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...v.entriesFromList(MATRICULA_COLUMNS, cellSchema),
});

const importSchema = v.strictObject({
  huella: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  filas: v.pipe(v.array(rowSchema), v.minLength(1), v.maxLength(MOST_MATRICULA_ROWS)),
});

/**
 * The enrolment list of the convocatoria's year: a menu entry under educacion allows it. It reads bodies by itself: who may
 * not call is refused before a file's rows are taken in.
 */
export function createMatriculaRouter(context: Context, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.use(async (request, _response, next) => {
    await loginOf(request);
    next();
  });
  router.get('/', async (request, response) => {
    await loginOf(request);
    response.json(await readMatricula(context));
  });
  router.post('/importacion', json({ limit: importLimit }), async (request, response) => {
    response.json(await importMatricula(context, await loginOf(request), readBody(importSchema, request.body)));
  });
  return router;
}
