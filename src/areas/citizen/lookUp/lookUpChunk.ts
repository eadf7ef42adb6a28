import type { Chunk } from '#core/chunks/chunk.ts';
import { ConsultaPage } from './LookUpPage';

export const chunk: Chunk = { View: ConsultaPage };
