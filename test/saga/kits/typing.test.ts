import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { sessionExpired, signedIn } from '#core/session/sessionEvents.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { moveOnto, type Merged } from '#kits/typing/moveOnto.ts';
import { KEPT_KEY, USER_KEY } from '#services/storage/storageKeys.ts';
import { runParts } from '#test/support/runSaga.ts';
import { storageWithSession, worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

interface Note {
  text: string;
}

const sending = createSending({
  area: 'area',
  name: 'noteSave',
  request: ({ text }: Note) => ({ method: 'put', path: 'api/note', body: { text } }),
  schema: object({}),
});
const options = {
  area: 'area',
  name: 'note',
  keyOf: ({ path }: { path: string }) => (path.startsWith('/notes/') ? path.slice('/notes/'.length) : null),
  keptAs: (key: string) => `nota.${key}`,
  schema: object({ text: string() }),
  isNothing: ({ text }: Note) => text === '',
  sending,
  fieldOf: (path: string) => path.replace('nota.', ''),
};
const storedAnew = createAction<Merged<Note, string, 'saved'>>('test/storedAnew');

async function start(world: World = worldWithSession('/notes/1'), more: { blank?: Note } = {}) {
  const typing = createTyping<Note, string, 'saved'>({ ...options, ...more });
  function* followStored() {
    yield* takeEvery(storedAnew, ({ payload }) => moveOnto(typing, sending, payload));
  }
  const saga = await runParts([typing, sending, { saga: followStored }], world);
  return {
    ...typing,
    world,
    saga,
    state: () => typing.select(saga.state),
    type: (text: string) => saga.dispatch(typing.events.typed({ typed: { text } })),
    go: saga.go,
    kept: () => JSON.parse(world.storage.tab.get(KEPT_KEY) ?? 'null') as unknown,
  };
}

const untouched = { status: 'untouched', key: '1', done: null };
const holding = (texts: Record<string, string>, user = 'ana') => {
  const world = worldWithSession('/notes/1');
  world.storage.tab.set(KEPT_KEY, JSON.stringify({ user, texts }));
  return world;
};

test('a page opens untouched, or with what is blank there; elsewhere nothing does', async () => {
  const page = await start();
  expect(page.state()).toEqual(untouched);
  await page.go('/sitio');
  expect(page.state()).toEqual({ status: 'closed' });
  await page.saga.end();
  const blank = await start(worldWithSession('/notes/1'), { blank: { text: '' } });
  expect(blank.state()).toMatchObject({ status: 'typed', typed: { text: '' } });
});

test('what is typed is kept at each change, for its page, and is there again after a reload and on coming back', async () => {
  const page = await start();
  await page.type('On');
  await page.type('One');
  expect(page.kept()).toEqual({ user: 'ana', texts: { 'nota.1': '{"text":"One"}' } });
  await page.go('/notes/2');
  expect(page.state()).toMatchObject({ status: 'untouched', key: '2' });
  await page.go('/notes/1');
  expect(page.state()).toMatchObject({ status: 'typed', key: '1', typed: { text: 'One' }, kept: true });
  await page.saga.end();
  const reloaded = await start(createWorld({ at: '/notes/1', storage: page.world.storage }));
  expect(reloaded.state()).toMatchObject({ typed: { text: 'One' } });
});

test('of a session that ended it is its user’s when they are back', async () => {
  const page = await start();
  await page.type('One');
  await page.saga.dispatch(sessionExpired());
  expect(page.state()).toEqual({ status: 'closed' });
  await page.saga.dispatch(signedIn({ user: 'ana', year: null }));
  await page.go('/notes/1');
  expect(page.state()).toMatchObject({ typed: { text: 'One' } });
});

test.each([
  ['another’s', holding({ 'nota.1': '{"text":"One"}' }, 'luis')],
  ['no JSON', holding({ 'nota.1': '{' })],
  ['of another shape', holding({ 'nota.1': '{"text":1}' })],
])('what is kept and is %s is nothing', async (_, world) => {
  const page = await start(world);
  expect(page.state()).toEqual(untouched);
});

test.each<[string, (page: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
  ['emptied', (page) => page.type('')],
  ['discarded', (page) => page.saga.dispatch(page.events.discarded())],
  ['settled', (page) => page.saga.dispatch(page.events.settled({ done: 'saved' }))],
])('is kept no longer once it is %s', async (_, end) => {
  const page = await start();
  await page.type('One');
  await end(page);
  expect(page.kept()).toBeNull();
});

test('a storage that is full, or a session without a known user: that a reload would lose it is told', async () => {
  const page = await start();
  jest.spyOn(page.world.storage.tab, 'keeps').mockReturnValue(false);
  await page.type('One');
  expect(page.state()).toMatchObject({ kept: false });
  await page.saga.end();
  const storage = storageWithSession();
  storage.tab.remove(USER_KEY);
  const unknown = await start(createWorld({ at: '/notes/1', storage }));
  await unknown.type('One');
  expect([unknown.state(), unknown.kept()]).toEqual([expect.objectContaining({ kept: false }), null]);
});

describe('what was sent', () => {
  async function refused(status: number, body: object) {
    const page = await start();
    await page.type('One');
    await page.saga.dispatch(sending.events.submitted({ text: 'One' }));
    await page.saga.failFirst(withStatus(status, body));
    return page;
  }
  const STALE = [409, { codigo: 'version_vieja', detail: 'Cambió' }] as const;

  test('and has wrong fields is told there; without fields it is only refused', async () => {
    const page = await refused(422, {
      codigo: 'datos_no_validos',
      detail: 'Revise',
      errores: [{ campo: 'nota.text', mensaje: 'Corto' }],
    });
    expect(page.state()).toMatchObject({ problems: { text: 'Corto' }, refusals: 1 });
    await page.saga.end();
    const without = await refused(422, { codigo: 'datos_no_validos', detail: 'Revise' });
    expect(without.state()).toMatchObject({ problems: {}, refusals: 0 });
  });

  test('and is refused for another reason later leaves no problem of before', async () => {
    const page = await refused(422, {
      codigo: 'datos_no_validos',
      detail: 'Revise',
      errores: [{ campo: 'nota.text', mensaje: 'Corto' }],
    });
    await page.saga.dispatch(sending.events.submitted({ text: 'One' }));
    await page.saga.failFirst(withStatus(...STALE));
    expect(page.state()).toMatchObject({ status: 'typed', problems: {}, typed: { text: 'One' } });
  });

  test('and is given up is not offered to be sent again', async () => {
    const page = await refused(...STALE);
    await page.saga.dispatch(page.events.discarded());
    expect(sending.select(page.saga.state)).toEqual({ status: 'idle' });
  });

  test.each([
    [{ done: 'saved' as const }, { ...untouched, done: 'saved' }],
    [
      { typed: { text: 'Both' }, news: 'Theirs' },
      { typed: { text: 'Both' }, news: 'Theirs' },
    ],
  ])('and was stale is told as what it became: %j', async (merged, state) => {
    const page = await refused(...STALE);
    await page.saga.dispatch(storedAnew(merged));
    expect(page.state()).toMatchObject(state);
    expect(sending.select(page.saga.state)).toEqual({ status: 'idle' });
  });
});
