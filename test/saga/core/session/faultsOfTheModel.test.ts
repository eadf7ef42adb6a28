import { call, cancel, fork, put, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import { createStorageArea } from '#services/storage/storageArea.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { runSaga, runSession } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

/** Sequences of events that the model (test/model) found, each in its plain form. */
test('a sign-in can be tried again before the dialog of the failed one is answered', async () => {
  const { world, saga } = await runSession(createWorld({ at: '/login' }));
  await saga.dispatch(signInSubmitted('ana', 'otra'));
  await saga.answerFirst({});
  expect(world.dialogs.current).not.toBeNull();
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  await saga.answerFirst({ token: 'T' });
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
  expect(saga.state.location).toMatchObject({ path: '/sitio' });
  expect(world.dialogs.current).toBeNull();
});

test('calls without a session that are refused together give one alert, and none when it is answered', async () => {
  const { world, saga } = await runSession(createWorld({ at: '/tramites/educacion' }));
  for (const path of ['api/a', 'api/b']) void world.http.get(path).catch(() => undefined);
  for (const call of world.http.pending) call.fail(withStatus(401));
  await saga.settle();
  await saga.typeAddress('/tramites/educacion');
  expect(world.dialogs.shown).toHaveLength(1);
  expect(saga.state.location).toMatchObject({ path: '/tramites/educacion' });
});

test('a saga that is cancelled during a call with a signal does nothing more', async () => {
  const signals: AbortSignal[] = [];
  function* caller(): SagaGenerator<void> {
    yield* callWithSignal((signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    yield* put({ type: 'test/wentOn' });
  }
  function* canceller(): SagaGenerator<void> {
    const task = yield* fork(function* () {
      yield* call(caller);
    });
    const inOwnChain = yield* fork(caller);
    yield* take('test/cancel');
    yield* cancel(task);
    yield* cancel(inOwnChain);
  }
  const saga = await runSaga([canceller], createWorld());
  await saga.dispatch({ type: 'test/cancel' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(saga.actions).not.toContainEqual({ type: 'test/wentOn' });
});

test('a storage that starts to throw gives what was last seen in it (D15)', () => {
  const values = new Map([['token', 'T']]);
  const state = { blocked: false };
  const area = createStorageArea(() => {
    if (state.blocked) throw new DOMException('no', 'SecurityError');
    return { getItem: (key: string) => values.get(key) ?? null } as Storage;
  });
  expect(area.get('token')).toBe('T');
  state.blocked = true;
  expect(area.get('token')).toBe('T');
  area.forget('token');
  expect(area.get('token')).toBeNull();
});
