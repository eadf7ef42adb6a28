import { createContext } from 'react';
import { createChunkRegistry, type ChunkRegistry } from './chunkRegistry';

export const RegistryContext = createContext<ChunkRegistry>(createChunkRegistry());
