import { createReading } from '#kits/reading/createReading.ts';
import { proofsSchema } from '#domain/answers/proofAnswers.ts';
import { AREA } from '../citizenPaths';
import { ofYear, proofPlaceOf, PROOFS_CALL } from './proofPaths';

/** What is public of the stages of the convocatoria that the address names. */
export const proofs = createReading({
  area: AREA,
  name: 'proofs',
  paramsOf: ({ path }) => {
    const place = proofPlaceOf(path);
    return place && { anio: place.anio };
  },
  path: ({ anio }) => ofYear(PROOFS_CALL, anio),
  schema: proofsSchema,
  isPublic: true,
});
