import type { Chunk } from '../../../shared/chunk';
import { CallPage } from './CallPage';

export const chunk: Chunk = { View: CallPage };
