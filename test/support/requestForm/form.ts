import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { createReading } from '#kits/reading/createReading.ts';
import { createSolicitud } from '#requestForm/createSolicitud.ts';
import { draftOf, newDraft, type Draft } from '#requestForm/draft.ts';
import type { SolicitudOptions } from '#requestForm/solicitudOptions.ts';
import { convocatoriaSchema } from '#domain/answers/citizenAnswers.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { isUnder, PATHS } from '#core/location/paths.ts';
import { CONVOCATORIA, id, OFERTA, FAMILY_SOLICITUD } from '../samples/contractSamples';

/** In the citizens' area. */
export const BASE = `${PATHS.citizen}/solicitud`;
export const EDIT_BASE = `${PATHS.citizen}/consulta/edicion`;
/** In the staff's area. */
export const STAFF_BASE = `${PATHS.processing}/nueva`;
export const KEY = '7d444840-9dc0-41d5-8b1f-1d5f0f3b8d10';

/** One form with the call that it follows, in an area named 'area'; by default a citizen's new solicitud. */
export function createForm(options: Partial<SolicitudOptions> = {}) {
  const convocatoria = createReading({
    area: 'area',
    name: 'convocatoria',
    paramsOf: ({ path }) => (isUnder(path, PATHS.citizen) || isUnder(path, PATHS.processing) ? {} : null),
    path: () => 'api/educacion/convocatoria',
    schema: convocatoriaSchema,
    isPublic: true,
  });
  const form = createSolicitud({
    area: 'area',
    name: 'solicitud',
    base: BASE,
    exit: PATHS.citizen,
    convocatoria,
    mode: { kind: 'nueva', path: 'api/educacion/solicitudes' },
    ...options,
  });
  return {
    form,
    convocatoria,
    slice: {
      name: 'area',
      reducer: combineReducers({ convocatoria: convocatoria.machine.reducer, ...form.reducers }),
    },
    *saga(): SagaGenerator<void> {
      yield* spawn(convocatoria.saga);
      yield* spawn(form.saga);
    },
  };
}

export const editForm = () =>
  createForm({ base: EDIT_BASE, exit: `${PATHS.citizen}/consulta`, mode: { kind: 'edicion' } });

export const staffForm = () =>
  createForm({
    base: STAFF_BASE,
    exit: PATHS.processing,
    mode: { kind: 'nueva', path: 'api/educacion/tramitacion/solicitudes' },
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
  ...draftOf(FILED, 'edicion', KEY),
  aviso: { version: CONVOCATORIA.aviso.version, leidoEn: '2026-11-03T14:50:00.000Z' },
  completed: 6,
  edited: null,
};

export const EMPTY: Draft = newDraft(CONVOCATORIA, KEY);

export const PAGE = { elementos: [OFERTA, { ...OFERTA, id: id(2), sede: 'Sede Norte' }, { ...OFERTA, id: id(3), sede: 'Sede Sur', vacantes: 0 }], pagina: 1, total: 3 };
