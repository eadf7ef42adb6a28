import { Router } from 'express';
import * as v from 'valibot';

import type { Context } from '#backend/context.ts';
import { readQuery } from '#backend/http/body.ts';
import { nameFilterSchema, ofertaFilterSchema } from '#backend/solicitud/solicitudInputs.ts';
import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import { mayManage } from '#backend/users/permissions.ts';
import { chosenBy } from '../chosenBy';
import { findSolicitudes } from './findSolicitudes';
import { listSedesToday } from './listSedesToday';
import { exportSedeList, readSedeList } from './sedeList';

const sedesFilterSchema = v.pick(ofertaFilterSchema, ['texto', 'pagina']);

/** Who has the seats now, sede by sede, and the way to one solicitud: a menu entry under educacion allows it. */
export function createTodayRouter(context: Context, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.get('/sedes', async (request, response) => {
    await loginOf(request);
    response.json(await listSedesToday(chosenBy(context, request), readQuery(sedesFilterSchema, request.query)));
  });
  router.get('/sedes/:sede/lista', async (request, response) => {
    const login = await loginOf(request);
    response.json(await readSedeList(chosenBy(context, request), login, request.params.sede));
  });
  router.get('/sedes/:sede/lista/exportacion', async (request, response) => {
    const login = await loginOf(request);
    response.json(await exportSedeList(chosenBy(context, request), login, request.params.sede));
  });
  router.get('/solicitudes', async (request, response) => {
    await loginOf(request);
    response.json(await findSolicitudes(chosenBy(context, request), readQuery(nameFilterSchema, request.query).texto));
  });
  return router;
}
