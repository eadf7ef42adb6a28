import type { Chunk } from '#core/chunks/chunk.ts';
import { ConfirmationPage } from './ConfirmationPage';

export const chunk: Chunk = { View: ConfirmationPage };
