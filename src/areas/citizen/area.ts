import { declareArea } from '#core/chunks/declareArea.ts';
import { placePart } from '#core/part.ts';
import { loadSolicitudPages } from '#requestForm/loadSolicitudPages.tsx';
import { ownTask } from '#services/loading/ownTask.ts';
import { AREA, CITIZEN_PATHS } from './citizenPaths';
import { convocatoria } from './convocatoria';
import { contactChange } from './lookUp/contactChange';
import { lookUpSaga } from './lookUp/lookUpSaga';
import { lookUpMachine } from './lookUp/lookUpSlice';
import { lostRadicado } from './lookUp/lostRadicado';
import { reclamoSend } from './reclamo/reclamoSend';
import { typedReclamoMachine } from './reclamo/typedReclamo';
import { typedReclamoSaga } from './reclamo/typedReclamoSaga';
import { lugar, sedes, sedesMap } from './oferta/sedes';
import { proofParts } from './proof/proofParts';
import { edit, guardados, solicitud } from './solicitudForms';

export const area = declareArea({
  name: AREA,
  path: CITIZEN_PATHS.home,
  parts: [
    convocatoria,
    sedes,
    sedesMap,
    lugar,
    { ...placePart(lookUpMachine), saga: lookUpSaga },
    contactChange,
    reclamoSend,
    { ...placePart(typedReclamoMachine), saga: typedReclamoSaga },
    lostRadicado,
    ...proofParts,
    // Before the forms, which ask what is kept.
    guardados,
    ...solicitud.parts,
    ...edit.parts,
  ],
  pages: [
    {
      name: 'oferta',
      path: 'oferta',
      load: () => ownTask(import(/* webpackChunkName: "sedes" */ './oferta/ofertaChunk')),
      chunk: 'sedes',
    },
    { name: 'solicitud', path: 'solicitud/*', load: () => loadSolicitudPages(solicitud) },
    { name: 'lookUp', path: 'consulta', load: () => ownTask(import(/* webpackChunkName: "lookUp" */ './lookUp/lookUpChunk')) },
    {
      name: 'lostRadicado',
      path: 'consulta/radicado',
      load: () => ownTask(import(/* webpackChunkName: "lookUp" */ './lookUp/lostRadicadoChunk')),
      chunk: 'lookUp',
    },
    { name: 'dates', path: 'calendario', load: () => ownTask(import(/* webpackChunkName: "dates" */ './dates/datesChunk')) },
    {
      name: 'questions',
      path: 'preguntas',
      load: () => ownTask(import(/* webpackChunkName: "dates" */ './questions/questionsChunk')),
      chunk: 'dates',
    },
    { name: 'proof', path: 'resultados/*', load: () => ownTask(import(/* webpackChunkName: "proof" */ './proof/proofChunk')) },
    { name: 'edit', path: 'consulta/edicion/*', load: () => loadSolicitudPages(edit), chunk: 'solicitud' },
  ],
});
