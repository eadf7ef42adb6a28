import type { Chunk } from '#core/chunks/chunk.ts';
import { MatriculaPage } from './MatriculaPage';

export const chunk: Chunk = { View: MatriculaPage };
