import { createReading } from '#kits/reading/createReading.ts';
import { proofsSchema } from '#domain/answers/proofAnswers.ts';
import { AREA } from '../citizenPaths';
import { proofPlaceOf, PROOFS_CALL } from './proofPaths';

/** What is public of the convocatoria's stages. */
export const proofs = createReading({
  area: AREA,
  name: 'proofs',
  paramsOf: ({ path }) => (proofPlaceOf(path) === null ? null : {}),
  path: () => PROOFS_CALL,
  schema: proofsSchema,
  isPublic: true,
});
