import { type Request, Router } from 'express';

import { answerOferta } from '../citizen/answerOferta';
import { changeContact } from '../citizen/changeContact';
import { correctSolicitud } from '../citizen/correctSolicitud';
import { editSolicitud } from '../citizen/editSolicitud';
import { fileReclamo } from '../citizen/fileReclamo';
import { inItsName } from '../citizen/familyCaller';
import { withdraw } from '../citizen/withdraw';
import type { Context } from '../context';
import { readBody } from '../http/body';
import {
  answerInNameSchema,
  contactInNameSchema,
  editInNameSchema,
  reclamoInNameSchema,
  withdrawalInNameSchema,
} from '../solicitud/solicitudInputs';
import { readAsFamily } from './readAsFamily';

/** What staff do in a family's name: all that the family could do itself (F57). */
export function createInNameRouter(context: Context, loginOf: (request: Request) => Promise<string>): Router {
  const router = Router();
  router.get('/solicitudes/:radicado/familia', async (request, response) => {
    const login = await loginOf(request);
    response.json(await readAsFamily(context, login, request.params.radicado));
  });
  router.post('/solicitudes/:radicado/familia/respuesta', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(answerInNameSchema, request.body);
    response.json(await answerOferta(context, inItsName(login, request.params.radicado, body.peticion), body));
  });
  router.post('/solicitudes/:radicado/familia/retiro', async (request, response) => {
    const login = await loginOf(request);
    const { peticion, version } = readBody(withdrawalInNameSchema, request.body);
    response.json(await withdraw(context, inItsName(login, request.params.radicado, peticion), { version, motivo: null }));
  });
  router.post('/solicitudes/:radicado/familia/contacto', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(contactInNameSchema, request.body);
    response.json(await changeContact(context, inItsName(login, request.params.radicado, body.peticion), body));
  });
  router.post('/solicitudes/:radicado/familia/reclamo', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(reclamoInNameSchema, request.body);
    response.json(await fileReclamo(context, inItsName(login, request.params.radicado, body.peticion), body));
  });
  router.post('/solicitudes/:radicado/familia/edicion', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(editInNameSchema, request.body);
    response.json(await editSolicitud(context, inItsName(login, request.params.radicado, body.peticion), body));
  });
  router.post('/solicitudes/:radicado/familia/subsanacion', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(editInNameSchema, request.body);
    response.json(await correctSolicitud(context, inItsName(login, request.params.radicado, body.peticion), body));
  });
  return router;
}
