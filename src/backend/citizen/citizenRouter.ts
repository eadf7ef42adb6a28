import { type Request, Router } from 'express';

import { familia } from '../solicitud/actor';
import { buscarInstituciones } from './findInstituciones';
import { buscarOfertas } from '../solicitud/findOfertas';
import { cargarArchivo } from './saveSoporte';
import { consultar } from './lookUp';
import type { Contexto } from '../context';
import { leerConvocatoria } from '../solicitud/convocatoria';
import {
  edicion,
  filtroDeInstituciones,
  filtroDeOfertas,
  type Identificacion,
  identificacion,
  respuestaAOferta,
  retiro,
  solicitudNueva,
} from '../solicitud/solicitudInputs';
import { editar } from './editSolicitud';
import { llaveDeRadicado, noEncontrada } from '../solicitud/identify';
import { createRadicar } from '../solicitud/fileSolicitud';
import { responder } from './answerOferta';
import { retirar } from './withdraw';
import { subsanar } from './correctSolicitud';
import { readBody, readQuery } from '../http/body';
import { addressOf } from '../http/limits/address';
import { attempt, spendOne } from '../http/limits/attempts';
import type { Limits } from '../http/limits/limits';
import { readUpload } from '../http/uploads';

/** What citizens call, without a session. */
export function createPublicoRouter(contexto: Contexto, limits: Limits): Router {
  const router = Router();
  const radicar = createRadicar(contexto);

  router.get('/convocatoria', async (_request, response) => {
    response.json(await leerConvocatoria(contexto));
  });
  router.get('/ofertas', async (request, response) => {
    response.json(await buscarOfertas(contexto, readQuery(filtroDeOfertas, request.query)));
  });
  router.get('/instituciones', async (request, response) => {
    response.json(await buscarInstituciones(contexto, readQuery(filtroDeInstituciones, request.query)));
  });
  router.post('/archivos', async (request, response) => {
    spendOne({ counter: limits.uploads, key: addressOf(request) });
    response.status(201).json(await cargarArchivo(contexto, await readUpload(request, response)));
  });
  router.post('/solicitudes', async (request, response) => {
    spendOne({ counter: limits.filings, key: addressOf(request) });
    const { nueva, comprobante } = await radicar(readBody(solicitudNueva, request.body), familia);
    response.status(nueva ? 201 : 200).json(comprobante);
  });

  /** Whoever knows a request's three facts is its family; guesses are held against its radicado and the address. */
  const identified = <T>(request: Request, { radicado }: Identificacion, run: () => Promise<T>): Promise<T> =>
    attempt({
      // What cannot be a radicado is counted by itself: one family's slip must not count against another's.
      subject: { counter: limits.lookUpByRadicado, key: llaveDeRadicado(radicado) || `? ${radicado}` },
      address: { counter: limits.lookUpByAddress, key: addressOf(request) },
      failed: (error) => error === noEncontrada,
      run,
    });

  router.post('/consulta', async (request, response) => {
    const cuerpo = readBody(identificacion, request.body);
    response.json(await identified(request, cuerpo, () => consultar(contexto, cuerpo)));
  });
  router.post('/consulta/edicion', async (request, response) => {
    const cuerpo = readBody(edicion, request.body);
    response.json(await identified(request, cuerpo.identificacion, () => editar(contexto, cuerpo)));
  });
  router.post('/consulta/subsanacion', async (request, response) => {
    const cuerpo = readBody(edicion, request.body);
    response.json(await identified(request, cuerpo.identificacion, () => subsanar(contexto, cuerpo)));
  });
  router.post('/consulta/retiro', async (request, response) => {
    const cuerpo = readBody(retiro, request.body);
    response.json(await identified(request, cuerpo.identificacion, () => retirar(contexto, cuerpo)));
  });
  router.post('/consulta/respuesta', async (request, response) => {
    const cuerpo = readBody(respuestaAOferta, request.body);
    response.json(await identified(request, cuerpo.identificacion, () => responder(contexto, cuerpo)));
  });
  return router;
}
