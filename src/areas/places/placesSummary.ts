import { createSummary } from './summary/createSummary';
import { AREA, PLACES_PATHS } from './placesPaths';

export const summary = createSummary(AREA, PLACES_PATHS.index);
