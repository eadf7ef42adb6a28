import { Router } from 'express';

import type { Authenticate } from '../users/authenticate';
import { createLoginOf } from '../users/loginOf';
import { funcionario } from '../solicitud/actor';
import { listPeople } from '../users/listPeople';
import type { UserStore } from '../users/userTypes';
import { releaseSolicitud, takeSolicitud } from './assignment';
import { assignAll } from './assignAll';
import { listInbox, nextInInbox } from './inbox';
import { readBitacora } from '../solicitud/bitacora';
import { readWholeBitacora } from '../solicitud/wholeBitacora';
import { listCalls, recordCall } from './calls';
import { documentoQuerySchema, findLive } from './liveSolicitudes';
import { createInNameRouter } from './inNameRouter';
import { listMotivos } from '../places/convocatoria/motivosFrecuentes';
import type { Context } from '../context';
import {
  versionSchema,
  condicionDecisionSchema,
  hermanoDecisionSchema,
  inboxFilterSchema,
  inboxPageSchema,
  askedMoveSchema,
  assignmentsSchema,
  newSolicitudSchema,
  reopeningDecisionSchema,
  reopeningSchema,
  reclamoDecisionSchema,
  bitacoraFilterSchema,
  callFilterSchema,
  madeCallSchema,
  wholeBitacoraFilterSchema,
} from '../solicitud/solicitudInputs';
import { decideCondicion } from './decideCondicion';
import { decideCupo } from './decideCupo';
import { decideHermano } from './decideHermano';
import { exportExpediente } from './exportExpediente';
import { readSoporte } from './readSoporte';
import { answerReclamo } from './answerReclamo';
import { readExpediente } from './readExpediente';
import { moveExpediente } from './moveExpediente';
import { decideReopening, proposeReopening } from './reopen';
import { createFiling } from '../solicitud/fileSolicitud';
import { readBody, readQuery } from '../http/body';
import { mayProcess, mayReadWholeBitacora } from '../users/permissions';

/** What staff who process solicitudes call: a menu entry under tramitacion/tramite-educacion allows it. */
export function createProcessingRouter(context: Context, authenticate: Authenticate, users: UserStore): Router {
  const loginOf = createLoginOf(authenticate, mayProcess, context.record);
  const overseerOf = createLoginOf(authenticate, mayReadWholeBitacora, context.record);

  const router = Router();
  const fileSolicitud = createFiling(context);
  router.get('/personas', async (request, response) => {
    await loginOf(request);
    response.json({ personas: await listPeople(users) });
  });
  router.get('/motivos', async (request, response) => {
    await loginOf(request);
    response.json(await listMotivos(context));
  });
  router.post('/asignaciones', async (request, response) => {
    const login = await loginOf(request);
    response.json({ resultados: await assignAll(context, users, login, readBody(assignmentsSchema, request.body)) });
  });
  router.get('/solicitudes', async (request, response) => {
    const login = await loginOf(request);
    response.json(await listInbox(context, login, readQuery(inboxPageSchema, request.query)));
  });
  router.get('/solicitudes-vivas', async (request, response) => {
    await loginOf(request);
    response.json(await findLive(context, readQuery(documentoQuerySchema, request.query)));
  });
  router.get('/solicitudes/:radicado/siguiente', async (request, response) => {
    const login = await loginOf(request);
    response.json(await nextInInbox(context, login, request.params.radicado, readQuery(inboxFilterSchema, request.query)));
  });
  router.post('/solicitudes', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(newSolicitudSchema, request.body);
    const { isNew, receipt } = await fileSolicitud(body, funcionario(login), null);
    response.status(isNew ? 201 : 200).json(receipt);
  });
  router.get('/solicitudes/:radicado', async (request, response) => {
    const login = await loginOf(request);
    response.json(await readExpediente(context, login, request.params.radicado));
  });
  router.get('/solicitudes/:radicado/exportacion', async (request, response) => {
    const login = await loginOf(request);
    response.json(await exportExpediente(context, login, request.params.radicado));
  });
  router.post('/solicitudes/:radicado/toma', async (request, response) => {
    const login = await loginOf(request);
    response.json(await takeSolicitud(context, login, request.params.radicado, readBody(versionSchema, request.body)));
  });
  router.post('/solicitudes/:radicado/liberacion', async (request, response) => {
    const login = await loginOf(request);
    response.json(await releaseSolicitud(context, login, request.params.radicado, readBody(versionSchema, request.body)));
  });
  router.put('/solicitudes/:radicado/condiciones/:condicion', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(condicionDecisionSchema, request.body);
    response.json(await decideCondicion(context, login, request.params, body));
  });
  router.put('/solicitudes/:radicado/cupo-actual', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(condicionDecisionSchema, request.body);
    response.json(await decideCupo(context, login, request.params.radicado, body));
  });
  router.put('/solicitudes/:radicado/hermanos/:hermano', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(hermanoDecisionSchema, request.body);
    response.json(await decideHermano(context, login, request.params, body));
  });
  router.post('/solicitudes/:radicado/movimientos', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(askedMoveSchema, request.body);
    response.json(await moveExpediente(context, login, request.params.radicado, body));
  });
  router.post('/solicitudes/:radicado/reapertura', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(reopeningSchema, request.body);
    response.json(await proposeReopening(context, login, request.params.radicado, body));
  });
  router.put('/solicitudes/:radicado/reapertura', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(reopeningDecisionSchema, request.body);
    response.json(await decideReopening(context, login, request.params.radicado, body));
  });
  router.put('/solicitudes/:radicado/reclamos/:reclamo', async (request, response) => {
    const login = await loginOf(request);
    response.json(await answerReclamo(context, login, request.params, readBody(reclamoDecisionSchema, request.body)));
  });
  router.get('/solicitudes/:radicado/bitacora', async (request, response) => {
    await loginOf(request);
    response.json(await readBitacora(context, request.params.radicado, readQuery(bitacoraFilterSchema, request.query)));
  });
  router.get('/bitacora', async (request, response) => {
    await overseerOf(request);
    response.json(await readWholeBitacora(context, users, readQuery(wholeBitacoraFilterSchema, request.query)));
  });
  router.get('/llamadas', async (request, response) => {
    await loginOf(request);
    response.json(await listCalls(context, readQuery(callFilterSchema, request.query)));
  });
  router.post('/solicitudes/:radicado/llamadas', async (request, response) => {
    const login = await loginOf(request);
    response.json(await recordCall(context, login, request.params.radicado, readBody(madeCallSchema, request.body)));
  });
  router.use(createInNameRouter(context, loginOf));
  router.get('/solicitudes/:radicado/archivos/:archivo', async (request, response) => {
    const login = await loginOf(request);
    response.json(await readSoporte(context, login, request.params));
  });
  return router;
}
