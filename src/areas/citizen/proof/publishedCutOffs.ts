import { gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { cutOffsSchema } from '#domain/answers/cutOffAnswers.ts';
import { AREA } from '../citizenPaths';
import { PROOF_PATHS, proofPlaceOf, PROOFS_CALL } from './proofPaths';

/** Which cut-offs of the stage `etapa` an address asks for. */
export const publishedCutOffsAddress = (etapa: string) =>
  createListAddress(PROOF_PATHS.cutOffs(etapa), (given) => ({ grado: gradoOf(given.get('grado')) }));

/** The page of a published stage's cut-offs that the address asks for. */
export const publishedCutOffs = createReading({
  area: AREA,
  name: 'publishedCutOffs',
  paramsOf: ({ path, search }) => {
    const place = proofPlaceOf(path);
    if (place?.page !== 'cutOffs') return null;
    return { etapa: place.etapa, query: publishedCutOffsAddress(place.etapa).read(search) };
  },
  path: ({ etapa, query }) => `${PROOFS_CALL}/${etapa}/cortes${writeListQuery(query)}`,
  schema: cutOffsSchema,
  isPublic: true,
  keepsShown: true,
});
