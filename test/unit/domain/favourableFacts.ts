import type { Hechos } from '#domain/moveGuards.ts';

export const AHORA = new Date('2026-11-03T15:00:00Z');

/** Nothing stands in the way of a family or of who took the request. */
export const FAVORABLES: Hechos = {
  convocatoriaAbierta: true,
  antesDe: null,
  ahora: AHORA,
  propia: true,
  condicionesDecididas: true,
  hayMejor: true,
};
