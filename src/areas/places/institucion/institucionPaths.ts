import { PLACES_PATHS } from '../placesPaths';

const { instituciones: PATH } = PLACES_PATHS;

export const INSTITUCION_PATHS = {
  list: PATH,
  new: `${PATH}/nueva`,
  institucion: (dane: string) => `${PATH}/ficha/${dane}`,
  newSede: (dane: string) => `${PATH}/ficha/${dane}/sede-nueva`,
  sede: (dane: string, sede: string) => `${PATH}/ficha/${dane}/sede/${sede}`,
} as const;

const AT = new RegExp(`^${PATH}/ficha/(\\d{12})(?:/(sede-nueva)|/sede/([0-9a-f-]{36}))?$`);

/** Which institution's page a path is; null: none's. */
export function institucionAt(path: string): string | null {
  const [, dane, isNew, sede] = AT.exec(path) ?? [];
  return dane !== undefined && isNew === undefined && sede === undefined ? dane : null;
}

/** Which sede's page a path is, `sede` null that of a new one; null: none's. */
export function sedeAt(path: string): { dane: string; sede: string | null } | null {
  const [, dane, isNew, sede] = AT.exec(path) ?? [];
  return dane === undefined || (isNew === undefined && sede === undefined) ? null : { dane, sede: sede ?? null };
}

/** Where the backend has them. */
export const INSTITUCIONES_CALL = 'api/educacion/gestion/instituciones';
export const sedeCall = (dane: string, sede: string): string => `${INSTITUCIONES_CALL}/${dane}/sedes/${sede}`;
