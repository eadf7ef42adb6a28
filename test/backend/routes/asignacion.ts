import { Router } from 'express';

import type { Authenticate } from '../auth/authenticate';
import { createLoginOf } from '../auth/loginOf';
import type { Contexto } from '../educacion/contexto';
import { conVersion } from '../educacion/cuerpos';
import { congelarLista } from '../gestion/asignacion/congelar';
import { listarCortes } from '../gestion/asignacion/cortes';
import { filtroDeCortes, filtroDeResultados, huellaDeResultado, semillaOficial, tandaDeLista } from '../gestion/asignacion/cuerpos';
import { explicarResultado } from '../gestion/asignacion/explicar';
import { exportarResultados } from '../gestion/asignacion/exportar';
import { moverLista } from '../gestion/asignacion/lista';
import { publicarResultado } from '../gestion/asignacion/publicar';
import { leerReplica } from '../gestion/asignacion/replica';
import { registrarResultado } from '../gestion/asignacion/resultado';
import { leerResultados } from '../gestion/asignacion/resultados';
import { registrarSemilla } from '../gestion/asignacion/sortear';
import { listarEtapas } from '../gestion/asignacion/verEtapa';
import { readBody, readQuery } from '../http/body';
import { mayManage } from '../users/permissions';

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
