import type { Chunk } from '#core/chunks/chunk.ts';
import { ComparisonPage } from './ComparisonPage';

export const chunk: Chunk = { View: ComparisonPage };
