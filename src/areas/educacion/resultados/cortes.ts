import { createListAddress, wholeNumberOf, writeListQuery } from '../../../features/listing/listAddress';
import { createReading } from '../../../features/reading/createReading';
import { paginaDeCortesSchema } from '../../../shared/educacion/respuestas/asignacion';
import { AREA } from '../paths';
import { RESULTS_PATHS, resultsPlaceOf, stageCall } from './places';

/** A grado's code as an address may have it; which ones there are is the catalogue's to say. */
const MOST = 99;

/** Which cut-offs of the stage `etapa` an address asks for. */
export function cutOffsAddress(etapa: string) {
  return createListAddress(RESULTS_PATHS.cutOffs(etapa), (given) => ({ grado: gradoOf(given.get('grado')) }));
}

/** Those before transición are below zero. */
function gradoOf(text: string | null): number | null {
  const below = text?.startsWith('-') ? wholeNumberOf(text.slice(1), 1, 2) : null;
  return below === null ? wholeNumberOf(text, 0, MOST) : -below;
}

/** The page of a stage's cut-offs that the address asks for. */
export const cortes = createReading({
  area: AREA,
  name: 'cortes',
  paramsOf: ({ path, search }) => {
    const place = resultsPlaceOf(path);
    if (place?.page !== 'cutOffs') return null;
    return { etapa: place.etapa, query: cutOffsAddress(place.etapa).read(search) };
  },
  path: ({ etapa, query }) => `${stageCall(etapa)}/cortes${writeListQuery(query)}`,
  schema: paginaDeCortesSchema,
  keepsShown: true,
});
