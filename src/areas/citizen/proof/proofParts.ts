import { placePart } from '#core/part.ts';
import { checkSaga } from './checkSaga';
import { checkMachine } from './checkSlice';
import { proofs } from './proofs';
import { publishedCutOffs } from './publishedCutOffs';

export const proofParts = [proofs, publishedCutOffs, { ...placePart(checkMachine), saga: checkSaga }];
