import type { Chunk } from '#core/chunks/chunk.ts';
import { AvisoPage } from './AvisoPage';

export const chunk: Chunk = { View: AvisoPage };
