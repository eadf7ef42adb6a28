import { type Response, Router } from 'express';

import type { components } from '#domain/contract.ts';
import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import { versionSchema } from '#backend/solicitud/solicitudInputs.ts';
import { listCutOffs } from './listCutOffs';
import {
  annulmentDecisionSchema,
  annulmentSchema,
  cutOffFilterSchema,
  officialSemillaSchema,
  resultFilterSchema,
  resultHashSchema,
  tandaSchema,
} from './allocationInputs';
import { askToAnnul, decideAnnulment } from './annulSteps';
import { readComparisonData, readRasgos } from './comparisonData';
import { readEtapaToday } from './etapaToday';
import { explainResult } from './explainResult';
import { exportResults } from './exportResults';
import type { LongSteps } from './jobs/takeLongStep';
import { askToFreeze, askToMoveList, askToPublish, askToRegister } from './longSteps';
import { createReplicaFile } from './replicaFile';
import { readResults } from './results';
import { registerSemilla } from './registerSemilla';
import { listEtapas } from './viewEtapa';
import { chosenBy } from '../chosenBy';
import { readBody, readQuery } from '#backend/http/body.ts';
import { sendLongText } from '#backend/http/sendLongText.ts';
import { mayManage } from '#backend/users/permissions.ts';
import type { UserStore } from '#backend/users/userTypes.ts';

type Etapa = components['schemas']['Etapa'];

/** 202 while the step goes on: the stage tells how far it is, to whoever reads it. */
function answerStep(response: Response, etapa: Etapa): void {
  const isUnderWay = etapa.trabajo !== null && etapa.trabajo.problema === null;
  response.status(isUnderWay ? 202 : 200).json(etapa);
}

/** The official run of each stage: a menu entry under educacion allows it. */
export function createAllocationRouter(context: LongSteps, authenticate: Authenticate, users: UserStore): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const readReplicaFile = createReplicaFile();

  const router = Router();
  router.get('/', async (request, response) => {
    response.json(await listEtapas(chosenBy(context, request), await loginOf(request)));
  });
  router.get('/:etapa/replica', async (request, response) => {
    await loginOf(request);
    const { contenido, ...others } = await readReplicaFile(chosenBy(context, request), request.params.etapa);
    await sendLongText(response, others, 'contenido', contenido);
  });
  router.get('/:etapa/comparacion', async (request, response) => {
    await loginOf(request);
    response.json(await readComparisonData(chosenBy(context, request), request.params.etapa));
  });
  router.get('/:etapa/rasgos', async (request, response) => {
    await loginOf(request);
    await sendLongText(response, {}, 'contenido', await readRasgos(chosenBy(context, request), request.params.etapa));
  });
  router.post('/:etapa/congelacion', async (request, response) => {
    const login = await loginOf(request);
    const { version } = readBody(versionSchema, request.body);
    answerStep(response, await askToFreeze(chosenBy(context, request), login, request.params.etapa, version));
  });
  router.post('/:etapa/semilla', async (request, response) => {
    const login = await loginOf(request);
    response.json(
      await registerSemilla(
        chosenBy(context, request),
        login,
        request.params.etapa,
        readBody(officialSemillaSchema, request.body),
      ),
    );
  });
  router.post('/:etapa/resultado', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(resultHashSchema, request.body);
    answerStep(response, await askToRegister(chosenBy(context, request), login, request.params.etapa, body));
  });
  router.post('/:etapa/publicacion', async (request, response) => {
    const login = await loginOf(request);
    const body = readBody(resultHashSchema, request.body);
    answerStep(response, await askToPublish(chosenBy(context, request), login, request.params.etapa, body));
  });
  router.post('/:etapa/anulacion', async (request, response) => {
    const login = await loginOf(request);
    response.json(
      await askToAnnul(chosenBy(context, request), login, request.params.etapa, readBody(annulmentSchema, request.body)),
    );
  });
  router.post('/:etapa/anulacion/decision', async (request, response) => {
    const login = await loginOf(request);
    response.json(
      await decideAnnulment(
        chosenBy(context, request),
        login,
        request.params.etapa,
        readBody(annulmentDecisionSchema, request.body),
      ),
    );
  });
  router.post('/:etapa/lista', async (request, response) => {
    const login = await loginOf(request);
    answerStep(
      response,
      await askToMoveList(chosenBy(context, request), login, request.params.etapa, readBody(tandaSchema, request.body)),
    );
  });
  router.get('/:etapa/hoy', async (request, response) => {
    await loginOf(request);
    response.json(await readEtapaToday(chosenBy(context, request), users, request.params.etapa));
  });
  router.get('/:etapa/resultados', async (request, response) => {
    await loginOf(request);
    response.json(await readResults(chosenBy(context, request), request.params.etapa));
  });
  router.get('/:etapa/cortes', async (request, response) => {
    await loginOf(request);
    response.json(
      await listCutOffs(chosenBy(context, request), request.params.etapa, readQuery(cutOffFilterSchema, request.query)),
    );
  });
  router.get('/:etapa/explicacion/:radicado', async (request, response) => {
    const login = await loginOf(request);
    response.json(await explainResult(chosenBy(context, request), login, request.params.etapa, request.params.radicado));
  });
  router.get('/:etapa/exportacion', async (request, response) => {
    const login = await loginOf(request);
    const { formato } = readQuery(resultFilterSchema, request.query);
    response.json(await exportResults(chosenBy(context, request), login, request.params.etapa, formato));
  });
  return router;
}
