import { withoutSecrets } from '#app/withoutSecrets.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';

/** What the middleware lets through. */
function passed(action: unknown): unknown {
  const api = { dispatch: () => undefined, getState: () => undefined } as unknown as Parameters<typeof withoutSecrets>[0];
  return withoutSecrets(api)((next) => next)(action);
}

test('the password is taken out, the rest stays', () => {
  const action = signInSubmitted('ana', ' pa ss ');
  expect(passed(action)).toEqual({ type: 'session/signInSubmitted', payload: { login: 'ana' }, meta: {} });
  expect(action.meta.secret.password).toBe(' pa ss ');
});

test('what else stands in meta stays', () => {
  expect(passed({ type: 'x', meta: { secret: 1, kept: 2 } })).toEqual({ type: 'x', meta: { kept: 2 } });
});

test.each([{ type: 'x' }, { type: 'x', meta: null }, { type: 'x', meta: 'secret' }, { type: 'x', meta: {} }, null, 'x', 7])(
  '%j passes as it is',
  (action) => {
    expect(passed(action)).toBe(action);
  },
);
