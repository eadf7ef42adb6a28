import { createContext } from 'react';
import type { ChunkHost } from './chunkHost';

export const ChunkHostContext = createContext<ChunkHost | null>(null);
