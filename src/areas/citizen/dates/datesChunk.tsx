import type { Chunk } from '#core/chunks/chunk.ts';
import { DatesPage } from './DatesPage';

export const chunk: Chunk = { View: DatesPage };
