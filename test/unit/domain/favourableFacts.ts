import type { MoveFacts } from '#domain/moveGuards.ts';

export const NOW = new Date('2026-11-03T15:00:00Z');

/** Nothing stands in the way of a family or of who took the solicitud. */
export const FAVOURABLE: MoveFacts = {
  isConvocatoriaOpen: true,
  deadline: null,
  now: NOW,
  propia: true,
  areCondicionesDecided: true,
  cupoAlegado: 'decidido',
  hasBetter: true,
  isListFrozen: false,
  isListClosed: false,
  hasEtapaLeft: true,
  hasOtherLive: false,
  keepsCupo: false,
  cupoDevuelto: 'libre',
  propuesta: 'ajena',
};
