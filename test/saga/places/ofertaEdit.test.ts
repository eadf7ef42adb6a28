import type { Reducer } from '@reduxjs/toolkit';
import { createRootReducer } from '#app/rootReducer.ts';
import { ofertaSave } from '#areas/places/oferta/ofertaSave.ts';
import * as edicion from '#areas/places/oferta/ofertaEdit.ts';
import { ofertas } from '#areas/places/oferta/ofertas.ts';
import { AREA } from '#areas/places/placesPaths.ts';
import { area } from '#areas/places/area.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import type { CuposField } from '#domain/cupos.ts';
import { OFERTA_PAGE, OFERTAS_CALL, OFERTA_LIST, FIRST, SECOND } from '#test/support/samples/ofertas.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

const CHANGE_CALL = `${OFERTAS_CALL}/${FIRST.id}`;

/** The page with its list, the first row of it opened. */
async function start() {
  const page = await load(worldWithSession(OFERTA_PAGE));
  await page.saga.dispatch(edicion.editRequested({ oferta: FIRST }));
  return page;
}

/** The page with its list. */
async function load(world: World) {
  const reducer = createRootReducer();
  reducer.inject({ reducerPath: AREA as never, reducer: area.reducer as Reducer });
  const saga = await runSaga([sessionSaga, locationSaga, area.saga], world, { reducer });
  const calls = (path: string) => world.http.pending.filter((call) => call.path === path);
  const answer = async (path: string, body: unknown) => {
    calls(path)[0]?.answer(body);
    await saga.settle();
  };
  const refuse = async (status: number, body: unknown) => {
    calls(CHANGE_CALL)[0]?.fail({ kind: 'status', status, body });
    await saga.settle();
  };
  const type = (field: CuposField, text: string) => saga.dispatch(edicion.figureTyped({ field, text }));
  await answer(OFERTAS_CALL, OFERTA_LIST);
  return {
    world,
    saga,
    calls,
    answer,
    refuse,
    type,
    save: () => saga.dispatch(edicion.saveRequested()),
    state: () => edicion.selectOfertaEdit(saga.state),
    shown: () => {
      const reading = ofertas.select(saga.state);
      return reading.status === 'ready' ? reading.data.elementos : [];
    },
  };
}

test('what is typed is sent for the version on the screen; the answer stands in the list, unread again', async () => {
  const { saga, calls, answer, type, save, state, shown } = await start();
  await type('capacidad', ' 44 ');
  await save();
  await save();
  expect(calls(CHANGE_CALL)).toHaveLength(1);
  expect(calls(CHANGE_CALL)[0]).toMatchObject({ method: 'PUT', body: { version: 3, capacidad: 44, continuan: 30, repiten: 2 } });
  const saved = { ...FIRST, version: 4, capacidad: 44, vacantes: 12 };
  await answer(CHANGE_CALL, saved);
  expect(state()).toEqual({ status: 'closed' });
  expect(shown()).toEqual([saved, SECOND]);
  expect(calls(OFERTAS_CALL)).toEqual([]);
  await saga.end();
});

test('a row that is as it was is left without a call', async () => {
  const { saga, calls, save, state } = await start();
  await save();
  expect(state()).toEqual({ status: 'closed' });
  expect(calls(CHANGE_CALL)).toEqual([]);
  await saga.end();
});

test.each<[CuposField, string, object]>([
  ['repiten', '', { repiten: expect.stringContaining('Escriba un número') as unknown }],
  ['continuan', '-3', { continuan: expect.stringContaining('número entero') as unknown }],
  ['capacidad', '31', { capacidad: expect.stringContaining('Falta 1 cupo') as unknown }],
])('%s of «%s» is told at its field, and not sent', async (field, text, problems) => {
  const { saga, calls, type, save, state } = await start();
  await type(field, text);
  await save();
  expect(state()).toMatchObject({ status: 'open', problems, attempt: 1 });
  expect(calls(CHANGE_CALL)).toEqual([]);
  await saga.end();
});

test('what the server finds wrong with a field is told there', async () => {
  const { saga, refuse, type, save, state } = await start();
  await type('capacidad', '33');
  await save();
  const errores = [{ campo: 'capacidad', mensaje: 'Ya hay 5 cupos asignados' }];
  await refuse(422, { codigo: 'datos_no_validos', detail: 'Revise', errores });
  expect(state()).toMatchObject({ problems: { capacidad: 'Ya hay 5 cupos asignados' }, attempt: 1 });
  await saga.end();
});

test('somebody else saved meanwhile: it is told what changed, nothing typed is lost, and the next save undoes nothing of theirs', async () => {
  const { saga, calls, answer, refuse, type, save, state } = await start();
  await type('repiten', '4');
  await save();
  await refuse(409, { codigo: 'version_vieja', detail: 'Otra persona cambió esta oferta' });
  const theirs = { ...FIRST, version: 4, capacidad: 50, vacantes: 18 };
  await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [theirs, SECOND] });
  expect(state()).toMatchObject({
    status: 'open', oferta: theirs, before: FIRST, typed: { capacidad: '50', continuan: '30', repiten: '4' },
  });
  await save();
  expect(calls(CHANGE_CALL)[0]).toMatchObject({ body: { version: 4, capacidad: 50, continuan: 30, repiten: 4 } });
  await saga.end();
});

test('the newer version is one’s own, of a save whose answer was lost: it is saved', async () => {
  const { saga, calls, answer, refuse, type, save, state, shown } = await start();
  await type('repiten', ' 4 ');
  await save();
  calls(CHANGE_CALL)[0]?.fail({ kind: 'noAnswer', reason: 'network' });
  await saga.settle();
  await save();
  await refuse(409, { codigo: 'version_vieja', detail: 'Otra persona cambió esta oferta' });
  const own = { ...FIRST, version: 4, repiten: 4, vacantes: 6 };
  await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [own, SECOND] });
  expect(state()).toEqual({ status: 'settled', oferta: own });
  expect(shown()).toEqual([own, SECOND]);
  expect(ofertaSave.select(saga.state)).toEqual({ status: 'idle' });
  await saga.end();
});

test('a list that is read again without a change of the row, or without the row, changes nothing of what is typed', async () => {
  const { saga, answer, type, state } = await start();
  await type('repiten', '4');
  const before = state();
  await saga.dispatch(ofertas.events.outdated());
  await answer(OFERTAS_CALL, OFERTA_LIST);
  await saga.dispatch(ofertas.events.outdated());
  await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [SECOND] });
  expect(state()).toBe(before);
  await saga.end();
});

test('an oferta that is gone: the list is read again', async () => {
  const { saga, calls, refuse, type, save } = await start();
  await type('repiten', '4');
  await save();
  await refuse(404, { codigo: 'no_encontrada', detail: 'La oferta ya no existe' });
  expect(calls(OFERTAS_CALL)).toHaveLength(1);
  await saga.end();
});

test('another row is opened at once when nothing is typed, and after a question when something is', async () => {
  const { world, saga, type, state } = await start();
  await saga.dispatch(edicion.editRequested({ oferta: SECOND }));
  expect(state()).toMatchObject({ oferta: SECOND });
  await type('capacidad', '99');
  await saga.dispatch(edicion.editRequested({ oferta: FIRST }));
  expect(world.dialogs.current).toMatchObject({ title: 'Hay cambios sin guardar' });
  world.dialogs.answer(false);
  await saga.settle();
  expect(state()).toMatchObject({ oferta: SECOND, typed: { capacidad: '99' } });
  await saga.dispatch(edicion.editRequested({ oferta: FIRST }));
  world.dialogs.answer(true);
  await saga.settle();
  expect(state()).toMatchObject({ oferta: FIRST, typed: { capacidad: '40' } });
  await saga.end();
});

test('no other row is opened while one is on its way', async () => {
  const { saga, type, save, state } = await start();
  await type('capacidad', '44');
  await save();
  await saga.dispatch(edicion.editRequested({ oferta: SECOND }));
  expect(state()).toMatchObject({ oferta: FIRST });
  await saga.end();
});

describe('what is typed and not saved', () => {
  const TYPED = { status: 'open', oferta: FIRST, typed: { capacidad: '40', continuan: '30', repiten: '4' } };
  const kept = ({ world }: { world: World }) => JSON.stringify([...world.storage.tabValues]).includes('educacion.edicion');

  test('is there again after a reload, onto what was saved meanwhile', async () => {
    const page = await start();
    await page.type('repiten', '4');
    await page.saga.end();
    const reloaded = await load(createWorld({ at: OFERTA_PAGE, storage: page.world.storage }));
    expect(reloaded.state()).toMatchObject(TYPED);
    const theirs = { ...FIRST, version: 4, capacidad: 50, vacantes: 18 };
    await reloaded.saga.dispatch(ofertas.events.outdated());
    await reloaded.answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [theirs, SECOND] });
    expect(reloaded.state()).toMatchObject({ oferta: theirs, before: FIRST, typed: { capacidad: '50', repiten: '4' } });
    await reloaded.saga.end();
  });

  test('is there again when the page was left and is come back to', async () => {
    const { saga, type, state } = await start();
    await type('repiten', '4');
    await saga.dispatch(linkFollowed({ to: '/sitio', replace: false }));
    expect(state()).toEqual({ status: 'closed' });
    await saga.dispatch(linkFollowed({ to: OFERTA_PAGE, replace: false }));
    expect(state()).toMatchObject(TYPED);
    await saga.end();
  });

  test.each([
    ['ana', TYPED],
    ['luis', { status: 'closed' }],
  ])('after a session that ended at the save it is its user’s alone: %s', async (login, expected) => {
    const page = await start();
    await page.type('repiten', '4');
    await page.save();
    await page.refuse(401, undefined);
    expect(page.state()).toEqual({ status: 'closed' });
    page.world.dialogs.answer(true);
    await page.saga.dispatch(signInSubmitted(login, 'clave'));
    await page.answer('api/token/generar', { token: `token-${login}`, AuthorizationItem: [], anio: 2027 });
    expect(page.state()).toMatchObject(expected);
    await page.saga.end();
  });

  test.each<[string, (page: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    ['typed back', (page) => page.type('repiten', '2')],
    ['left', (page) => page.saga.dispatch(edicion.rowLeft())],
    [
      'saved',
      async (page) => {
        await page.save();
        await page.answer(CHANGE_CALL, { ...FIRST, version: 4, repiten: 4, vacantes: 6 });
      },
    ],
  ])('is kept no longer once it is %s', async (_, end) => {
    const page = await start();
    await page.type('repiten', '4');
    expect(kept(page)).toBe(true);
    await end(page);
    expect(kept(page)).toBe(false);
    await page.saga.end();
  });
});
