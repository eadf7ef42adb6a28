import { lastImportSchema, importReversalSchema } from '#domain/answers/ofertaAnswers.ts';
import { AREA, PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { OFERTAS_CALL } from '../ofertas';
import { createYearReading, createYearSending } from '#areas/places/yearly.ts';

const CALL = `${OFERTAS_CALL}/importaciones`;
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.ofertaImport;

/** The last import that was not taken back, and what taking it back would do now (F75). */
export const lastImport = createYearReading({
  area: AREA,
  name: 'lastImport',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => `${CALL}/ultima`,
  schema: lastImportSchema,
});

/** Takes an import back; once more does nothing, and is answered as the first time. */
export const importReversal = createYearSending({
  area: AREA,
  name: 'importReversal',
  request: ({ id }: { id: number }) => ({ method: 'post', path: `${CALL}/${id}/reversion`, body: {} }),
  schema: importReversalSchema,
  outdates: [lastImport],
  isAt: (_, address) => isAt(address),
});
