import { select, type SagaGenerator } from 'typed-redux-saga';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { selectPath } from '../location/locationSlice';
import { isUnder } from '../location/paths';
import { selectIdentity } from '../session/sessionSlice';
import { goTo } from './goTo';
import { services } from './services';
import { showDialog } from './showDialog';
import { surviving } from './surviving';

/** The place that asked for something, and whose it was: what comes of it moves nobody who is elsewhere (D36). */
export interface Asked {
  isAt(path: string): boolean;
  /** null: nobody's; undefined: no session's, so that its end changes nothing. */
  user: string | null | undefined;
}

interface Place {
  /** Pages that are one place with all below this address; without it, the page. */
  within?: string;
  /** It is no session's. */
  isPublic?: boolean;
}

/** `surviving` for a worker that moves a person or asks them something: it is given where its event happened. */
export function asking<Args extends unknown[]>(
  worker: (asked: Asked, ...args: Args) => SagaGenerator<void>,
  { within, isPublic = false }: Place = {},
): (...args: Args) => SagaGenerator<void> {
  return surviving(function* (...args: Args) {
    const here = yield* select(selectPath);
    const isAt = (path: string) => (within === undefined ? path === here : isUnder(path, within));
    yield* worker(isPublic ? { isAt, user: undefined } : yield* askedAt(isAt), ...args);
  });
}

/** For who follows an answer: `isAt` says where its question was asked. */
export function* askedAt(isAt: Asked['isAt']): SagaGenerator<Asked> {
  return { isAt, user: yield* userNow() };
}

/** Asks a person who is still there; false for one who is not, or who goes on without an answer. */
export function* confirmed(asked: Asked, question: Dialog): SagaGenerator<boolean> {
  return (yield* isTheirs(asked)) && asked.isAt(yield* select(selectPath)) && (yield* showDialog(question));
}

/**
 * Leads on to the page `to` whoever is still there, and waits until they are. `elsewhere` is told to who is not,
 * and leads there if they want to; another user is told nothing.
 */
export function* moveOn(
  asked: Asked,
  to: string,
  how: 'push' | 'replace' = 'push',
  elsewhere: Dialog | null = null,
): SagaGenerator<void> {
  if (!(yield* isTheirs(asked))) return;
  const path = yield* select(selectPath);
  if (asked.isAt(path)) yield* goTo(to, how);
  else if (elsewhere && path !== to && (yield* showDialog(elsewhere))) yield* goTo(to, 'push');
}

/** Leads back, who is still there, to the page before. */
export function* moveBack(asked: Asked): SagaGenerator<void> {
  const { navigation } = yield* services();
  if ((yield* isTheirs(asked)) && asked.isAt(yield* select(selectPath))) navigation.back();
}

function* isTheirs({ user }: Asked): SagaGenerator<boolean> {
  return user === undefined || user === (yield* userNow());
}

function* userNow(): SagaGenerator<string | null> {
  return (yield* select(selectIdentity))?.user ?? null;
}
