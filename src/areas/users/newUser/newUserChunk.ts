import type { Chunk } from '#core/chunks/chunk.ts';
import { NewUserPage } from './NewUserPage';

export const chunk: Chunk = { View: NewUserPage };
