import type { Chunk } from '#core/chunks/chunk.ts';
import { CallPage } from './ConvocatoriaPage';

export const chunk: Chunk = { View: CallPage };
