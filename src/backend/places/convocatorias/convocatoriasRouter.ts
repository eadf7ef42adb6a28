import { Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import type { Context } from '#backend/context.ts';
import { readBody, readQuery } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';
import { anioSchema, changeEstado, deleteConvocatoria, estadoChangeSchema } from './changeEstado';
import { listConvocatorias } from './listConvocatorias';
import { makeConvocatoria, newConvocatoriaSchema } from './makeConvocatoria';

/** The years, from the making of each to its archive: a menu entry under educacion allows it. Each write answers with all. */
export function createConvocatoriasRouter(context: Context, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.get('/', async (request, response) => {
    await loginOf(request);
    response.json(await listConvocatorias(context, context.db));
  });
  router.post('/', async (request, response) => {
    const login = await loginOf(request);
    response.json(await makeConvocatoria(context, login, readBody(newConvocatoriaSchema, request.body)));
  });
  router.put('/:anio/estado', async (request, response) => {
    const login = await loginOf(request);
    const anio = readQuery(anioSchema, request.params.anio);
    response.json(await changeEstado(context, login, anio, readBody(estadoChangeSchema, request.body)));
  });
  router.delete('/:anio', async (request, response) => {
    const login = await loginOf(request);
    response.json(await deleteConvocatoria(context, login, readQuery(anioSchema, request.params.anio)));
  });
  return router;
}
