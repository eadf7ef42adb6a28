import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { SagaGenerator } from 'typed-redux-saga';

/** What a chunk brings: its screens and, for an area, its slice and its saga. */
export interface Chunk {
  View: ComponentType<{ children?: ReactNode }>;
  /** Under `name` in the state. */
  slice?: { name: string; reducer: Reducer };
  saga?: () => SagaGenerator<void>;
}

/** A chunk's entry. */
export interface ChunkModule {
  chunk: Chunk;
  /** Of an area, those of its pages whose code comes by itself: their entries, by their names. */
  pages?: Readonly<Record<string, () => Promise<ChunkModule>>>;
}
