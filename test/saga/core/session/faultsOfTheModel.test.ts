import { call, cancel, fork, put, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { createStorageArea } from '#services/storage/storageArea.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

/** What the model (test/model) found, in its plain form; what is the session's stands in its tests. */
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
