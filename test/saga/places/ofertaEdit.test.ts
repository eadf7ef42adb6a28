import { ofertaSave } from '#areas/places/oferta/ofertaSave.ts';
import { editRequested, isDirty, ofertaEdit } from '#areas/places/oferta/ofertaEdit.ts';
import { ownField, typedOf } from '#areas/places/oferta/ofertaFigures.ts';
import { ofertas } from '#areas/places/oferta/ofertas.ts';
import { area } from '#areas/places/area.ts';
import { OFERTA_PAGE, OFERTAS_CALL, OFERTA_LIST, FIRST, SECOND } from '#test/support/samples/ofertas.ts';
import { movesOf } from '#test/support/movesOf.ts';
import { runArea } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

const CHANGE_CALL = `${OFERTAS_CALL}/${FIRST.id}`;

/** The page with its list, the first row of it opened. */
async function start() {
  const page = await load(worldWithSession(OFERTA_PAGE));
  await page.saga.dispatch(editRequested({ oferta: FIRST }));
  return page;
}

/** The page with its list. */
async function load(world: World) {
  const saga = await runArea(area, world);
  const calls = (path: string) => world.http.pending.filter((call) => call.path === path);
  const moves = movesOf(world, saga.settle);
  const refuse = (status: number, body: unknown) => moves.fail(CHANGE_CALL, withStatus(status, body));
  const typedNow = () => {
    const state = ofertaEdit.select(saga.state);
    if (state.status !== 'typed') throw new Error('No row is open');
    return state.typed;
  };
  const type = (field: string, text: string) => {
    const { oferta, escritos } = typedNow();
    return saga.dispatch(ofertaEdit.events.typed({ typed: { oferta, escritos: { ...escritos, [field]: text } } }));
  };
  await moves.answer(OFERTAS_CALL, OFERTA_LIST);
  return {
    ...moves,
    world,
    saga,
    calls,
    refuse,
    type,
    save: () => saga.dispatch(ofertaEdit.events.submitted()),
    typedNow,
    state: () => ofertaEdit.select(saga.state),
    shown: () => {
      const reading = ofertas.select(saga.state);
      return reading.status === 'ready' ? reading.data.elementos : [];
    },
  };
}

test('what is typed is sent for the version on the screen; the answer stands in the list, unread again', async () => {
  const { calls, answer, type, save, state, shown } = await start();
  await type('capacidad', ' 44 ');
  await save();
  await save();
  expect(calls(CHANGE_CALL)).toHaveLength(1);
  expect(calls(CHANGE_CALL)[0]).toMatchObject({ method: 'PUT', body: { version: 3, capacidad: 44, continuan: 30, repiten: 2 } });
  const saved = { ...FIRST, version: 4, capacidad: 44, vacantes: 12 };
  await answer(CHANGE_CALL, saved);
  expect(state()).toEqual({ status: 'untouched', key: '', done: null });
  expect(shown()).toEqual([saved, SECOND]);
  expect(calls(OFERTAS_CALL)).toEqual([]);
});

test('a row that is as it was is left without a call', async () => {
  const { calls, save, state } = await start();
  await save();
  expect(state()).toEqual({ status: 'untouched', key: '', done: null });
  expect(calls(CHANGE_CALL)).toEqual([]);
});

test.each<[string, string, object]>([
  ['repiten', '', { repiten: expect.stringContaining('Escriba un número') as unknown }],
  ['continuan', '-3', { continuan: expect.stringContaining('número entero') as unknown }],
  ['capacidad', '31', { capacidad: expect.stringContaining('Falta 1 cupo') as unknown }],
])('%s of «%s» is told at its field, and not sent', async (field, text, problems) => {
  const { calls, type, save, state } = await start();
  await type(field, text);
  await save();
  expect(state()).toMatchObject({ problems, refusals: 1 });
  expect(calls(CHANGE_CALL)).toEqual([]);
});

test('what the server finds wrong with a field is told there', async () => {
  const { refuse, type, save, state } = await start();
  await type('capacidad', '33');
  await save();
  const errores = [{ campo: 'capacidad', mensaje: 'Ya hay 5 cupos asignados' }];
  await refuse(422, { codigo: 'datos_no_validos', detail: 'Revise', errores });
  expect(state()).toMatchObject({ problems: { capacidad: 'Ya hay 5 cupos asignados' }, refusals: 1 });
});

test('its own numbers of reserved seats are typed, sent and told like the others', async () => {
  const { calls, refuse, type, save, state } = await start();
  await type(ownField('discapacidad'), '-1');
  await save();
  expect(state()).toMatchObject({ problems: { [ownField('discapacidad')]: expect.stringContaining('entero') as unknown } });
  await type(ownField('discapacidad'), ' 3 ');
  await type(ownField('hermano'), '');
  await save();
  expect(calls(CHANGE_CALL)[0]).toMatchObject({
    body: {
      reservas: [
        { condicion: 'discapacidad', propios: 3 },
        { condicion: 'hermano', propios: null },
      ],
    },
  });
  await refuse(422, { codigo: 'datos', errores: [{ campo: 'reservas.discapacidad', mensaje: 'No cambian' }] });
  expect(state()).toMatchObject({ problems: { [ownField('discapacidad')]: 'No cambian' } });
});

test('somebody else saved meanwhile: it is told what changed, nothing typed is lost, and the next save undoes nothing of theirs', async () => {
  const { calls, answer, refuse, type, save, state } = await start();
  await type('repiten', '4');
  await save();
  await refuse(409, { codigo: 'version_vieja', detail: 'Otra persona cambió esta oferta' });
  const theirs = { ...FIRST, version: 4, capacidad: 50, vacantes: 18 };
  await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [theirs, SECOND] });
  expect(state()).toMatchObject({
    typed: { oferta: theirs, escritos: { capacidad: '50', continuan: '30', repiten: '4' } },
    news: FIRST,
  });
  await save();
  expect(calls(CHANGE_CALL)[0]).toMatchObject({ body: { version: 4, capacidad: 50, continuan: 30, repiten: 4 } });
});

test('the newer version is one’s own, of a save whose answer was lost: it is saved', async () => {
  const { saga, answer, fail, refuse, type, save, state, shown } = await start();
  await type('repiten', ' 4 ');
  await save();
  await fail(CHANGE_CALL, NO_NETWORK);
  await save();
  await refuse(409, { codigo: 'version_vieja', detail: 'Otra persona cambió esta oferta' });
  const own = { ...FIRST, version: 4, repiten: 4, vacantes: 6 };
  await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [own, SECOND] });
  expect(state()).toEqual({ status: 'untouched', key: '', done: own });
  expect(shown()).toEqual([own, SECOND]);
  expect(ofertaSave.select(saga.state)).toEqual({ status: 'idle' });
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
});

test('an oferta that is gone: the list is read again', async () => {
  const { calls, refuse, type, save } = await start();
  await type('repiten', '4');
  await save();
  await refuse(404, { codigo: 'no_encontrada', detail: 'La oferta ya no existe' });
  expect(calls(OFERTAS_CALL)).toHaveLength(1);
});

test('another row is opened at once when nothing is typed, and after a question when something is', async () => {
  const { world, saga, type, state } = await start();
  await saga.dispatch(editRequested({ oferta: SECOND }));
  expect(state()).toMatchObject({ typed: { oferta: SECOND } });
  await type('capacidad', '99');
  await saga.dispatch(editRequested({ oferta: FIRST }));
  expect(world.dialogs.current).toMatchObject({ title: 'Hay cambios sin guardar' });
  await saga.answerDialog(false);
  expect(state()).toMatchObject({ typed: { oferta: SECOND, escritos: { capacidad: '99' } } });
  await saga.dispatch(editRequested({ oferta: FIRST }));
  await saga.answerDialog(true);
  expect(state()).toMatchObject({ typed: { oferta: FIRST, escritos: { capacidad: '40' } } });
});

test('no other row is opened while one is on its way', async () => {
  const { saga, type, save, state } = await start();
  await type('capacidad', '44');
  await save();
  await saga.dispatch(editRequested({ oferta: SECOND }));
  expect(state()).toMatchObject({ typed: { oferta: FIRST } });
});

test('what is typed is kept under the name that it always had, until it is typed back or left', async () => {
  const page = await start();
  const kept = () => JSON.stringify([...page.world.storage.tabValues]).includes('educacion.edicion');
  await page.type('repiten', '4');
  expect(kept()).toBe(true);
  await page.type('repiten', ' 2 ');
  expect(kept()).toBe(false);
  await page.type('repiten', '4');
  await page.saga.end();
  const reloaded = await load(createWorld({ at: OFERTA_PAGE, storage: page.world.storage }));
  expect(reloaded.typedNow()).toEqual({ oferta: FIRST, escritos: { ...typedOf(FIRST), repiten: '4' } });
  await reloaded.saga.dispatch(ofertaEdit.events.discarded());
  expect(kept()).toBe(false);
});

test.each([
  ['nothing', {}, false],
  ['spaces', { repiten: ' 2 ' }, false],
  ['another number', { repiten: '3' }, true],
  ['no number', { repiten: '' }, true],
])('what is typed is unsaved: %s', (_, figures, isUnsaved) => {
  expect(isDirty({ oferta: FIRST, escritos: { ...typedOf(FIRST), ...figures } })).toBe(isUnsaved);
});
