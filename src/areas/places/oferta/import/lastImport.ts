import { lastImportSchema, importReversalSchema } from '#domain/answers/ofertaAnswers.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { AREA, PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { OFERTAS_CALL } from '../ofertas';

const CALL = `${OFERTAS_CALL}/importaciones`;
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.ofertaImport;

/** The last import that was not taken back, and what taking it back would do now (F75). */
export const lastImport = createReading({
  area: AREA,
  name: 'lastImport',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => `${CALL}/ultima`,
  schema: lastImportSchema,
});

/** Takes an import back; once more does nothing, and is answered as the first time. */
export const importReversal = createSending({
  area: AREA,
  name: 'importReversal',
  request: ({ id }: { id: number }) => ({ method: 'post', path: `${CALL}/${id}/reversion`, body: {} }),
  schema: importReversalSchema,
  outdates: [lastImport],
  isAt: (_, address) => isAt(address),
});
