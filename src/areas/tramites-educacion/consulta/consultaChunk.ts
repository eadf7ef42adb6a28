import type { Chunk } from '../../../shared/chunk';
import { ConsultaPage } from './ConsultaPage';

export const chunk: Chunk = { View: ConsultaPage };
