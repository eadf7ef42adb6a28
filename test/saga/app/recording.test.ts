import type { Reducer } from '@reduxjs/toolkit';
import { linkFollowed } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { runStore } from '#test/support/runStore.ts';
import { MENU } from '#test/support/world/sessions.ts';
import { createWorld } from '#test/support/world/world.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

const SECRETS = ['clave-mala', 'clave-buena', 'token-secreto'];

test('a whole session: no action that reaches a reducer and no state holds a password or the token', async () => {
  const seen: string[] = [];
  const types: string[] = [];
  const world = createWorld({ at: '/' });
  const { store, asked, settle, dispatch, answerFirst, failFirst, answerDialog } = await runStore(world);
  store.subscribe(() => seen.push(JSON.stringify(store.getState())));
  /** An area's slice sees every action that reaches a reducer. */
  const recorder: Reducer<null> = (state = null, action) => {
    types.push(action.type);
    seen.push(JSON.stringify(action));
    return state;
  };
  asked[0]?.arrive({ slice: { name: 'recorder', reducer: recorder } });
  await settle();

  await dispatch(linkFollowed({ to: '/login', replace: false }));
  await dispatch(session.signInSubmitted('ana', 'clave-mala'));
  await failFirst(withStatus(401, { password: 'clave-mala' }));
  await answerDialog(true);
  await dispatch(session.signInSubmitted('ana', 'clave-buena'));
  expect(world.http.pending[0]?.body).toEqual({ login: 'ana', password: 'clave-buena' });
  await answerFirst({ token: 'token-secreto', AuthorizationItem: MENU, anio: 2018 });
  await dispatch(linkFollowed({ to: '/educacion', replace: false }));
  await dispatch(linkFollowed({ to: '/login', replace: false }));
  await dispatch(session.signInSubmitted('luis', 'clave-mala'));
  await failFirst(NO_NETWORK);
  await answerDialog(true);
  await dispatch(linkFollowed({ to: '/sitio', replace: false }));
  world.http.get('api/algo').catch(() => undefined);
  expect(world.http.pending[0]?.token).toBe('token-secreto');
  world.http.pending[0]?.answer({});
  await dispatch(session.signOutRequested());
  await answerDialog(true);

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
