import { Router } from 'express';

import type { Authenticate } from '../auth/authenticate';
import { createLoginOf } from '../auth/loginOf';
import type { Contexto } from '../educacion/contexto';
import { cambiarConvocatoria, cambioDeConvocatoria } from '../gestion/convocatoria/cambiar';
import { verConvocatoria } from '../gestion/convocatoria/leer';
import { readBody } from '../http/body';
import { mayManage } from '../users/permissions';

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
