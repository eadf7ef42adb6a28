import type { Chunk } from '#core/chunks/chunk.ts';
import { RulesChangesPage } from './RulesChangesPage';

export const chunk: Chunk = { View: RulesChangesPage };
