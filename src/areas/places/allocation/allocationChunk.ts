import type { Chunk } from '#core/chunks/chunk.ts';
import { AllocationPage } from './AllocationPage';

export const chunk: Chunk = { View: AllocationPage };
