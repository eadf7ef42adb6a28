import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createAppStore } from '#app/store.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { MENU } from '#test/support/world/sessions.ts';
import { createWorld } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const SECRETS = ['clave-mala', 'clave-buena', 'token-secreto'];

test('a whole session: no action that reaches a reducer and no state holds a password or the token', async () => {
  const seen: string[] = [];
  const types: string[] = [];
  const world = createWorld({ at: '/' });
  const { loaders, asked } = createFakeLoaders();
  const { store, start } = createAppStore(world, loaders);
  store.subscribe(() => seen.push(JSON.stringify(store.getState())));
  start();
  const dispatch = async (action: UnknownAction) => {
    store.dispatch(action);
    await settle();
  };
  /** An area's slice sees every action that reaches a reducer. */
  const recorder: Reducer<null> = (state = null, action) => {
    types.push(action.type);
    seen.push(JSON.stringify(action));
    return state;
  };
  await settle();
  asked[0]?.arrive({ slice: { name: 'recorder', reducer: recorder } });
  await settle();

  await dispatch(linkFollowed({ to: '/login', replace: false }));
  await dispatch(session.signInSubmitted('ana', 'clave-mala'));
  world.http.pending[0]?.fail({ kind: 'status', status: 401, body: { password: 'clave-mala' } });
  await settle();
  world.dialogs.answer(true);
  await dispatch(session.signInSubmitted('ana', 'clave-buena'));
  expect(world.http.pending[0]?.body).toEqual({ login: 'ana', password: 'clave-buena' });
  world.http.pending[0]?.answer({ token: 'token-secreto', AuthorizationItem: MENU, anio: 2018 });
  await settle();
  await dispatch(linkFollowed({ to: '/educacion', replace: false }));
  await dispatch(linkFollowed({ to: '/login', replace: false }));
  await dispatch(session.signInSubmitted('luis', 'clave-mala'));
  world.http.pending[0]?.fail({ kind: 'noAnswer', reason: 'network' });
  await settle();
  world.dialogs.answer(true);
  await dispatch(linkFollowed({ to: '/sitio', replace: false }));
  world.http.get('api/algo').catch(() => undefined);
  expect(world.http.pending[0]?.token).toBe('token-secreto');
  world.http.pending[0]?.answer({});
  await dispatch(session.signOutRequested());
  world.dialogs.answer(true);
  await settle();

  expect(store.getState().session).toEqual({ status: 'signedOut' });
  expect(types).toEqual(
    expect.arrayContaining([
      'session/signInSubmitted',
      'session/signInFailed',
      'session/signedIn',
      'menu/read',
      'session/signOutRequested',
      'session/signedOut',
    ]),
  );
  for (const secret of SECRETS) expect(seen.filter((text) => text.includes(secret))).toEqual([]);
});
