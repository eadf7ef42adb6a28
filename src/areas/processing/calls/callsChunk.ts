import type { Chunk } from '#core/chunks/chunk.ts';
import { CallsPage } from './CallsPage';

export const chunk: Chunk = { View: CallsPage };
