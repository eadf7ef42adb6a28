import type { Chunk } from '#core/chunks/chunk.ts';
import { LostRadicadoPage } from './LostRadicadoPage';

export const chunk: Chunk = { View: LostRadicadoPage };
