import { gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { cutOffsSchema } from '#domain/answers/cutOffAnswers.ts';
import { AREA } from '../citizenPaths';
import { type EtapaPlace, ofYear, PROOF_PATHS, proofPlaceOf, PROOFS_CALL } from './proofPaths';

/** Which cut-offs of a stage an address asks for. */
export const publishedCutOffsAddress = (place: EtapaPlace) =>
  createListAddress(PROOF_PATHS.cutOffs(place), (given) => ({ grado: gradoOf(given.get('grado')) }));

/** The page of a published stage's cut-offs that the address asks for. */
export const publishedCutOffs = createReading({
  area: AREA,
  name: 'publishedCutOffs',
  paramsOf: ({ path, search }) => {
    const place = proofPlaceOf(path);
    if (place?.page !== 'cutOffs') return null;
    const { anio, etapa } = place;
    return { anio, etapa, query: publishedCutOffsAddress(place).read(search) };
  },
  path: ({ anio, etapa, query }) => ofYear(`${PROOFS_CALL}/${etapa}/cortes${writeListQuery(query)}`, anio),
  schema: cutOffsSchema,
  isPublic: true,
  keepsShown: true,
});
