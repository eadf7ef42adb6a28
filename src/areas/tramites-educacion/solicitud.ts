import { createAction } from '@reduxjs/toolkit';
import type { SolicitudDeFamilia } from '../../shared/educacion/tipos';
import { AREA } from './paths';

/** Editing an existing request in the form. */
export const edicion = {
  events: {
    editRequested: createAction<{ solicitud: SolicitudDeFamilia; accion: 'edicion' | 'subsanacion' }>(`${AREA}/edicion/editRequested`),
    changesAccepted: createAction<{ solicitud: SolicitudDeFamilia }>(`${AREA}/edicion/changesAccepted`),
  },
};
export const selectHasDraft = (): boolean => false;
