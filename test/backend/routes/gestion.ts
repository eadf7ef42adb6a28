import { Router } from 'express';

import type { Authenticate } from '../auth/authenticate';
import { createManagerOf } from '../auth/manager';
import type { Contexto } from '../educacion/contexto';
import { cambiarConvocatoria, cambioDeConvocatoria } from '../gestion/convocatoria/cambiar';
import { verConvocatoria } from '../gestion/convocatoria/leer';
import { readBody } from '../http/body';

/** What is allocated, and by which rules: a menu entry under educacion allows it. */
export function createGestionRouter(contexto: Contexto, authenticate: Authenticate): Router {
  const managerOf = createManagerOf(authenticate);

  const router = Router();
  router.get('/convocatoria', async (request, response) => {
    await managerOf(request);
    response.json(await verConvocatoria(contexto));
  });
  router.put('/convocatoria', async (request, response) => {
    const login = await managerOf(request);
    response.json(await cambiarConvocatoria(contexto, login, readBody(cambioDeConvocatoria, request.body)));
  });
  return router;
}
