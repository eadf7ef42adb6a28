import type { Chunk } from '#core/chunks/chunk.ts';
import { MotivosPage } from './MotivosPage';

export const chunk: Chunk = { View: MotivosPage };
