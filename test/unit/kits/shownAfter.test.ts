import { createAction } from '@reduxjs/toolkit';
import type { ReadingState } from '#kits/reading/readingState.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';

type State = ReadingState<object, string>;

const params = {};
const unread: State = { status: 'unread' };
const loading: State = { status: 'loading', params, previous: null };
const loadingAgain: State = { status: 'loading', params, previous: 'Ana' };
const ready: State = { status: 'ready', params, data: 'Ana' };
const ended: readonly State[] = [
  ready,
  { status: 'forbidden', params },
  { status: 'unavailable', params },
  { status: 'notFound', params },
  { status: 'failed', params, previous: null, message: 'Se cayó' },
];

const events = { retryRequested: createAction('retryRequested') };
const of = (state: State) => ({ name: 'lista', select: () => state, events });

it.each([unread, loading])('shows nothing while another is %j', (other) => {
  expect(shownAfter(of(ready), of(ready), of(other)).select({})).toEqual(unread);
});

it.each([...ended, loadingAgain])('shows what there is once another is %j', (other) => {
  for (const state of [unread, loading, loadingAgain, ...ended]) expect(shownAfter(of(state), of(other)).select({})).toBe(state);
});

it('is the reading in all else', () => {
  expect(shownAfter(of(ready), of(ready))).toMatchObject({ name: 'lista' });
});
