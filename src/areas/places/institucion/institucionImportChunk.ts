import type { Chunk } from '#core/chunks/chunk.ts';
import { InstitucionImportPage } from './InstitucionImportPage';

export const chunk: Chunk = { View: InstitucionImportPage };
