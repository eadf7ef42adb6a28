import { createReading } from '#kits/reading/createReading.ts';
import { createSolicitud } from '#requestForm/createSolicitud.ts';
import { createGuardados } from '#requestForm/guardados.ts';
import { draftOf, newDraft, type Draft } from '#requestForm/draft.ts';
import type { SolicitudOptions } from '#requestForm/solicitudOptions.ts';
import { convocatoriaSchema } from '#domain/answers/citizenAnswers.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import { PROCESSING_PATHS } from '#areas/processing/processingPaths.ts';
import { declareArea } from '#core/chunks/declareArea.ts';
import { isUnder } from '#core/location/paths.ts';
import { sedesPage } from '../samples/sedes';
import { CONVOCATORIA, id, OFERTA, FAMILY_SOLICITUD } from '../samples/contractSamples';

/** In the citizens' area. */
export const BASE = CITIZEN_PATHS.solicitud;
export const EDIT_BASE = CITIZEN_PATHS.edit;
/** In the staff's area. */
export const STAFF_BASE = PROCESSING_PATHS.newSolicitud;
export const KEY = '7d444840-9dc0-41d5-8b1f-1d5f0f3b8d10';

/** One form with the convocatoria that it follows, in an area named 'area'; by default a citizen's new solicitud. */
export function createForm(options: Partial<SolicitudOptions> = {}) {
  const convocatoria = createReading({
    area: 'area',
    name: 'convocatoria',
    paramsOf: ({ path }) => (isUnder(path, CITIZEN_PATHS.home) || isUnder(path, PROCESSING_PATHS.inbox) ? {} : null),
    path: () => 'api/educacion/convocatoria',
    schema: convocatoriaSchema,
    isPublic: true,
  });
  // Staff keep none.
  const guardados = createGuardados('area');
  const form = createSolicitud({
    area: 'area',
    name: 'solicitud',
    keptAs: 'area.solicitud',
    base: BASE,
    exit: CITIZEN_PATHS.home,
    convocatoria,
    mode: { kind: 'nueva', path: 'api/educacion/solicitudes' },
    lookUp: CITIZEN_PATHS.lookUp,
    waysToFiled: [{ label: 'Perdí mi radicado', to: CITIZEN_PATHS.lostRadicado }],
    ...(!options.ofSession && { guardados }),
    ...options,
  });
  return { form, area: declareArea({ name: 'area', path: '/area', parts: [convocatoria, guardados, ...form.parts], pages: [] }) };
}

export const editForm = () => createForm({ base: EDIT_BASE, exit: CITIZEN_PATHS.lookUp, mode: { kind: 'edicion' } });

export const staffForm = () =>
  createForm({
    base: STAFF_BASE,
    exit: PROCESSING_PATHS.inbox,
    mode: { kind: 'nueva', path: 'api/educacion/tramitacion/solicitudes' },
    waysToFiled: [],
    ofSession: true,
  });

/** As it is filed, and can be edited. */
export const FILED: FamilySolicitud = {
  ...FAMILY_SOLICITUD,
  estado: 'radicada',
  version: 2,
  resultado: null,
  acciones: ['editar', 'retirar'],
};

/** A draft with every step complete: what the sample of the contract says. */
export const WHOLE: Draft = {
  ...draftOf(FILED, { accion: 'edicion' }, KEY),
  aviso: { version: CONVOCATORIA.aviso.version, leidoEn: '2026-11-03T14:50:00.000Z' },
  completed: 6,
  edited: null,
};

export const EMPTY: Draft = newDraft(CONVOCATORIA, KEY);

export const PAGE = sedesPage([
  OFERTA,
  { ...OFERTA, id: id(2), sede: 'Sede Norte' },
  { ...OFERTA, id: id(3), sede: 'Sede Sur', vacantes: 0 },
]);
