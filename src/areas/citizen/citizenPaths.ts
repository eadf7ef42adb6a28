import { PATHS } from '#core/location/paths.ts';

/** Where the citizens' pages lie. */
export const CITIZEN_PATHS = {
  home: PATHS.citizen,
  oferta: `${PATHS.citizen}/oferta`,
  solicitud: `${PATHS.citizen}/solicitud`,
  lookUp: `${PATHS.citizen}/consulta`,
  /** Below the look-up: what it found stays while it is being changed. */
  edit: `${PATHS.citizen}/consulta/edicion`,
} as const;

/** The area's, in its events and its place in the state. */
export const AREA = 'tramitesEducacion';
