import { json, Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import type { Context } from '#backend/context.ts';
import { ofertaFilterSchema } from '#backend/solicitud/solicitudInputs.ts';
import { changeOferta } from './changeOferta';
import { importIdSchema, ofertaChangeSchema, ofertaImportSchema } from './ofertaInputs';
import { exportOfertas } from './exportOfertas';
import { importOfertas } from './importOfertas';
import { readLast, takeBackImport } from './takeBackImport';
import { listManagedOfertas } from './listOfertas';
import { chosenBy } from '../chosenBy';
import { readBody, readQuery } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';

/** 20,000 rows of a file of 10 MB, as JSON. */
const importLimit = '16mb';

/**
 * The places of the convocatoria's year: a menu entry under educacion allows it. It reads bodies by itself: who may not
 * call is refused before a file's rows are taken in.
 */
export function createOfertaRouter(context: Context, authenticate: Authenticate, bodyLimit: string): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.use(async (request, _response, next) => {
    await loginOf(request);
    next();
  });
  // Here and below once more: only in its route can a call be kept with what it asks for.
  router.get('/', async (request, response) => {
    await loginOf(request);
    response.json(await listManagedOfertas(chosenBy(context, request), readQuery(ofertaFilterSchema, request.query)));
  });
  router.get('/exportacion', async (request, response) => {
    await loginOf(request);
    response.json(await exportOfertas(chosenBy(context, request)));
  });
  router.post('/importacion', json({ limit: importLimit }), async (request, response) => {
    response.json(
      await importOfertas(chosenBy(context, request), await loginOf(request), readBody(ofertaImportSchema, request.body)),
    );
  });
  router.get('/importaciones/ultima', async (request, response) => {
    await loginOf(request);
    response.json(await readLast(chosenBy(context, request)));
  });
  router.post('/importaciones/:importacion/reversion', async (request, response) => {
    const id = readQuery(importIdSchema, request.params.importacion);
    response.json(await takeBackImport(chosenBy(context, request), await loginOf(request), id));
  });
  router.put('/:oferta', json({ limit: bodyLimit }), async (request, response) => {
    const body = readBody(ofertaChangeSchema, request.body);
    response.json(await changeOferta(chosenBy(context, request), await loginOf(request), request.params.oferta, body));
  });
  return router;
}
