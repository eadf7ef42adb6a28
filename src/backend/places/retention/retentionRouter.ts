import { Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import type { Context } from '#backend/context.ts';
import { readBody, readQuery } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';
import { anioSchema } from '../convocatorias/changeEstado';
import { askErasure, decideErasure, erasureDecisionSchema, listRetention } from './retention';

/** How long personal data stay, and their erasure by two people: a menu entry under educacion allows it. */
export function createRetentionRouter(context: Context, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.get('/', async (request, response) => {
    response.json(await listRetention(context, await loginOf(request)));
  });
  router.post('/:anio/borrado', async (request, response) => {
    const login = await loginOf(request);
    response.json(await askErasure(context, login, readQuery(anioSchema, request.params.anio)));
  });
  router.post('/:anio/borrado/decision', async (request, response) => {
    const login = await loginOf(request);
    const anio = readQuery(anioSchema, request.params.anio);
    response.json(await decideErasure(context, login, anio, readBody(erasureDecisionSchema, request.body)));
  });
  return router;
}
