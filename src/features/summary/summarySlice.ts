import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '../../shared/machine';
import { isUnder } from '../../shared/paths';
import { selectPlaced } from '../../shared/placed';
import { locationChanged } from '../location/locationSlice';
import { sessionExpired, signedOut, signedOutElsewhere, tokenLost } from '../session/sessionSlice';
import type { SummaryState } from './summaryState';

export type SummarySlice = ReturnType<typeof createSummarySlice>;

/** The summary's machine of the area `name` at `path`; it is unread again when the area is left or the session ends. */
export function createSummarySlice(name: string, path: string) {
  const events = {
    requested: createAction(`${name}/summaryRequested`),
    received: createAction<{ requests: number; places: number }>(`${name}/summaryReceived`),
    unavailable: createAction(`${name}/summaryUnavailable`),
    forbidden: createAction(`${name}/summaryForbidden`),
    failed: createAction<{ message: string }>(`${name}/summaryFailed`),
    retryRequested: createAction(`${name}/summaryRetryRequested`),
  };
  const unread = (): SummaryState & { status: 'unread' } => ({ status: 'unread' });
  const unreadOutside = <State extends SummaryState>(state: State, { payload }: ReturnType<typeof locationChanged>) =>
    isUnder(payload.address.path, path) ? state : unread();
  const notUnread = ['loading', 'ready', 'unavailable', 'forbidden', 'failed'] as const;
  const machine = declareMachine<SummaryState>(`${name}.summary`, unread())
    .on(['unread', 'failed'], events.requested, 'loading', () => ({ status: 'loading' }))
    .on('loading', events.received, 'ready', (_, { payload }) => ({ status: 'ready', ...payload }))
    .on('loading', events.unavailable, 'unavailable', () => ({ status: 'unavailable' }))
    .on('loading', events.forbidden, 'forbidden', () => ({ status: 'forbidden' }))
    .on('loading', events.failed, 'failed', (_, { payload }) => ({ status: 'failed', message: payload.message }))
    .on('loading', locationChanged, ['loading', 'unread'], unreadOutside)
    .on('ready', locationChanged, ['ready', 'unread'], unreadOutside)
    .on('unavailable', locationChanged, ['unavailable', 'unread'], unreadOutside)
    .on('forbidden', locationChanged, ['forbidden', 'unread'], unreadOutside)
    .on('failed', locationChanged, ['failed', 'unread'], unreadOutside)
    // No sign-in among them: the login screen lies outside of every area.
    .on(notUnread, signedOut, 'unread', unread)
    .on(notUnread, sessionExpired, 'unread', unread)
    .on(notUnread, tokenLost, 'unread', unread)
    .on(notUnread, signedOutElsewhere, 'unread', unread)
    .build();
  return { events, machine, select: selectPlaced(name, 'summary', machine.initial) };
}
