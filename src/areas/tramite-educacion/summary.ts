import { createSummary } from '../../features/summary/createSummary';
import { PATHS } from '../../shared/paths';

export const summary = createSummary('tramiteEducacion', PATHS.processing);
