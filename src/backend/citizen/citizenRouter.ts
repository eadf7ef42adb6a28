import { type Request, Router } from 'express';

import { family } from '../solicitud/actor';
import { findInstituciones } from './findInstituciones';
import { findOfertas } from '../solicitud/findOfertas';
import { saveSoporte } from './saveSoporte';
import { lookUp } from './lookUp';
import type { Context } from '../context';
import { readConvocatoria } from '../solicitud/convocatoria';
import {
  editSchema,
  institucionFilterSchema,
  ofertaFilterSchema,
  type Identification,
  identificationSchema,
  ofertaAnswerSchema,
  withdrawalSchema,
  newSolicitudSchema,
} from '../solicitud/solicitudInputs';
import { editSolicitud } from './editSolicitud';
import { radicadoKey, solicitudNotFound } from '../solicitud/identify';
import { createFiling } from '../solicitud/fileSolicitud';
import { answerOferta } from './answerOferta';
import { withdraw } from './withdraw';
import { correctSolicitud } from './correctSolicitud';
import { readBody, readQuery } from '../http/body';
import { addressOf } from '../http/limits/address';
import { attempt, spendAll } from '../http/limits/attempts';
import type { Limiter } from '../http/limits/limiter';
import { limits } from '../http/limits/limits';
import { readUpload } from '../http/uploads';

/** What citizens call, without a session. */
export function createCitizenRouter(context: Context, limiter: Limiter): Router {
  const router = Router();
  const fileSolicitud = createFiling(context);

  router.get('/convocatoria', async (_request, response) => {
    response.json(await readConvocatoria(context));
  });
  router.get('/ofertas', async (request, response) => {
    response.json(await findOfertas(context, readQuery(ofertaFilterSchema, request.query)));
  });
  router.get('/instituciones', async (request, response) => {
    response.json(await findInstituciones(context, readQuery(institucionFilterSchema, request.query)));
  });
  router.post('/archivos', async (request, response) => {
    await spendAll(limiter, { limit: limits.uploads, key: addressOf(request) });
    response.status(201).json(await saveSoporte(context, await readUpload(request, response)));
  });
  router.post('/solicitudes', async (request, response) => {
    await spendAll(limiter, { limit: limits.filings, key: addressOf(request) });
    const { isNew, receipt } = await fileSolicitud(readBody(newSolicitudSchema, request.body), family);
    response.status(isNew ? 201 : 200).json(receipt);
  });

  /** Whoever knows a solicitud's three facts is its family; guesses are held against its radicado and the address. */
  const identified = <T>(request: Request, { radicado }: Identification, run: () => Promise<T>): Promise<T> => {
    const address = addressOf(request);
    // What cannot be a radicado is counted by itself: one family's slip must not count against another's.
    const subject = radicadoKey(radicado) || `? ${radicado}`;
    return attempt({
      limiter,
      before: [
        { limit: limits.lookUpHere, key: JSON.stringify([subject, address]) },
        { limit: limits.lookUpByRadicado, key: subject },
      ],
      atFailure: [{ limit: limits.lookUpByAddress, key: address }],
      failed: (error) => error === solicitudNotFound,
      run,
    });
  };

  router.post('/consulta', async (request, response) => {
    const body = readBody(identificationSchema, request.body);
    response.json(await identified(request, body, () => lookUp(context, body)));
  });
  router.post('/consulta/edicion', async (request, response) => {
    const body = readBody(editSchema, request.body);
    response.json(await identified(request, body.identificacion, () => editSolicitud(context, body)));
  });
  router.post('/consulta/subsanacion', async (request, response) => {
    const body = readBody(editSchema, request.body);
    response.json(await identified(request, body.identificacion, () => correctSolicitud(context, body)));
  });
  router.post('/consulta/retiro', async (request, response) => {
    const body = readBody(withdrawalSchema, request.body);
    response.json(await identified(request, body.identificacion, () => withdraw(context, body)));
  });
  router.post('/consulta/respuesta', async (request, response) => {
    const body = readBody(ofertaAnswerSchema, request.body);
    response.json(await identified(request, body.identificacion, () => answerOferta(context, body)));
  });
  return router;
}
