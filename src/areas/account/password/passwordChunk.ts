import type { Chunk } from '#core/chunks/chunk.ts';
import { PasswordPage } from './PasswordPage';

export const chunk: Chunk = { View: PasswordPage };
