import { createSummary } from './summary/createSummary';
import { AREA, EDUCATION_PATHS } from './placesPaths';

export const summary = createSummary(AREA, EDUCATION_PATHS.index);
