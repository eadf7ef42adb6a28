import { pipeline } from 'node:stream/promises';

import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';

import type { Context } from '#backend/context.ts';
import { readQuery } from '#backend/http/body.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { keepPublic, sendPublic } from '#backend/http/sendPublic.ts';
import { cutOffFilterSchema } from '#backend/places/allocation/allocationInputs.ts';
import { replicaName } from '#backend/solicitud/comprobacion.ts';
import { chosenBy } from '#backend/places/chosenBy.ts';
import { listCutOffsOf } from '#backend/places/allocation/listCutOffs.ts';
import { createProofs } from './listProofs';
import { requirePublishedEtapa } from './publishedEtapa';
import { createPublishedFiles, type FileKey } from './publishedFiles';

const publicFilterSchema = v.omit(cutOffFilterSchema, ['llenas', 'orden']);
const tandaNumberSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number));

/** What proves the allocation to anyone, without a session. */
export function createProofRouter(context: Context): Router {
  const files = createPublishedFiles(context.db.reads);
  const listProofs = createProofs(files);

  const sendFile = async (request: Request, response: Response, key: FileKey, name: string): Promise<void> => {
    const { bytes, sha256 } = await files.factsOf(key);
    keepPublic(response, sha256);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    response.set('Content-Length', String(bytes));
    response.attachment(name).type('text/csv');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    try {
      await pipeline(await files.bytesOf(key), response);
    } catch (error) {
      // Who went away meanwhile needs nothing more.
      if (!response.destroyed) throw error;
    }
  };

  const router = Router();
  router.get('/', async (request, response) => {
    sendPublic(response, await listProofs(chosenBy(context, request)));
  });
  router.get('/:etapa/cortes', async (request, response) => {
    const etapa = await requirePublishedEtapa(chosenBy(context, request), request.params.etapa);
    sendPublic(response, await listCutOffsOf(context.db.reads, etapa, readQuery(publicFilterSchema, request.query)));
  });
  router.get('/:etapa/replica', async (request, response) => {
    const { etapa: codigo } = request.params;
    const { convocatoria, numero, anio } = await requirePublishedEtapa(chosenBy(context, request), codigo);
    await sendFile(request, response, { convocatoria, numero, tanda: null }, replicaName(anio, codigo));
  });
  router.get('/:etapa/tandas/:tanda/replica', async (request, response) => {
    const { etapa: codigo, tanda } = request.params;
    const { convocatoria, numero, anio, tandas } = await requirePublishedEtapa(chosenBy(context, request), codigo);
    const asked = v.safeParse(tandaNumberSchema, tanda);
    if (!asked.success || asked.output > tandas) {
      throw new HttpProblem(404, 'La lista de espera de la etapa no tiene esa tanda', { codigo: 'no_encontrada' });
    }
    const key = { convocatoria, numero, tanda: asked.output };
    await sendFile(request, response, key, replicaName(anio, `${codigo}-tanda-${asked.output}`));
  });
  return router;
}
