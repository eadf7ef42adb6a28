import type { EtapaProof, Proofs } from '#domain/contractTypes.ts';
import * as etapas from './etapas';

/** A stage whose list is not frozen. */
export const OPEN: EtapaProof = {
  codigo: 'general',
  nombre: 'Etapa general',
  cierra: '2026-11-01T05:00:00Z',
  publica: '2026-11-25T13:00:00Z',
  sorteo: 'unico',
  reglaDeSemilla: 'Las cinco balotas del sorteo del 14 de noviembre.',
  lista: null,
  semilla: null,
  resultado: null,
  tandas: [],
  anuladas: [],
};
export const FROZEN: EtapaProof = {
  ...OPEN,
  lista: { en: '2026-11-02T15:00:00Z', solicitudes: 3, huella: etapas.OFFICIAL.inputHash },
};
export const DRAWN: EtapaProof = {
  ...FROZEN,
  semilla: { en: '2026-11-20T16:00:00Z', semilla: etapas.SEMILLA, acta: etapas.ACTA },
};
/** The file of `etapas.REPLICA` with its seed. */
export const FILE = etapas.REPLICA.contenido.replace('oferta,', `semilla,${etapas.SEMILLA}\r\noferta,`);
export const FILE_FACTS = { bytes: FILE.length, sha256: 'd'.repeat(64) };
export const PUBLISHED: EtapaProof = {
  ...DRAWN,
  resultado: { en: '2026-11-25T13:00:00Z', huella: etapas.OFFICIAL.hash, archivo: FILE_FACTS },
};
export const WITH_TANDA: EtapaProof = {
  ...PUBLISHED,
  tandas: [
    {
      numero: 1,
      en: '2026-12-01T15:00:00Z',
      ofrecidos: 12,
      huellaLista: 'a'.repeat(64),
      huella: 'e'.repeat(64),
      archivo: { ...FILE_FACTS, bytes: 900 },
    },
  ],
};

export const proofsOf = (...elementos: EtapaProof[]): Proofs => ({ anio: 2027, elementos, otrosAnios: [] });
export const PROOFS = proofsOf({ ...WITH_TANDA, codigo: 'prioritaria', nombre: 'Grupos de prioridad' }, FROZEN);
