import type { Chunk } from '#core/chunks/chunk.ts';
import { QuestionsPage } from './QuestionsPage';

export const chunk: Chunk = { View: QuestionsPage };
