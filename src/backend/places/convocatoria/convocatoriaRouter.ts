import { Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import { listPeople } from '#backend/users/listPeople.ts';
import type { UserStore } from '#backend/users/userTypes.ts';
import type { Context } from '#backend/context.ts';
import { avisoChangeSchema, changeAviso, viewAviso } from './avisos';
import { changeContacto, contactoChangeSchema, readContacto } from './contacto';
import { changeMotivos, motivosChangeSchema, viewMotivos } from './motivosFrecuentes';
import { changeConvocatoria, convocatoriaChangeSchema } from './changeConvocatoria';
import { listRulesChanges } from './rulesChanges';
import {
  askedTakeBackSchema,
  askToTakeBack,
  decideTakeBack,
  takeBackDecisionSchema,
  viewLastExtension,
} from './takeBackExtension';
import { viewConvocatoria } from './readConvocatoria';
import { chosenBy } from '../chosenBy';
import { readBody } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';

/** What is allocated, and by which rules: a menu entry under educacion allows it. */
export function createConvocatoriaRouter(context: Context, authenticate: Authenticate, users: UserStore): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.get('/personas', async (request, response) => {
    await loginOf(request);
    response.json({ personas: await listPeople(users) });
  });
  router.get('/convocatoria', async (request, response) => {
    await loginOf(request);
    response.json(await viewConvocatoria(chosenBy(context, request)));
  });
  router.put('/convocatoria', async (request, response) => {
    const login = await loginOf(request);
    response.json(await changeConvocatoria(chosenBy(context, request), login, readBody(convocatoriaChangeSchema, request.body)));
  });
  router.get('/convocatoria/cambios', async (request, response) => {
    await loginOf(request);
    response.json(await listRulesChanges(chosenBy(context, request)));
  });
  router.get('/convocatoria/ampliacion', async (request, response) => {
    response.json(await viewLastExtension(chosenBy(context, request), await loginOf(request)));
  });
  router.post('/convocatoria/ampliacion/reversion', async (request, response) => {
    const login = await loginOf(request);
    response.json(await askToTakeBack(chosenBy(context, request), login, readBody(askedTakeBackSchema, request.body)));
  });
  router.post('/convocatoria/ampliacion/reversion/decision', async (request, response) => {
    const login = await loginOf(request);
    response.json(await decideTakeBack(chosenBy(context, request), login, readBody(takeBackDecisionSchema, request.body)));
  });
  router.get('/convocatoria/contacto', async (request, response) => {
    await loginOf(request);
    response.json(await readContacto(chosenBy(context, request)));
  });
  router.put('/convocatoria/contacto', async (request, response) => {
    await loginOf(request);
    response.json(await changeContacto(chosenBy(context, request), readBody(contactoChangeSchema, request.body)));
  });
  router.get('/convocatoria/aviso', async (request, response) => {
    await loginOf(request);
    response.json(await viewAviso(chosenBy(context, request)));
  });
  router.put('/convocatoria/aviso', async (request, response) => {
    const login = await loginOf(request);
    response.json(await changeAviso(chosenBy(context, request), login, readBody(avisoChangeSchema, request.body)));
  });
  router.get('/convocatoria/motivos', async (request, response) => {
    await loginOf(request);
    response.json(await viewMotivos(chosenBy(context, request)));
  });
  router.put('/convocatoria/motivos', async (request, response) => {
    const login = await loginOf(request);
    response.json(await changeMotivos(chosenBy(context, request), login, readBody(motivosChangeSchema, request.body)));
  });
  return router;
}
