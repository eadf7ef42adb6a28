import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { SagaGenerator } from 'typed-redux-saga';

/** What a chunk brings: its screens and, for an area, its slice, its saga and its pages. */
export interface Chunk {
  View: ComponentType<{ children?: ReactNode }>;
  /** Under `name` in the state. */
  slice?: { name: string; reducer: Reducer };
  saga?: () => SagaGenerator<void>;
  pages?: readonly Page[];
}

/** A chunk's entry. */
export interface ChunkModule {
  chunk: Chunk;
}

/** A page of an area whose code comes when it is first needed. */
export interface Page {
  /** Its chunk's name in the state: 'places/oferta'. */
  id: string;
  /** Where it, and what lies below it, is. */
  at: string;
  load(): Promise<ChunkModule>;
}
