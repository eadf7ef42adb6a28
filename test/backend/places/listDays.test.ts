import { allowedStepsOf } from '#backend/places/allocation/etapaRules.ts';
import type { EtapaRow } from '#backend/places/allocation/etapaRows.ts';

const at = (moment: string) => ({ en: moment, quien: 'secretaria' });

const etapa: EtapaRow = {
  convocatoria: '0',
  anio: 2026,
  estado: 'publicada',
  numero: 1,
  codigo: 'general',
  nombre: 'Todos',
  version: 1,
  abre: new Date('2025-09-01T05:00:00Z'),
  cierra: new Date('2025-10-01T05:00:00Z'),
  publica: new Date('2025-10-10T05:00:00Z'),
  sorteo: 'unico',
  reglaDeSemilla: 'Una regla',
  diasParaResponder: 4,
  condiciones: [],
  congelada: at('2025-10-02T15:00:00Z'),
  huellaLista: '0',
  sorteada: at('2025-10-03T15:00:00Z'),
  semilla: '1',
  acta: null,
  corrida: at('2025-10-04T15:00:00Z'),
  huellaResultado: '0',
  publicada: null,
  listaCerradaEn: null,
  anulaciones: [],
  tandas: [],
  fechasDeLista: ['2025-10-15', '2025-10-20'],
};

/** In the city, the days of UTC's hours from 5 on. */
function mayMove(published: string, now: string, ...tandas: readonly string[]): boolean {
  const row = { ...etapa, publicada: at(published), tandas: tandas.map((moment) => ({ ...at(moment), ofrecidos: 1 })) };
  const known = { instant: new Date(now), timeZone: 'America/Bogota', login: 'coordinador', sinDecidir: 0, sinResponder: 0 };
  const cuposPorRevisar = { total: 0, elementos: [] };
  return allowedStepsOf({ ...known, cuposPorRevisar, etapa: row, etapas: [row] }).includes('mover_lista');
}

describe('the waiting list moves', () => {
  it.each([
    ['on its day', true, mayMove('2025-10-10T15:00:00Z', '2025-10-15T15:00:00Z')],
    ['later, where its day was missed', true, mayMove('2025-10-10T15:00:00Z', '2025-10-17T15:00:00Z')],
    ['on its day, once the result is published on it', true, mayMove('2025-10-15T14:00:00Z', '2025-10-15T15:00:00Z')],
    ['not by a day before the result was published', false, mayMove('2025-10-16T14:00:00Z', '2025-10-16T15:00:00Z')],
    ['not before its first day', false, mayMove('2025-10-10T15:00:00Z', '2025-10-14T15:00:00Z')],
    [
      'not twice on a day, though it is that of the result',
      false,
      mayMove('2025-10-15T14:00:00Z', '2025-10-15T16:00:00Z', '2025-10-15T15:00:00Z'),
    ],
    ['on its next day again', true, mayMove('2025-10-15T14:00:00Z', '2025-10-20T16:00:00Z', '2025-10-15T15:00:00Z')],
  ])('%s', (_when, expected, may) => {
    expect(may).toBe(expected);
  });
});
