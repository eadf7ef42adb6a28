import type { Retention } from '#domain/contractTypes.ts';

/** An archived convocatoria whose years are over. */
export const DUE: Retention = {
  anio: 2025,
  nombre: 'Cupos 2025',
  anios: 5,
  hasta: '2031-03-01T12:00:00.000Z',
  cumplido: true,
  datos: { solicitudes: 1200, archivos: 340, cartas: 4100, matriculados: 9000 },
  borrado: null,
  acciones: ['pedir'],
};
/** Somebody has asked. */
export const ASKED_ERASURE: Retention = {
  ...DUE,
  borrado: { id: 7, pedido: { en: '2031-03-02T12:00:00.000Z', quien: 'luis' }, decidido: null, hechas: null, terminadoEn: null },
  acciones: ['decidir'],
};
