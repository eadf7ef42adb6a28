import { Router } from 'express';

import type { Authenticate } from '../users/authenticate';
import { createLoginOf } from '../users/loginOf';
import { funcionario } from '../solicitud/actor';
import { liberar, tomar } from './assignment';
import { listarBandeja } from './inbox';
import { leerBitacora } from '../solicitud/bitacora';
import type { Contexto } from '../context';
import {
  conVersion,
  decisionDeCondicion,
  filtroDeBandeja,
  movimientoPedido,
  solicitudNueva,
  soloPagina,
} from '../solicitud/solicitudInputs';
import { decidirCondicion } from './decideCondicion';
import { leerArchivo } from './readSoporte';
import { leerSolicitud } from './readExpediente';
import { moverSolicitud } from './moveExpediente';
import { createRadicar } from '../solicitud/fileSolicitud';
import { readBody, readQuery } from '../http/body';
import { mayProcess } from '../users/permissions';

/** What staff who process requests call: a menu entry under tramitacion/tramite-educacion allows it. */
export function createTramitacionRouter(contexto: Contexto, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayProcess);

  const router = Router();
  const radicar = createRadicar(contexto);
  router.get('/solicitudes', async (request, response) => {
    const login = await loginOf(request);
    response.json(await listarBandeja(contexto, login, readQuery(filtroDeBandeja, request.query)));
  });
  router.post('/solicitudes', async (request, response) => {
    const login = await loginOf(request);
    const cuerpo = readBody(solicitudNueva, request.body);
    const { nueva, comprobante } = await radicar(cuerpo, funcionario(login));
    response.status(nueva ? 201 : 200).json(comprobante);
  });
  router.get('/solicitudes/:radicado', async (request, response) => {
    const login = await loginOf(request);
    response.json(await leerSolicitud(contexto, login, request.params.radicado));
  });
  router.post('/solicitudes/:radicado/toma', async (request, response) => {
    const login = await loginOf(request);
    response.json(await tomar(contexto, login, request.params.radicado, readBody(conVersion, request.body)));
  });
  router.post('/solicitudes/:radicado/liberacion', async (request, response) => {
    const login = await loginOf(request);
    response.json(await liberar(contexto, login, request.params.radicado, readBody(conVersion, request.body)));
  });
  router.put('/solicitudes/:radicado/condiciones/:condicion', async (request, response) => {
    const login = await loginOf(request);
    const cuerpo = readBody(decisionDeCondicion, request.body);
    response.json(await decidirCondicion(contexto, login, request.params, cuerpo));
  });
  router.post('/solicitudes/:radicado/movimientos', async (request, response) => {
    const login = await loginOf(request);
    const cuerpo = readBody(movimientoPedido, request.body);
    response.json(await moverSolicitud(contexto, login, request.params.radicado, cuerpo));
  });
  router.get('/solicitudes/:radicado/bitacora', async (request, response) => {
    await loginOf(request);
    const { pagina } = readQuery(soloPagina, request.query);
    response.json(await leerBitacora(contexto, request.params.radicado, pagina));
  });
  router.get('/solicitudes/:radicado/archivos/:archivo', async (request, response) => {
    const login = await loginOf(request);
    response.json(await leerArchivo(contexto, login, request.params));
  });
  return router;
}
