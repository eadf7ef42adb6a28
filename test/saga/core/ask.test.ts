import { runSaga } from 'redux-saga';
import { number, object } from 'valibot';
import { ask, failureOf } from '#core/saga/ask.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { createWorld } from '#test/support/world/world.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

const schema = object({ count: number() });

function* asking() {
  return yield* ask(schema, (http, options) => http.get('api/x', options));
}

function run(answer: Promise<unknown>) {
  const world = createWorld();
  const get = jest.spyOn(world.http, 'get').mockReturnValue(answer);
  return { get, result: runSaga({ context: { services: world }, onError: () => undefined }, asking).toPromise<unknown>() };
}

test('gives what the schema finds in the answer; the call can be called off', async () => {
  const { get, result } = run(Promise.resolve({ count: 1, more: 2 }));
  expect(await result).toEqual({ count: 1 });
  expect(get).toHaveBeenCalledWith('api/x', { signal: expect.any(AbortSignal) as AbortSignal });
});

test('an answer of another shape is one that cannot be read', async () => {
  await expect(run(Promise.resolve({ count: '1' })).result).rejects.toMatchObject({ failure: { kind: 'notJson' } });
});

test('what the call rejects with is thrown; a fault of our own is told like the server’s', async () => {
  const lost = new HttpError(NO_NETWORK);
  await expect(run(Promise.reject(lost)).result).rejects.toBe(lost);
  expect(failureOf(lost)).toBe(lost.failure);
  expect(failureOf(new Error('fault'))).toEqual(withStatus(500));
});
