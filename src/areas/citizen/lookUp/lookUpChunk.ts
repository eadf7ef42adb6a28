import type { Chunk } from '#core/chunks/chunk.ts';
import { LookUpPage } from './LookUpPage';

export const chunk: Chunk = { View: LookUpPage };
