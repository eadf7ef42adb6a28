import type { Chunk } from '#core/chunks/chunk.ts';
import { ConvocatoriasPage } from './ConvocatoriasPage';

export const chunk: Chunk = { View: ConvocatoriasPage };
