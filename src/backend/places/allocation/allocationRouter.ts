import { Router } from 'express';

import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import type { Contexto } from '#backend/context.ts';
import { conVersion } from '#backend/solicitud/solicitudInputs.ts';
import { congelarLista } from './freezeList';
import { listarCortes } from './listCutOffs';
import { filtroDeCortes, filtroDeResultados, huellaDeResultado, semillaOficial, tandaDeLista } from './allocationInputs';
import { explicarResultado } from './explainResult';
import { exportarResultados } from './exportResults';
import { moverLista } from './moveWaitingList';
import { publicarResultado } from './publishResult';
import { leerReplica } from './replicaFile';
import { registrarResultado } from './registerResult';
import { leerResultados } from './results';
import { registrarSemilla } from './registerSemilla';
import { listarEtapas } from './viewEtapa';
import { readBody, readQuery } from '#backend/http/body.ts';
import { mayManage } from '#backend/users/permissions.ts';

/** The official run of each stage: a menu entry under educacion allows it. */
export function createAsignacionRouter(contexto: Contexto, authenticate: Authenticate): Router {
  const loginOf = createLoginOf(authenticate, mayManage);

  const router = Router();
  router.get('/', async (request, response) => {
    response.json(await listarEtapas(contexto, await loginOf(request)));
  });
  router.get('/:etapa/replica', async (request, response) => {
    await loginOf(request);
    response.json(await leerReplica(contexto, request.params.etapa));
  });
  router.post('/:etapa/congelacion', async (request, response) => {
    const login = await loginOf(request);
    const { version } = readBody(conVersion, request.body);
    response.json(await congelarLista(contexto, login, request.params.etapa, version));
  });
  router.post('/:etapa/semilla', async (request, response) => {
    const login = await loginOf(request);
    response.json(await registrarSemilla(contexto, login, request.params.etapa, readBody(semillaOficial, request.body)));
  });
  router.post('/:etapa/resultado', async (request, response) => {
    const login = await loginOf(request);
    const cuerpo = readBody(huellaDeResultado, request.body);
    response.json(await registrarResultado(contexto, login, request.params.etapa, cuerpo));
  });
  router.post('/:etapa/publicacion', async (request, response) => {
    const login = await loginOf(request);
    const cuerpo = readBody(huellaDeResultado, request.body);
    response.json(await publicarResultado(contexto, login, request.params.etapa, cuerpo));
  });
  router.post('/:etapa/lista', async (request, response) => {
    const login = await loginOf(request);
    response.json(await moverLista(contexto, login, request.params.etapa, readBody(tandaDeLista, request.body)));
  });
  router.get('/:etapa/resultados', async (request, response) => {
    await loginOf(request);
    response.json(await leerResultados(contexto, request.params.etapa));
  });
  router.get('/:etapa/cortes', async (request, response) => {
    await loginOf(request);
    response.json(await listarCortes(contexto, request.params.etapa, readQuery(filtroDeCortes, request.query)));
  });
  router.get('/:etapa/explicacion/:radicado', async (request, response) => {
    const login = await loginOf(request);
    response.json(await explicarResultado(contexto, login, request.params.etapa, request.params.radicado));
  });
  router.get('/:etapa/exportacion', async (request, response) => {
    const login = await loginOf(request);
    const { formato } = readQuery(filtroDeResultados, request.query);
    response.json(await exportarResultados(contexto, login, request.params.etapa, formato));
  });
  return router;
}
