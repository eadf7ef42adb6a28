import { CITIZEN_PATHS } from '../citizenPaths';

/** A stage's code, as the contract has it. */
const CODE = '[a-z0-9_]{1,40}';
const PLACE = new RegExp(`^${CITIZEN_PATHS.proof}(?:/(${CODE})(/cortes)?)?$`);

/** Where what proves a stage's allocation is; `etapa`: its code. */
export const PROOF_PATHS = {
  etapa: (etapa: string) => `${CITIZEN_PATHS.proof}/${etapa}`,
  cutOffs: (etapa: string) => `${CITIZEN_PATHS.proof}/${etapa}/cortes`,
} as const;

type ProofPlace = { page: 'all' } | { page: 'etapa' | 'cutOffs'; etapa: string };

/** Which of these pages a path is; null: none. */
export function proofPlaceOf(path: string): ProofPlace | null {
  const found = PLACE.exec(path);
  if (!found) return null;
  const [, etapa, cutOffs] = found;
  if (etapa === undefined) return { page: 'all' };
  return { page: cutOffs === undefined ? 'etapa' : 'cutOffs', etapa };
}

export const PROOFS_CALL = 'api/educacion/resultados';

/** Where the backend has a published replication file; `tanda`: of that batch of the waiting list. */
export function fileCall(etapa: string, tanda: number | null): string {
  return tanda === null ? `${PROOFS_CALL}/${etapa}/replica` : `${PROOFS_CALL}/${etapa}/tandas/${tanda}/replica`;
}
