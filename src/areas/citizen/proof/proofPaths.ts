import { CITIZEN_PATHS } from '../citizenPaths';

/** A stage's code, as the contract has it. */
const CODE = '[a-z0-9_]{1,40}';
const PLACE = new RegExp(`^${CITIZEN_PATHS.proof}(?:/anio-(20\\d\\d))?(?:/(${CODE})(/cortes)?)?$`);

/** A stage by its code and its convocatoria's year; null: that of now. */
export interface EtapaPlace {
  anio: number | null;
  etapa: string;
}

const allOf = (anio: number | null) => (anio === null ? CITIZEN_PATHS.proof : `${CITIZEN_PATHS.proof}/anio-${anio}`);

/** Where what proves the allocation of a year and of a stage is. */
export const PROOF_PATHS = {
  all: allOf,
  etapa: ({ anio, etapa }: EtapaPlace) => `${allOf(anio)}/${etapa}`,
  cutOffs: ({ anio, etapa }: EtapaPlace) => `${allOf(anio)}/${etapa}/cortes`,
} as const;

type ProofPlace = { page: 'all'; anio: number | null } | ({ page: 'etapa' | 'cutOffs' } & EtapaPlace);

/** Which of these pages a path is; null: none. */
export function proofPlaceOf(path: string): ProofPlace | null {
  const found = PLACE.exec(path);
  if (!found) return null;
  const [, year, etapa, cutOffs] = found;
  const anio = year === undefined ? null : Number(year);
  if (etapa === undefined) return { page: 'all', anio };
  return { page: cutOffs === undefined ? 'etapa' : 'cutOffs', anio, etapa };
}

export const PROOFS_CALL = 'api/educacion/resultados';

/** A call, or what is left of it, for a year; null: that of now. */
export const ofYear = (call: string, anio: number | null): string =>
  anio === null ? call : `${call}${call.includes('?') ? '&' : '?'}anio=${anio}`;

/** Where the backend has a published replication file; `tanda`: of that batch of the waiting list. */
export function fileCall({ anio, etapa }: EtapaPlace, tanda: number | null): string {
  return ofYear(`${PROOFS_CALL}/${etapa}${tanda === null ? '' : `/tandas/${tanda}`}/replica`, anio);
}
