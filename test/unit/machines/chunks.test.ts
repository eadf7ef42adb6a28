import * as chunks from '../../../src/features/chunks/chunksSlice';
import { describeMachine } from '../../support/machineTable';

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
    retry: chunks.chunkRetryRequested(site),
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
  const none = { site: absent, citizen: absent, education: absent, processing: absent };

  test('none is there at first', () => {
    expect(chunks.chunksReducer(undefined, { type: '@@INIT' })).toEqual(none);
  });

  test.each(['site', 'citizen', 'education', 'processing'] as const)('an event for %s moves it alone', (chunk) => {
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
    expect(chunks.chunksReducer(none, chunks.chunkRetryRequested(site))).toBe(none);
    expect(chunks.chunksReducer(none, { type: 'somethingElse' })).toBe(none);
  });
});
