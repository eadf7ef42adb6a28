import type { Chunk } from '#core/chunks/chunk.ts';
import { OfertaPage } from './OfertaPage';

export const chunk: Chunk = { View: OfertaPage };
