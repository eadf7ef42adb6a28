import type { Etapa, Etapas, EtapaToday, Explanation, CutOffs, Results } from '#domain/contractTypes.ts';
import { id, OFERTA } from './contractSamples';

const HASH = 'a'.repeat(64);
const fact = (at: string, who: string) => ({ en: at, quien: who });

/** A stage that is published, and whose list has moved once. */
export const PUBLISHED: Etapa = {
  codigo: 'prioritaria',
  nombre: 'Etapa prioritaria',
  version: 6,
  situacion: 'publicada',
  abre: '2026-10-01T05:00:00Z',
  cierra: '2026-10-20T05:00:00Z',
  publica: '2026-10-25T17:00:00Z',
  solicitudes: 170,
  sinDecidir: 0,
  porDecidir: [],
  cuposPorRevisar: { total: 0, elementos: [] },
  reclamosPorResponder: 0,
  sinResponder: 0,
  anulacion: null,
  anuladas: [],
  reglaDeSemilla: 'El premio mayor de la lotería del día.',
  congelada: fact('2026-10-21T15:00:00Z', 'coordinador'),
  huellaLista: HASH,
  sorteada: fact('2026-10-22T15:00:00Z', 'coordinador'),
  semilla: '4821',
  acta: null,
  corrida: fact('2026-10-22T16:00:00Z', 'coordinador'),
  huellaResultado: HASH,
  publicada: fact('2026-10-25T17:00:00Z', 'secretaria'),
  tandas: [{ ...fact('2026-11-02T15:00:00Z', 'secretaria'), ofrecidos: 12 }],
  fechasDeLista: ['2026-11-02', '2026-11-09'],
  trabajo: null,
  acciones: [],
};

/** One that is still open. */
export const OPEN: Etapa = {
  ...PUBLISHED,
  codigo: 'general',
  nombre: 'Etapa general',
  situacion: 'abierta',
  publica: '2026-12-15T17:00:00Z',
  congelada: null,
  huellaLista: null,
  sorteada: null,
  semilla: null,
  corrida: null,
  huellaResultado: null,
  publicada: null,
  tandas: [],
};

export const ETAPAS: Etapas = { anio: 2027, elementos: [PUBLISHED, OPEN] };
/** The general stage's list is frozen: no place changes. */
export const FROZEN_ETAPAS: Etapas = {
  ...ETAPAS,
  elementos: [PUBLISHED, { ...OPEN, nombre: 'General', congelada: { en: '2026-11-20T15:00:00Z', quien: 'ana' } }],
};

export const STAGE_RESULTS: Results = {
  solicitudes: 1700,
  asignadas: 1500,
  porOpcion: [
    { opcion: 0, solicitudes: 100 },
    { opcion: 1, solicitudes: 1000 },
    { opcion: 2, solicitudes: 390 },
    { opcion: 6, solicitudes: 10 },
  ],
  sinCupoPorGrado: [
    { grado: 0, solicitudes: 800, sinCupo: 0 },
    { grado: 1, solicitudes: 900, sinCupo: 200 },
  ],
  sinCupoPorComuna: [{ comuna: { codigo: 'comuna_1', nombre: 'Comuna 1' }, solicitudes: 1700, sinCupo: 200 }],
  porSede: [{ institucion: OFERTA.institucion, sede: 'Sede Norte', vacantes: 0, ocupadas: 0 }],
};

/** A city with more sedes than a picture can show; the last one has the most seats. */
export const MANY_SEDES: Results['porSede'] = Array.from({ length: 60 }, (_, place) => ({
  institucion: { dane: String(173_001_000_001 + place), nombre: `Institución ${place + 1}` },
  sede: 'Principal',
  vacantes: 10 + place,
  ocupadas: place,
}));

export const CUT_OFFS: CutOffs = {
  elementos: [
    {
      oferta: OFERTA,
      cupos: 14,
      ocupados: 12,
      enLista: 3,
      cortes: [
        { tanda: 0, en: '2026-10-25T17:00:00Z', corte: 'Prioridad 2, número de sorteo 0,412000' },
        { tanda: 1, en: '2026-11-02T15:00:00Z', corte: 'Prioridad 2, número de sorteo 0,500000' },
      ],
    },
    {
      oferta: { ...OFERTA, id: id(2), sede: 'Norte' },
      cupos: 5,
      ocupados: 2,
      enLista: 0,
      cortes: [0, 1].map((tanda) => ({ tanda, en: '2026-10-25T17:00:00Z', corte: null })),
    },
  ],
  pagina: 1,
  total: 2,
  prioridades: ['Discapacidad', 'Hermanos en la institución'],
};

export const EXPLANATION: Explanation = {
  radicado: '2027-7K3M9QX-9',
  tiquete: id(9),
  estado: 'en_lista_de_espera',
  prioridad: 'Discapacidad',
  sorteo: 0.4120001,
  conserva: null,
  opciones: [
    {
      oferta: OFERTA,
      resultado: 'no_alcanzo',
      corte: 'Prioridad 1, número de sorteo 0,2',
      puesto: 3,
      explicacion: 'Los cupos fueron de quienes van antes. Está en el puesto 3 de la lista de espera.',
    },
  ],
};

export const RESULTS = '/educacion/resultados';
export const STAGES_CALL = 'api/educacion/gestion/asignacion';
export const STAGE_CALL = `${STAGES_CALL}/prioritaria`;

export const TODAY: EtapaToday = {
  en: '2026-11-20T15:00:00Z',
  solicitudes: 1210,
  porEstado: [
    { estado: 'radicada', solicitudes: 1200 },
    { estado: 'por_subsanar', solicitudes: 4 },
    { estado: 'asignada', solicitudes: 6 },
  ],
  porDia: [
    { dia: '2026-11-19', radicadas: 10, sinDecidir: 4 },
    { dia: '2026-11-18', radicadas: 1200, sinDecidir: 1200 },
  ],
  porPersona: [
    { login: null, nombre: null, porHacer: 1190, porSubsanar: 0 },
    { login: 'zoe', nombre: 'Zoé Arias', porHacer: 10, porSubsanar: 4 },
  ],
  plazos: [{ estado: 'por_subsanar', vencidas: 0, hoy: 1, semana: 3 }],
  cupos: 2000,
  ocupados: 1500,
};
