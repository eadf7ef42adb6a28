import * as session from '#core/session/sessionEvents.ts';
import { runSession } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const kept = (world: World): unknown => JSON.parse(world.storage.tab.get('pisamiRegreso') ?? 'null');

describe('at the start', () => {
  test.each(['/login', '/tramites/educacion', '/nada', '/educaciones'])('%s is for anyone', async (at) => {
    const { world, saga } = await runSession(createWorld({ at }));
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect(world.navigation.entries).toEqual([at]);
    expect(kept(world)).toBeNull();
  });

  test.each(['/sitio', '/educacion/sedes?p=2', '/tramitacion/tramite-educacion/7'])(
    '%s without a token leads to the login screen, and is kept for anyone',
    async (at) => {
      const { world, saga } = await runSession(createWorld({ at }));
      expect(world.navigation.entries).toEqual(['/login']);
      expect(saga.state.location).toMatchObject({ path: '/login' });
      expect(kept(world)).toEqual({ path: at, user: null });
      expect(world.dialogs.shown).toEqual([]);
    },
  );

  test('a token in the storage is a session', async () => {
    const { saga } = await runSession(worldWithSession('/educacion'));
    expect(saga.state.location).toMatchObject({ path: '/educacion' });
    await saga.end((expected) => expected.put(session.sessionFound({ user: 'ana', year: '2018' })));
  });

  test.each([
    ['20x6', null],
    ['NaN', null],
    ['undefined', null],
    ['2019', '2019'],
  ])('the stored year %s is shown as %s', async (anio, year) => {
    const { saga } = await runSession(worldWithSession('/sitio', { anio }));
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year });
  });

  test('a token without its user is a session of nobody known', async () => {
    const world = createWorld({ at: '/sitio' });
    world.storage.tab.set('pisamiToken', 'T');
    const { saga } = await runSession(world);
    expect(saga.state.session).toEqual({ status: 'signedIn', user: null, year: null });
  });
});

describe('later', () => {
  test('the token is found gone: the session is lost, its page kept for its user', async () => {
    const { world, saga } = await runSession(worldWithSession('/sitio'));
    world.storage.tab.remove('pisamiToken');
    await saga.go('/educacion?x=1');
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect(saga.state.location).toMatchObject({ path: '/login' });
    expect(kept(world)).toEqual({ path: '/educacion?x=1', user: 'ana' });
    await saga.end((expected) => expected.put(session.tokenLost()));
  });

  test('found gone on a page for anyone: one stays there', async () => {
    const { world, saga } = await runSession(worldWithSession('/sitio'));
    world.storage.tab.remove('pisamiToken');
    await saga.go('/tramites/educacion');
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect(saga.state.location).toMatchObject({ path: '/tramites/educacion' });
    expect(kept(world)).toBeNull();
  });

  test('found gone while a sign-in is to replace the session: the sign-in goes on', async () => {
    const { world, saga } = await runSession(worldWithSession('/login'));
    await saga.dispatch(session.signInSubmitted('luis', 'clave'));
    world.storage.tab.remove('pisamiToken');
    await saga.typeAddress('/login?x=1');
    expect(saga.state.session).toEqual({ status: 'signingIn', replacing: null });
    await saga.answerFirst({ token: 'T' });
    expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'luis' });
  });

  test('a token that appears is a session from the next page on', async () => {
    const { world, saga } = await runSession(createWorld({ at: '/login' }));
    world.storage.tab.set('pisamiToken', 'T');
    world.storage.tab.set('pisamiUsuario', 'luis');
    await saga.go('/sitio');
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'luis', year: null });
    expect(saga.state.location).toMatchObject({ path: '/sitio' });
  });

  test('a token that appears during a sign-in is the session that stays if the sign-in fails', async () => {
    const { world, saga } = await runSession(createWorld({ at: '/login' }));
    await saga.dispatch(session.signInSubmitted('ana', 'mala'));
    world.storage.tab.set('pisamiToken', 'T');
    world.storage.tab.set('pisamiUsuario', 'luis');
    await saga.typeAddress('/login?x=1');
    expect(saga.state.session).toEqual({ status: 'signingIn', replacing: { user: 'luis', year: null } });
    await saga.failFirst(withStatus(500));
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'luis', year: null });
  });

  test('a page for staff in mid-session needs no history entry of its own when refused', async () => {
    const { world, saga } = await runSession(createWorld({ at: '/tramites/educacion' }));
    await saga.go('/educacion');
    expect(world.navigation.entries).toEqual(['/tramites/educacion', '/login']);
    world.navigation.back();
    await saga.settle();
    expect(saga.state.location).toMatchObject({ path: '/tramites/educacion' });
  });
});
