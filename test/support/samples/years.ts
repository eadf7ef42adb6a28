import type { Convocatorias, ListedConvocatoria } from '#domain/contractTypes.ts';

/** The families' of now. */
export const THIS_YEAR: ListedConvocatoria = {
  anio: 2026,
  nombre: 'Cupos 2026',
  estado: 'publicada',
  version: 4,
  abre: '2025-10-01T05:00:00.000Z',
  cierra: '2025-11-01T05:00:00.000Z',
  publica: '2025-11-15T05:00:00.000Z',
  esLaDeHoy: true,
  solicitudes: 120,
  ofertas: 30,
  vacantes: 400,
  falta: [{ donde: 'solicitudes', mensaje: 'Hay 2 solicitudes por decidir.' }],
  seBorra: false,
  cambios: [],
};
/** Made from it, in preparation. */
export const NEXT_YEAR: ListedConvocatoria = {
  ...THIS_YEAR,
  anio: 2027,
  nombre: 'Cupos 2027',
  estado: 'en_preparacion',
  version: 1,
  esLaDeHoy: false,
  solicitudes: 0,
  falta: [],
  seBorra: true,
  cambios: [{ en: '2026-01-10T15:00:00.000Z', quien: 'ana', de: null, a: 'en_preparacion', desde: 2026 }],
};
export const yearsOf = (...elementos: ListedConvocatoria[]): Convocatorias => ({ ahora: '2026-01-10T15:00:00.000Z', elementos });
/** Archived. */
export const OLD_YEAR: ListedConvocatoria = {
  ...THIS_YEAR,
  anio: 2025,
  nombre: 'Cupos 2025',
  estado: 'archivada',
  esLaDeHoy: false,
  falta: [],
};
