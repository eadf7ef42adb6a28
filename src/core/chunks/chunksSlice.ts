import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { declareMachine } from '../machine';

export type ChunkState = { status: 'absent' } | { status: 'loading' } | { status: 'loaded' } | { status: 'failed' };

interface OfChunk {
  chunk: string;
}

export const chunkRequested = createAction<OfChunk>('chunks/requested');
export const chunkLoaded = createAction<OfChunk>('chunks/loaded');
export const chunkFailed = createAction<OfChunk>('chunks/failed');
/** The person asked to try again what the page needs. */
export const chunkRetryRequested = createAction('chunks/retryRequested');

/** One chunk's machine. */
export const chunkMachine = declareMachine<ChunkState>('chunk', { status: 'absent' })
  .on(['absent', 'failed'], chunkRequested, 'loading', () => ({ status: 'loading' }))
  .on('loading', chunkLoaded, 'loaded', () => ({ status: 'loaded' }))
  .on('loading', chunkFailed, 'failed', () => ({ status: 'failed' }))
  .build();

/** By the chunks' names; what was never asked for is not among them. */
export type ChunksState = Readonly<Partial<Record<string, ChunkState>>>;

/** Each chunk's machine side by side: an event is for the chunk that it names. */
export const chunksReducer: Reducer<ChunksState> = (state = {}, action) => {
  const { payload } = action as UnknownAction & { payload?: Partial<OfChunk> | null };
  const name = payload?.chunk;
  if (typeof name !== 'string') return state;
  const current = state[name] ?? chunkMachine.initial;
  const next = chunkMachine.reducer(current, action);
  return next === current ? state : { ...state, [name]: next };
};

export const selectChunk =
  (chunk: string) =>
  ({ chunks }: { chunks: ChunksState }): ChunkState['status'] =>
    (chunks[chunk] ?? chunkMachine.initial).status;
