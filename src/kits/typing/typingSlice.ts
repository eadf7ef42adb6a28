import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { sameValue } from '#domain/sameValue.ts';
import type { TypingOptions } from './typingOptions';
import type { Problems, TypedState, TypingState } from './typingState';

function createTypingEvents<Typed, News, Done>(area: string, name: string) {
  const prefix = `${area}/${name}`;
  return {
    /** A page, or a record on it, was come to; `typed`: what stands in its fields, null: what was read; `restored`: from before. */
    opened: createAction<{ key: string; typed: Typed | null; restored?: true }>(`${prefix}/opened`),
    /** A person changed a field; everything that they have typed. */
    typed: createAction<{ typed: Typed }>(`${prefix}/typed`),
    textKept: createAction<{ kept: boolean }>(`${prefix}/textKept`),
    /** A person saves what they typed. */
    submitted: createAction(`${prefix}/submitted`),
    problemsFound: createAction<{ problems: Problems }>(`${prefix}/problemsFound`),
    /** What is typed stands on what is stored now. */
    rebased: createAction<{ typed: Typed; news: News | null }>(`${prefix}/rebased`),
    /** Somebody else's change was found. */
    newsFound: createAction<{ news: News }>(`${prefix}/newsFound`),
    /** A person has seen it; `typed`: for what they have seen. */
    newsSeen: createAction<{ typed: Typed }>(`${prefix}/newsSeen`),
    /** What was typed is what is stored now; `done`: how it came to be, null: it is not to be told. */
    settled: createAction<{ done: Done | null }>(`${prefix}/settled`),
    /** A person wants nothing of it any more. */
    discarded: createAction(`${prefix}/discarded`),
  };
}

export type TypingEvents<Typed, News, Done> = ReturnType<typeof createTypingEvents<Typed, News, Done>>;

/** What is typed on one kind of page. */
export function createTypingSlice<Typed, News, Done>({
  area,
  name,
  keyOf,
  fieldsOf = (typed) => typed,
  asksToLeave = false,
}: TypingOptions<Typed>) {
  type State = TypingState<Typed, News, Done>;
  const events = createTypingEvents<Typed, News, Done>(area, name);
  const closed = (): State & { status: 'closed' } => ({ status: 'closed' });
  const untouched = (key: string, done: Done | null = null): State & { status: 'untouched' } => ({
    status: 'untouched',
    key,
    done,
  });
  const first = (key: string, typed: Typed, restored?: true): TypedState<Typed, News> => ({
    status: 'typed',
    key,
    typed,
    kept: true,
    problems: {},
    refusals: 0,
    news: null,
    ...(restored && { restored }),
  });
  const stillThere = ({ problems, typed }: TypedState<Typed, News>, now: Typed): Problems =>
    Object.fromEntries(
      Object.entries(problems).filter(([path]) => sameValue(valueAt(fieldsOf(typed), path), valueAt(fieldsOf(now), path))),
    );
  const closedElsewhere = <S extends State & { key: string }>(state: S, { payload }: ReturnType<typeof locationChanged>) =>
    keyOf(payload.address) === state.key ? state : closed();

  const machine = declareMachine<State>(`${area}.${name}`, closed())
    .on(['closed', 'untouched', 'typed'], events.opened, ['untouched', 'typed'], (_, { payload: { key, typed, restored } }) =>
      typed === null ? untouched(key) : first(key, typed, restored),
    )
    .on('untouched', events.typed, 'typed', ({ key }, { payload }) => first(key, payload.typed))
    .on('typed', events.typed, 'typed', (state, { payload: { typed } }) => ({
      ...state,
      typed,
      problems: stillThere(state, typed),
    }))
    .on('typed', events.textKept, 'typed', (state, { payload: { kept } }) => ({ ...state, kept }))
    .on('typed', events.problemsFound, 'typed', (state, { payload: { problems } }) => ({
      ...state,
      problems,
      refusals: state.refusals + 1,
    }))
    .on('typed', events.rebased, 'typed', ({ restored: _told, ...state }, { payload: { typed, news } }) => ({
      ...state,
      typed,
      news,
      problems: {},
    }))
    .on('typed', events.newsFound, 'typed', (state, { payload: { news } }) => ({ ...state, news }))
    .on('typed', events.newsSeen, 'typed', (state, { payload: { typed } }) => ({ ...state, typed, news: null }))
    .on('typed', events.settled, 'untouched', ({ key }, { payload: { done } }) => untouched(key, done))
    .on('typed', events.discarded, 'untouched', ({ key }) => untouched(key))
    .on('untouched', locationChanged, ['untouched', 'closed'], closedElsewhere)
    .on('typed', locationChanged, ['typed', 'closed'], (state, action) =>
      asksToLeave && action.payload.kind !== 'replace' ? state : closedElsewhere(state, action),
    )
    .onSessionEnd(['untouched', 'typed'], 'closed', closed)
    .build();
  return { ...placePart(machine), events };
}

/** What stands at a dotted path. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      value,
    );
}
