import type { Chunk } from '#core/chunks/chunk.ts';
import { WholeBitacoraPage } from './WholeBitacoraPage';

export const chunk: Chunk = { View: WholeBitacoraPage };
