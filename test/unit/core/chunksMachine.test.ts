import { CHUNK_NAMES } from '#core/chunks/chunkNames.ts';
import * as chunks from '#core/chunks/chunksSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const site = { chunk: 'site' } as const;

describeMachine({
  machine: chunks.chunkMachine,
  states: {
    absent: { status: 'absent' },
    loading: { status: 'loading' },
    loaded: { status: 'loaded' },
    failed: { status: 'failed' },
  },
  events: {
    requested: chunks.chunkRequested(site),
    loaded: chunks.chunkLoaded(site),
    failed: chunks.chunkFailed(site),
    retry: chunks.chunkRetryRequested(),
  },
  cells: {
    absent: { requested: 'loading', loaded: '-', failed: '-', retry: '-' },
    loading: { requested: '-', loaded: 'loaded', failed: 'failed', retry: '-' },
    loaded: { requested: '-', loaded: '-', failed: '-', retry: '-' },
    failed: { requested: 'loading', loaded: '-', failed: '-', retry: '-' },
  },
  transitions: [
    'absent chunks/requested -> loading',
    'failed chunks/requested -> loading',
    'loading chunks/loaded -> loaded',
    'loading chunks/failed -> failed',
  ],
});

describe('the chunks side by side', () => {
  const absent = { status: 'absent' } as const;
  const none = Object.fromEntries(CHUNK_NAMES.map((name) => [name, absent])) as chunks.ChunksState;

  test('none is there at first', () => {
    expect(chunks.chunksReducer(undefined, { type: '@@INIT' })).toEqual(none);
  });

  test.each(CHUNK_NAMES)('an event for %s moves it alone', (chunk) => {
    const loading = chunks.chunksReducer(none, chunks.chunkRequested({ chunk }));
    expect(loading).toEqual({ ...none, [chunk]: { status: 'loading' } });
    expect(chunks.selectChunk(chunk)({ chunks: loading })).toBe('loading');
    const loaded = chunks.chunksReducer(loading, chunks.chunkLoaded({ chunk }));
    expect(loaded).toEqual({ ...none, [chunk]: { status: 'loaded' } });
    const failed = chunks.chunksReducer(loading, chunks.chunkFailed({ chunk }));
    expect(failed).toEqual({ ...none, [chunk]: { status: 'failed' } });
  });

  test('what changes nothing gives the same object', () => {
    expect(chunks.chunksReducer(none, chunks.chunkLoaded(site))).toBe(none);
    expect(chunks.chunksReducer(none, chunks.chunkRetryRequested())).toBe(none);
    expect(chunks.chunksReducer(none, { type: 'somethingElse' })).toBe(none);
  });
});
