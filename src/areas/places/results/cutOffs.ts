import { gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { cutOffsSchema } from '#domain/answers/cutOffAnswers.ts';
import { AREA } from '../placesPaths';
import { RESULTS_PATHS, resultsPlaceOf, etapaCall } from '../resultsPaths';
import { createYearReading } from '../yearly';

/** What they can be ordered by, besides their names: the least first, after a '-' the greatest. */
const ORDERS = ['grado', '-grado', 'ocupados', '-ocupados', 'cupos', '-cupos', 'lista', '-lista'] as const;

/** Which cut-offs of the stage `etapa` an address asks for. */
export function cutOffsAddress(etapa: string) {
  return createListAddress(
    RESULTS_PATHS.cutOffs(etapa),
    (given) => ({
      grado: gradoOf(given.get('grado')),
      llenas: filledOf(given.get('llenas')),
      orden: ORDERS.find((order) => order === given.get('orden')) ?? null,
    }),
    ['anio'],
  );
}

/** Only those that are full, or only those that are not; null: all. */
const filledOf = (text: string | null): 'si' | 'no' | null => (text === 'si' || text === 'no' ? text : null);

/** The page of a stage's cut-offs that the address asks for. */
export const cutOffs = createYearReading({
  area: AREA,
  name: 'cutOffs',
  paramsOf: ({ path, search }) => {
    const place = resultsPlaceOf(path);
    if (place?.page !== 'cutOffs') return null;
    return { etapa: place.etapa, query: cutOffsAddress(place.etapa).read(search) };
  },
  path: ({ etapa, query }) => `${etapaCall(etapa)}/cortes${writeListQuery(query)}`,
  schema: cutOffsSchema,
  keepsShown: true,
});
