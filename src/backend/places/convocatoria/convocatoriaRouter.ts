import { Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import type { Contexto } from '#backend/context.ts';
import { cambiarConvocatoria, cambioDeConvocatoria } from './changeConvocatoria';
import { verConvocatoria } from './readConvocatoria';
import { readBody } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';

/** What is allocated, and by which rules: a menu entry under educacion allows it. */
export function createGestionRouter(contexto: Contexto, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayManage);

  const router = Router();
  router.get('/convocatoria', async (request, response) => {
    await loginOf(request);
    response.json(await verConvocatoria(contexto));
  });
  router.put('/convocatoria', async (request, response) => {
    const login = await loginOf(request);
    response.json(await cambiarConvocatoria(contexto, login, readBody(cambioDeConvocatoria, request.body)));
  });
  return router;
}
