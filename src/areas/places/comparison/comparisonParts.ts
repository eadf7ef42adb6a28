import { placePart } from '#core/part.ts';
import { comparisonData } from './comparisonData';
import { comparisonSaga } from './comparisonSaga';
import { comparisonMachine } from './comparisonSlice';
import { typedComparison } from './typedComparison';

export const comparisonParts = [comparisonData, typedComparison, { ...placePart(comparisonMachine), saga: comparisonSaga }];
