import { json, Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import type { Contexto } from '#backend/context.ts';
import { filtroDeOfertas } from '#backend/solicitud/solicitudInputs.ts';
import { cambiarOferta } from './changeOferta';
import { cambioDeOferta, importacionDeOfertas } from './ofertaInputs';
import { exportarOfertas } from './exportOfertas';
import { importarOfertas } from './importOfertas';
import { listarOfertas } from './listOfertas';
import { readBody, readQuery } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';

/** 20,000 rows of a file of 10 MB, as JSON. */
const importLimit = '16mb';

/**
 * The places of the call's year: a menu entry under educacion allows it. It reads bodies by itself: who may not
 * call is refused before a file's rows are taken in.
 */
export function createOfertasRouter(contexto: Contexto, authenticate: Authenticate, bodyLimit: string): Router {
  const loginOf = createLoginOf(authenticate, mayManage);

  const router = Router();
  router.use(async (request, _response, next) => {
    await loginOf(request);
    next();
  });
  router.get('/', async (request, response) => {
    response.json(await listarOfertas(contexto, readQuery(filtroDeOfertas, request.query)));
  });
  router.get('/exportacion', async (_request, response) => {
    response.json(await exportarOfertas(contexto));
  });
  router.post('/importacion', json({ limit: importLimit }), async (request, response) => {
    response.json(await importarOfertas(contexto, await loginOf(request), readBody(importacionDeOfertas, request.body)));
  });
  router.put('/:oferta', json({ limit: bodyLimit }), async (request, response) => {
    const cuerpo = readBody(cambioDeOferta, request.body);
    response.json(await cambiarOferta(contexto, await loginOf(request), request.params.oferta, cuerpo));
  });
  return router;
}
