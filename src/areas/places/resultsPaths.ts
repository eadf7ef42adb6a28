import { typedLine } from '#domain/unseen.ts';
import { checkRadicado } from '#domain/radicado.ts';
import { PLACES_PATHS } from './placesPaths';

/** A stage's code, as the contract has it. */
const CODE = '[a-z0-9_]{1,40}';
const WHOLE_CODE = new RegExp(`^${CODE}$`);
const PLACE = new RegExp(`^${PLACES_PATHS.results}/(${CODE})/(cortes|hoy|solicitudes/([^/]+))$`);

/** Where the pages of a stage's results lie; `etapa`: its code. */
export const RESULTS_PATHS = {
  etapa: (etapa: string) => `${PLACES_PATHS.results}?etapa=${etapa}`,
  today: (etapa: string) => `${PLACES_PATHS.results}/${etapa}/hoy`,
  cutOffs: (etapa: string) => `${PLACES_PATHS.results}/${etapa}/cortes`,
  solicitud: (etapa: string, radicado: string) => `${PLACES_PATHS.results}/${etapa}/solicitudes/${radicado}`,
} as const;

/** The stage that the search part of the results' address names; null: none, or what can be no stage's code. */
export function etapaOf(search: string): string | null {
  const etapa = new URLSearchParams(search).get('etapa') ?? '';
  return WHOLE_CODE.test(etapa) ? etapa : null;
}

/** A page below the results; `radicado` null: what stands in its place is none. */
type ResultsPlace = { page: 'cutOffs' | 'today'; etapa: string } | { page: 'solicitud'; etapa: string; radicado: string | null };

/** Which page of which stage a path is, however a radicado is written; null: none of them. */
export function resultsPlaceOf(path: string): ResultsPlace | null {
  const [, etapa, page, written] = PLACE.exec(path) ?? [];
  if (etapa === undefined) return null;
  if (written === undefined) return { page: page === 'hoy' ? 'today' : 'cutOffs', etapa };
  const read = checkRadicado(written);
  return { page: 'solicitud', etapa, radicado: read.ok ? read.value : null };
}

/** Who has the seats of a sede, by its id. */
export const sedePath = (sede: string): string => `${PLACES_PATHS.sedes}/${sede}`;

const SEDE = new RegExp(`^${PLACES_PATHS.sedes}/([0-9a-f-]{36})$`);

/** The sede whose list the path is; null: none. */
export const sedeAt = (path: string): string | null => SEDE.exec(path)?.[1] ?? null;

/** Where solicitudes of a radicado or document are found. */
export const searchPath = (texto: string): string => `${PLACES_PATHS.search}?${new URLSearchParams({ texto }).toString()}`;

/** What is looked for there; '' for nothing. */
export const searchedText = (search: string): string =>
  typedLine(new URLSearchParams(search).get('texto') ?? '')
    .slice(0, 200)
    .trim();

/** Where the backend has a stage of the convocatoria. */
export function etapaCall(etapa: string): string {
  return `api/educacion/gestion/asignacion/${etapa}`;
}
