import type { ActaDeSorteo, Etapa, Etapas } from '#domain/contractTypes.ts';
import { createMarket } from '#allocation/createMarket.ts';
import { runAllocation } from '#allocation/run.ts';
import type { RunOutcome } from '#allocation/workerMessages.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';

export const PAGE = '/educacion/asignacion';
export const STAGE = `${PAGE}?etapa=general`;
export const API = 'api/educacion/gestion/asignacion';

const market = createMarket({
  settings: { lottery: 'unico', classCount: 2, groups: [] },
  ofertas: [
    { id: 'a', vacantes: 1, reservas: [] },
    { id: 'b', vacantes: 1, reservas: [] },
  ],
  solicitudes: ['t1', 't2', 't3'].map((ticket) => ({
    ticket,
    opciones: ['a', 'b'].map((oferta) => ({ oferta, priorityClass: 1, groups: [] })),
  })),
});

/** A small list: two seats, three who ask. */
export const REPLICA = { congelada: true, huella: '', contenido: writeReplica(market).join('') };
export const SEMILLA = 'balota 4821';
export const ACTA: ActaDeSorteo = {
  origen: 'fuente_publica',
  fuente: 'Lotería de ejemplo, sorteo 12',
  en: '2026-11-20T15:00:00.000Z',
  enlace: 'https://loteria.example/sorteos/12',
  documento: null,
  testigos: ['Ana María Ruiz', 'José Peña'],
};

/** What a worker gives of that list. */
export function factOf(semilla: string): RunOutcome {
  const { summary, inputHash, hash, findings } = runAllocation(readReplicaText(REPLICA.contenido), semilla);
  return { summary, inputHash, hash, findings };
}

export const OFFICIAL = factOf(SEMILLA);

const fact = (who: string) => ({ en: '2026-11-20T15:00:00Z', quien: who });

/** The stage, closed: it is ready to be frozen. */
export const CLOSED: Etapa = {
  codigo: 'general',
  nombre: 'Etapa general',
  version: 1,
  situacion: 'cerrada',
  abre: '2026-10-01T13:00:00Z',
  cierra: '2026-11-01T05:00:00Z',
  publica: '2026-11-25T13:00:00Z',
  solicitudes: 3,
  sinDecidir: 0,
  porDecidir: [],
  cuposPorRevisar: { total: 0, elementos: [] },
  reclamosPorResponder: 0,
  sinResponder: 0,
  anulacion: null,
  anuladas: [],
  reglaDeSemilla: 'Las cinco balotas del sorteo del 14 de noviembre.',
  congelada: null,
  huellaLista: null,
  sorteada: null,
  semilla: null,
  acta: null,
  corrida: null,
  huellaResultado: null,
  publicada: null,
  tandas: [],
  fechasDeLista: ['2026-12-01', '2026-12-10'],
  trabajo: null,
  acciones: ['congelar'],
};
export const FROZEN: Etapa = {
  ...CLOSED,
  version: 2,
  situacion: 'congelada',
  congelada: fact('ana'),
  huellaLista: OFFICIAL.inputHash,
  acciones: ['sortear'],
};
export const DRAWN: Etapa = {
  ...FROZEN,
  version: 3,
  situacion: 'sorteada',
  sorteada: fact('ana'),
  semilla: SEMILLA,
  acta: ACTA,
  acciones: ['correr'],
};
/** Registered by luis: ana, whose session the tests have, may publish. */
export const RUN: Etapa = {
  ...DRAWN,
  version: 4,
  situacion: 'corrida',
  corrida: fact('luis'),
  huellaResultado: OFFICIAL.hash,
  acciones: ['publicar'],
};
/** Another person asked that its seed be annulled; the list before it was. */
export const ASKED_TO_ANNUL: Etapa = {
  ...RUN,
  version: 6,
  anulacion: { que: 'semilla', motivo: 'Un número del acta está cambiado.', pedida: fact('luis') },
  anuladas: [
    {
      que: 'lista',
      motivo: 'Faltaban los cupos de una sede.',
      pedida: fact('luis'),
      decidida: fact('ana'),
      confirmada: true,
      huellaLista: OFFICIAL.inputHash,
      semilla: SEMILLA,
      acta: ACTA,
      huellaResultado: null,
    },
  ],
  acciones: ['decidir_anulacion'],
};
export const PUBLISHED: Etapa = {
  ...RUN,
  version: 5,
  situacion: 'publicada',
  publicada: fact('ana'),
  tandas: [{ ...fact('luis'), ofrecidos: 12 }],
  acciones: ['mover_lista', 'cerrar_lista'],
};

export const etapasOf = (...elements: Etapa[]): Etapas => ({ anio: 2027, elementos: elements });
