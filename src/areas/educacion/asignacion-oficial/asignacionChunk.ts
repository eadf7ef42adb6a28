import type { Chunk } from '../../../shared/chunk';
import { AllocationPage } from './AllocationPage';

export const chunk: Chunk = { View: AllocationPage };
