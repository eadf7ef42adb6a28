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
  cells: `
             requested  loaded  failed  retry
    absent   loading    -       -       -
    loading  -          loaded  failed  -
    loaded   -          -       -       -
    failed   loading    -       -       -
  `,
  transitions: [
    'absent chunks/requested -> loading',
    'failed chunks/requested -> loading',
    'loading chunks/loaded -> loaded',
    'loading chunks/failed -> failed',
  ],
});

describe('the chunks side by side', () => {
  const none: chunks.ChunksState = {};

  test('none is there at first', () => {
    expect(chunks.chunksReducer(undefined, { type: '@@INIT' })).toEqual(none);
    expect(chunks.selectChunk('site')({ chunks: none })).toBe('absent');
  });

  test('an event moves the chunk that it names alone', () => {
    const both = { site: { status: 'loading' }, places: { status: 'loading' } } as const;
    expect(chunks.chunksReducer({ site: both.site }, chunks.chunkRequested({ chunk: 'places' }))).toEqual(both);
    expect(chunks.selectChunk('places')({ chunks: both })).toBe('loading');
    expect(chunks.chunksReducer(both, chunks.chunkLoaded({ chunk: 'places' }))).toEqual({
      ...both,
      places: { status: 'loaded' },
    });
    expect(chunks.chunksReducer(both, chunks.chunkFailed({ chunk: 'places' }))).toEqual({
      ...both,
      places: { status: 'failed' },
    });
  });

  test('what changes nothing gives the same object', () => {
    expect(chunks.chunksReducer(none, chunks.chunkLoaded(site))).toBe(none);
    expect(chunks.chunksReducer(none, chunks.chunkRetryRequested())).toBe(none);
    expect(chunks.chunksReducer(none, { type: 'somethingElse', payload: { chunk: 'site' } })).toBe(none);
  });
});
