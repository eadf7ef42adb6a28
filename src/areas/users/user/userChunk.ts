import type { Chunk } from '#core/chunks/chunk.ts';
import { UserPage } from './UserPage';

export const chunk: Chunk = { View: UserPage };
