import { type Request, Router } from 'express';

import { originOf } from '../letters/originOf';
import { family } from '../solicitud/actor';
import { findBarrios } from './findBarrios';
import { findInstituciones } from './findInstituciones';
import { findOfertas } from '../solicitud/findOfertas';
import { findSedes } from './findSedes';
import { readSedesMap } from './sedesMap';
import { saveSoporte } from './saveSoporte';
import { lookUp } from './lookUp';
import { documentoKey, sendRadicado } from './sendRadicado';
import { composeCalendar } from './composeCalendar';
import type { Context } from '../context';
import type { FilesRoom } from '../files/room';
import type { Scan } from '../files/scanner';
import { readConvocatoria } from '../solicitud/convocatoria';
import {
  editSchema,
  guardianContactChangeSchema,
  nameFilterSchema,
  ofertaFilterSchema,
  sedeFilterSchema,
  sedeMapFilterSchema,
  type Identification,
  identificationSchema,
  lostRadicadoSchema,
  newReclamoSchema,
  ofertaAnswerSchema,
  withdrawalSchema,
  newSolicitudSchema,
} from '../solicitud/solicitudInputs';
import { editSolicitud } from './editSolicitud';
import { familyItself } from './familyCaller';
import { radicadoKey, solicitudNotFound } from '../solicitud/identify';
import { createFiling } from '../solicitud/fileSolicitud';
import { answerOferta } from './answerOferta';
import { changeContact } from './changeContact';
import { fileReclamo } from './fileReclamo';
import { withdraw } from './withdraw';
import { correctSolicitud } from './correctSolicitud';
import { readBody, readQuery } from '../http/body';
import { addressOf } from '../http/limits/address';
import { attempt, spendAll } from '../http/limits/attempts';
import type { Limiter } from '../http/limits/limiter';
import { limits } from '../http/limits/limits';
import { createQueue } from '../http/limits/queue';
import { HttpProblem } from '../http/problem';
import { maximumUpload, readUpload } from '../http/uploads';

const uploadsRefused = (): HttpProblem =>
  new HttpProblem(503, 'Muchas personas cargan archivos a la vez: espere unos segundos y adjúntelo de nuevo', {
    codigo: 'cargas_ocupadas',
    segundos: 10,
  });

/** What cannot be a radicado is counted by itself: one family's slip must not count against another's. */
const subjectOf = (radicado: string): string => radicadoKey(radicado) || `? ${radicado}`;

/**
 * What citizens call, without a session.
 * @param room asked before a support is read
 * @param scan looks at each support before it is taken; undefined: nothing does
 */
export function createCitizenRouter(context: Context, limiter: Limiter, room: FilesRoom, scan: Scan | undefined): Router {
  const router = Router();
  // Each is in memory while it is read. Who sends slowly, where no proxy takes it whole first, holds a quarter of them.
  const inTurn = createQueue({ atOnce: 16, atOnceOfOneKey: 4, waiting: 300, ofOneKey: 200, refusal: uploadsRefused });
  const fileSolicitud = createFiling(context);

  router.get('/convocatoria', async (_request, response) => {
    response.json(await readConvocatoria(context));
  });
  router.get('/calendario.ics', async (_request, response) => {
    response.type('text/calendar').send(composeCalendar(await readConvocatoria(context), context.timeZone));
  });
  router.get('/ofertas', async (request, response) => {
    response.json(await findOfertas(context, readQuery(ofertaFilterSchema, request.query)));
  });
  router.get('/sedes', async (request, response) => {
    response.json(await findSedes(context, readQuery(sedeFilterSchema, request.query)));
  });
  router.get('/sedes/mapa', async (request, response) => {
    response.json(await readSedesMap(context, readQuery(sedeMapFilterSchema, request.query)));
  });
  router.get('/instituciones', async (request, response) => {
    response.json(await findInstituciones(context, readQuery(nameFilterSchema, request.query)));
  });
  router.get('/barrios', async (request, response) => {
    response.json(await findBarrios(context, readQuery(nameFilterSchema, request.query)));
  });
  router.post('/archivos', async (request, response) => {
    const address = addressOf(request);
    const said = Number(request.get('Content-Length') ?? maximumUpload);
    const amount = Math.min(Math.ceil(said / 1024), maximumUpload / 1024);
    await spendAll(
      limiter,
      { limit: limits.uploads, key: address },
      { limit: limits.uploadedKilobytes, key: address, amount },
      { limit: limits.uploadedKilobytesADay, key: address, amount },
    );
    const kept = await inTurn(address, async () => {
      await room.require();
      return saveSoporte(context, await readUpload(request, response), scan);
    });
    response.status(201).json(kept);
  });
  router.post('/solicitudes', async (request, response) => {
    const address = addressOf(request);
    await spendAll(limiter, { limit: limits.filings, key: address });
    const { isNew, receipt } = await fileSolicitud(readBody(newSolicitudSchema, request.body), family, originOf(address));
    response.status(isNew ? 201 : 200).json(receipt);
  });

  /** Whoever knows a solicitud's three facts is its family; guesses are held against its radicado and the address. */
  const identified = <T>(request: Request, { radicado }: Identification, run: () => Promise<T>): Promise<T> => {
    const address = addressOf(request);
    const subject = subjectOf(radicado);
    const here = JSON.stringify([subject, address]);
    const aDay = { limit: limits.lookUpADay, key: here };
    return attempt({
      limiter,
      before: [{ limit: limits.lookUpHere, key: here }, { limit: limits.lookUpByRadicado, key: subject }, aDay],
      otherwise: [{ limit: limits.lookUpSlowly, key: here }, aDay],
      atFailure: [{ limit: limits.lookUpByAddress, key: address }],
      failed: (error) => error === solicitudNotFound,
      run,
    });
  };

  /** The same for what writes, which is counted whatever its end; by address too: nobody can spend a family's. */
  const changing = async <T>(request: Request, identification: Identification, run: () => Promise<T>): Promise<T> => {
    const address = addressOf(request);
    const here = JSON.stringify([subjectOf(identification.radicado), address]);
    await spendAll(limiter, { limit: limits.changesHere, key: here }, { limit: limits.changesByAddress, key: address });
    return identified(request, identification, run);
  };

  router.post('/consulta', async (request, response) => {
    const body = readBody(identificationSchema, request.body);
    response.json(await identified(request, body, () => lookUp(context, body)));
  });
  router.post('/consulta/radicado', async (request, response) => {
    const body = readBody(lostRadicadoSchema, request.body);
    const address = addressOf(request);
    const documento = documentoKey(body);
    await spendAll(
      limiter,
      { limit: limits.lostHere, key: JSON.stringify([documento, address]) },
      { limit: limits.lostOf, key: documento },
      { limit: limits.lostByAddress, key: address },
    );
    await sendRadicado(context, body, originOf(address));
    response.json({ recibido: true });
  });
  router.post('/consulta/edicion', async (request, response) => {
    const body = readBody(editSchema, request.body);
    response.json(
      await changing(request, body.identificacion, () => editSolicitud(context, familyItself(body.identificacion), body)),
    );
  });
  router.post('/consulta/subsanacion', async (request, response) => {
    const body = readBody(editSchema, request.body);
    response.json(
      await changing(request, body.identificacion, () => correctSolicitud(context, familyItself(body.identificacion), body)),
    );
  });
  router.post('/consulta/retiro', async (request, response) => {
    const body = readBody(withdrawalSchema, request.body);
    response.json(await changing(request, body.identificacion, () => withdraw(context, familyItself(body.identificacion), body)));
  });
  router.post('/consulta/contacto', async (request, response) => {
    const body = readBody(guardianContactChangeSchema, request.body);
    response.json(
      await changing(request, body.identificacion, () => changeContact(context, familyItself(body.identificacion), body)),
    );
  });
  router.post('/consulta/reclamo', async (request, response) => {
    const body = readBody(newReclamoSchema, request.body);
    response.json(
      await changing(request, body.identificacion, () => fileReclamo(context, familyItself(body.identificacion), body)),
    );
  });
  router.post('/consulta/respuesta', async (request, response) => {
    const body = readBody(ofertaAnswerSchema, request.body);
    response.json(
      await changing(request, body.identificacion, () => answerOferta(context, familyItself(body.identificacion), body)),
    );
  });
  return router;
}
