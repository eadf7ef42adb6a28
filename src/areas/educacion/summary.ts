import { createSummary } from '../../features/summary/createSummary';
import { AREA, EDUCATION_PATHS } from './paths';

export const summary = createSummary(AREA, EDUCATION_PATHS.index);
