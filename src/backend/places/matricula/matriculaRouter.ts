import { json, Router } from 'express';
import * as v from 'valibot';

import { CONFIRMATION_COLUMNS, MOST_CONFIRMATION_ROWS } from '#domain/confirmationRows.ts';
import { MATRICULA_COLUMNS, MOST_MATRICULA_ROWS } from '#domain/matriculaRows.ts';
import type { Context } from '#backend/context.ts';
import { chosenBy } from '../chosenBy';
import { readBody } from '#backend/http/body.ts';
import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import { mayManage } from '#backend/users/permissions.ts';
import { confirmMatriculas } from './confirmMatriculas';
import { importMatricula } from './importMatricula';
import { readMatricula } from './readMatricula';

/** 100,000 rows of a file of 10 MB, as JSON. */
const importLimit = '24mb';

const cellSchema = v.pipe(v.string(), v.maxLength(200));

const lineSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const rowSchema = v.strictObject({ fila: lineSchema, ...v.entriesFromList(MATRICULA_COLUMNS, cellSchema) });
const confirmationRowSchema = v.strictObject({ fila: lineSchema, ...v.entriesFromList(CONFIRMATION_COLUMNS, cellSchema) });
const hashSchema = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

const importSchema = v.strictObject({
  huella: hashSchema,
  filas: v.pipe(v.array(rowSchema), v.minLength(1), v.maxLength(MOST_MATRICULA_ROWS)),
});

const confirmationSchema = v.strictObject({
  huella: hashSchema,
  filas: v.pipe(v.array(confirmationRowSchema), v.minLength(1), v.maxLength(MOST_CONFIRMATION_ROWS)),
});

/**
 * The enrolment list of the convocatoria's year, and who was enrolled by its results: a menu entry under educacion allows it. It reads bodies by itself: who may
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
    response.json(await readMatricula(chosenBy(context, request)));
  });
  router.post('/importacion', json({ limit: importLimit }), async (request, response) => {
    response.json(
      await importMatricula(chosenBy(context, request), await loginOf(request), readBody(importSchema, request.body)),
    );
  });
  router.post('/confirmacion', json({ limit: importLimit }), async (request, response) => {
    response.json(
      await confirmMatriculas(chosenBy(context, request), await loginOf(request), readBody(confirmationSchema, request.body)),
    );
  });
  return router;
}
