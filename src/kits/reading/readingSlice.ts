import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { sameValue } from '#domain/sameValue.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { ReadingOptions } from './readingOptions';
import { shownData, type ReadingState } from './readingState';

function createReadingEvents<Params extends object, Data>(area: string, name: string) {
  const prefix = `${area}/${name}`;
  return {
    requested: createAction<{ params: Params }>(`${prefix}/requested`),
    received: createAction<{ data: Data }>(`${prefix}/received`),
    forbidden: createAction(`${prefix}/forbidden`),
    unavailable: createAction(`${prefix}/unavailable`),
    notFound: createAction(`${prefix}/notFound`),
    failed: createAction<{ message: string }>(`${prefix}/failed`),
    /** A person asks for a failed reading again. */
    retryRequested: createAction(`${prefix}/retryRequested`),
    /** What was read is no longer so: a write of ours, or another's, has changed it. It is read again. */
    outdated: createAction(`${prefix}/outdated`),
    /** A write was answered with what is there now: that is shown, without being read again. */
    replaced: createAction<{ params: Params; data: Data }>(`${prefix}/replaced`),
  };
}

export type ReadingEvents<Params extends object, Data> = ReturnType<typeof createReadingEvents<Params, Data>>;

/** One reading's machine; it is unread again when the address asks for nothing, or its session ends. */
export function createReadingSlice<Params extends object, Data>({
  area,
  name,
  paramsOf,
  isPublic = false,
  keepsShown = false,
}: ReadingOptions<Params, Data>) {
  type State = ReadingState<Params, Data>;
  const events = createReadingEvents<Params, Data>(area, name);
  const unread = (): State & { status: 'unread' } => ({ status: 'unread' });
  const unreadOutside = <S extends State>(state: S, { payload }: ReturnType<typeof locationChanged>) =>
    paramsOf(payload.address) === null ? unread() : state;
  const notUnread = ['loading', 'ready', 'forbidden', 'unavailable', 'notFound', 'failed'] as const;

  const builder = declareMachine<State>(`${area}.${name}`, unread())
    .on(['unread', ...notUnread], events.requested, 'loading', (state: State, { payload: { params } }) => {
      const isSame = state.status !== 'unread' && sameValue(state.params, params);
      const previous = isSame || keepsShown ? shownData(state) : null;
      const isOthers = previous !== null && (!isSame || (state.status === 'loading' && state.isOthers === true));
      return { status: 'loading', params, previous, ...(isOthers && { isOthers }) };
    })
    .on('loading', events.received, 'ready', ({ params }, { payload }) => ({ status: 'ready', params, data: payload.data }))
    .on('loading', events.forbidden, 'forbidden', ({ params }) => ({ status: 'forbidden', params }))
    .on('loading', events.unavailable, 'unavailable', ({ params }) => ({ status: 'unavailable', params }))
    .on('loading', events.notFound, 'notFound', ({ params }) => ({ status: 'notFound', params }))
    .on('loading', events.failed, 'failed', ({ params, previous, isOthers }, { payload }) => ({
      status: 'failed',
      params,
      previous: isOthers ? null : previous,
      message: payload.message,
    }))
    .on('ready', events.replaced, 'ready', (state, { payload }) =>
      sameValue(state.params, payload.params) ? { ...state, data: payload.data } : state,
    )
    .on('loading', locationChanged, ['loading', 'unread'], unreadOutside)
    .on('ready', locationChanged, ['ready', 'unread'], unreadOutside)
    .on('forbidden', locationChanged, ['forbidden', 'unread'], unreadOutside)
    .on('unavailable', locationChanged, ['unavailable', 'unread'], unreadOutside)
    .on('notFound', locationChanged, ['notFound', 'unread'], unreadOutside)
    .on('failed', locationChanged, ['failed', 'unread'], unreadOutside);
  // A sign-in is not among them: the login screen is outside of every area.
  if (!isPublic) builder.onSessionEnd(notUnread, 'unread', unread);

  return { ...placePart(builder.build()), events };
}
