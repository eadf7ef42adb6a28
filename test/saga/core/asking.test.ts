import { takeEvery } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { askedAt, asking, confirmed, moveBack, moveOn } from '#core/saga/asking.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import { sessionExpired } from '#core/session/sessionEvents.ts';
import { question } from '#services/dialogs/question.ts';
import { told } from '#services/dialogs/told.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import type { World } from '#test/support/world/world.ts';
import { ask } from '#core/saga/ask.ts';
import { unknown } from 'valibot';

const asked = createAction('test/asked');
const DONE = told('Listo', 'Quedó radicada', 'Ver');
const SURE = question('¿Seguro?', 'No se deshace', 'Sí');

/** Asks the server at `/sitio`, and does `then` with the answer. */
async function withQuestion(then: Parameters<typeof asking>[0], place: Parameters<typeof asking>[1] = {}) {
  const world: World = worldWithSession('/sitio/uno');
  const worker = asking(function* (here) {
    yield* ask(unknown(), (http, options) => http.get('api/x', options));
    yield* then(here);
  }, place);
  const saga = await runSaga(
    [
      sessionSaga,
      locationSaga,
      function* () {
        yield* takeEvery(asked, worker);
      },
    ],
    world,
  );
  await saga.dispatch(asked());
  const at = () => world.navigation.current().path;
  return { world, saga, at, answer: () => saga.answer('api/x', {}) };
}

describe('an answer moves who is still where they asked (D36)', () => {
  test.each([
    ['push', ['/sitio/uno', '/sitio/dos']],
    ['replace', ['/sitio/dos']],
  ] as const)('with its history: %s', async (how, entries) => {
    const { world, answer } = await withQuestion((here) => moveOn(here, '/sitio/dos', how, DONE));
    await answer();
    expect(world.navigation.entries).toEqual(entries);
    expect(world.dialogs.current).toBeNull();
  });

  test('elsewhere it is told, and nobody is moved who does not want to see it', async () => {
    const { world, saga, at, answer } = await withQuestion((here) => moveOn(here, '/sitio/dos', 'replace', DONE));
    await saga.go('/sitio/tres');
    await answer();
    expect(at()).toBe('/sitio/tres');
    expect(world.dialogs.current).toEqual(DONE);
    await saga.answerDialog(false);
    expect(at()).toBe('/sitio/tres');
  });

  test('elsewhere it leads there who wants to', async () => {
    const { saga, at, answer } = await withQuestion((here) => moveOn(here, '/sitio/dos', 'replace', DONE));
    await saga.go('/sitio/tres');
    await answer();
    await saga.answerDialog(true);
    expect(at()).toBe('/sitio/dos');
  });

  test('who is there already, or has nothing to be told, is left alone', async () => {
    const there = await withQuestion((here) => moveOn(here, '/sitio/tres', 'replace', DONE));
    await there.saga.go('/sitio/tres');
    await there.answer();
    expect(there.world.dialogs.current).toBeNull();
    const silent = await withQuestion((here) => moveOn(here, '/sitio/dos'));
    await silent.saga.go('/sitio/tres');
    await silent.answer();
    expect([silent.at(), silent.world.dialogs.current]).toEqual(['/sitio/tres', null]);
  });

  test('another page of the same place is no other place', async () => {
    const { saga, at, answer } = await withQuestion((here) => moveOn(here, '/sitio/dos'), { within: '/sitio' });
    await saga.go('/sitio/tres');
    await answer();
    expect(at()).toBe('/sitio/dos');
  });
});

describe('whose session is over', () => {
  test('is neither moved, nor told', async () => {
    const { world, saga, at, answer } = await withQuestion((here) => moveOn(here, '/sitio/dos', 'push', DONE));
    await saga.dispatch(sessionExpired());
    await answer();
    expect([at(), world.dialogs.current]).toEqual(['/sitio/uno', null]);
  });

  test('goes on with what is no session’s', async () => {
    const { saga, at, answer } = await withQuestion((here) => moveOn(here, '/sitio/dos'), { isPublic: true });
    await saga.dispatch(sessionExpired());
    await answer();
    expect(at()).toBe('/sitio/dos');
  });
});

test('a question is put to who is still there, and to nobody else', async () => {
  const answers: boolean[] = [];
  const put = () =>
    withQuestion(function* (here) {
      answers.push(yield* confirmed(here, SURE));
    });
  const there = await put();
  await there.answer();
  await there.saga.answerDialog(true);
  const elsewhere = await put();
  await elsewhere.saga.go('/sitio/tres');
  await elsewhere.answer();
  expect(elsewhere.world.dialogs.current).toBeNull();
  expect(answers).toEqual([true, false]);
});

test.each([
  ['there', '/sitio/uno', 1],
  ['elsewhere', '/sitio/tres', 0],
])('the way back is taken by who is %s', async (_, path, times) => {
  const { world, saga, answer } = await withQuestion(moveBack);
  const back = jest.spyOn(world.navigation, 'back').mockImplementation(() => undefined);
  if (path !== '/sitio/uno') await saga.dispatch(linkFollowed({ to: path, replace: false }));
  await answer();
  expect(back).toHaveBeenCalledTimes(times);
});

test('who follows an answer says where its question was asked', async () => {
  const { saga, at, answer } = await withQuestion(function* () {
    yield* moveOn(yield* askedAt((path) => path === '/sitio/tres'), '/sitio/dos');
  });
  await saga.go('/sitio/tres');
  await answer();
  expect(at()).toBe('/sitio/dos');
});
