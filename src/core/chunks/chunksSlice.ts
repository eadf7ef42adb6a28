import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { declareMachine } from '../machine';
import { CHUNK_NAMES, type ChunkName } from './chunkNames';

export type ChunkState = { status: 'absent' } | { status: 'loading' } | { status: 'loaded' } | { status: 'failed' };

interface OfChunk {
  chunk: ChunkName;
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

export type ChunksState = Record<ChunkName, ChunkState>;

const initial = Object.fromEntries(CHUNK_NAMES.map((name) => [name, chunkMachine.initial])) as ChunksState;

const EVENTS = new Set(chunkMachine.transitions.map(({ event }) => event));

/** Each chunk's machine side by side: an event is for the chunk that it names. */
export const chunksReducer: Reducer<ChunksState> = (state = initial, action) => {
  const { type, payload } = action as UnknownAction & { payload?: Partial<OfChunk> | null };
  const name = EVENTS.has(type) && CHUNK_NAMES.find((chunk) => payload?.chunk === chunk);
  if (!name) return state;
  const next = chunkMachine.reducer(state[name], action);
  return next === state[name] ? state : { ...state, [name]: next };
};

export const selectChunk =
  (chunk: ChunkName) =>
  ({ chunks }: { chunks: ChunksState }): ChunkState['status'] =>
    chunks[chunk].status;
