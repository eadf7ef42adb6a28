import type { Chunk } from '#core/chunks/chunk.ts';
import { ConvocatoriaPage } from './ConvocatoriaPage';

export const chunk: Chunk = { View: ConvocatoriaPage };
