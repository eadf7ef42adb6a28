import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { createRootReducer } from '#app/rootReducer.ts';
import { lookUpSaga } from '#areas/citizen/lookUp/lookUpSaga.ts';
import * as lookUp from '#areas/citizen/lookUp/lookUpSlice.ts';
import type { FamilyMove } from '#areas/citizen/lookUp/lookUpState.ts';
import { NO_ANSWER, NOT_REGISTERED, questionOf, SERVER_FAILED, STALE, UNAVAILABLE } from '#areas/citizen/lookUp/lookUpTexts.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { OFFERED, SOLICITUD } from '#test/support/samples/citizen.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

const PAGE = '/tramites/educacion/consulta';
const THREE = { radicado: '2027-7K3M9QX-9', documento: '1012345678', fechaNacimiento: '2016-02-29' };
const GENERIC = 'Ha ocurrido un error, por favor contacte al administrador';

const refusedWith = (status: number, body?: object): HttpFailure => ({ kind: 'status', status, body });
const problem = (status: number, code: string, more: object = {}) =>
  refusedWith(status, { title: 'No', status, detail: 'La convocatoria ya cerró', codigo: code, ...more });

async function start() {
  const world = createWorld({ at: PAGE });
  const reducer = createRootReducer();
  const area = combineReducers({ lookUp: lookUp.lookUpMachine.reducer });
  reducer.inject({ reducerPath: 'citizen' as never, reducer: area as Reducer });
  const saga = await runSaga([locationSaga, lookUpSaga], world, { reducer });
  const state = () => lookUp.selectLookUp(saga.state);
  const call = () => world.http.pending[0];
  return { world, saga, state, call };
}

/** With `solicitud` on the page. */
async function found(solicitud = OFFERED) {
  const started = await start();
  await started.saga.dispatch(lookUp.lookUpSubmitted(THREE));
  started.call()?.answer(solicitud);
  await started.saga.settle();
  return started;
}

/** With a move confirmed and on its way. */
async function sending(move: FamilyMove = 'aceptar') {
  const started = await found();
  await started.saga.dispatch(lookUp.moveChosen({ move }));
  started.world.dialogs.answer(true);
  await started.saga.settle();
  return started;
}

describe('looking up', () => {
  test('sends the three data, and shows the request that they name', async () => {
    const { world, saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(state()).toEqual({ status: 'looking' });
    expect(call()).toMatchObject({ method: 'POST', path: 'api/educacion/consulta', body: THREE });
    call()?.answer(SOLICITUD);
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: SOLICITUD, news: null });
    expect(world.http.made).toHaveLength(1);
    await saga.end((expected) => expected.put(lookUp.solicitudFound({ solicitud: SOLICITUD })));
  });

  test.each<[HttpFailure, string]>([
    [problem(404, 'no_encontrada'), lookUp.NOT_FOUND],
    [refusedWith(404), UNAVAILABLE],
    [refusedWith(501), UNAVAILABLE],
    [refusedWith(500), GENERIC],
    [problem(400, 'datos_invalidos'), 'La convocatoria ya cerró'],
    [
      { kind: 'noAnswer', reason: 'timeout' },
      'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo',
    ],
  ])('on %j it says: %s', async (failure, message) => {
    const { saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    call()?.fail(failure);
    await saga.settle();
    expect(state()).toEqual({ status: 'asking', problem: message });
    await saga.end();
  });

  test('an answer that is no request of the contract is not shown', async () => {
    const { saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    call()?.answer({ ...SOLICITUD, estado: 'otro' });
    await saga.settle();
    expect(state()).toMatchObject({ status: 'asking', problem: expect.stringContaining('no se pudo leer') as string });
    await saga.end();
  });

  test('a fault of our own is reported, and the next try works', async () => {
    const { world, saga, state, call } = await start();
    const fault = new Error('fault');
    jest.spyOn(world.http, 'post').mockRejectedValueOnce(fault);
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(world.reported).toEqual([fault]);
    expect(state()).toEqual({ status: 'asking', problem: GENERIC });
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    call()?.answer(SOLICITUD);
    await saga.settle();
    expect(state()).toMatchObject({ status: 'shown' });
    await saga.end();
  });

  test('after too many tries it counts down by the clock, asks nothing meanwhile, and then again', async () => {
    const { world, saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    call()?.fail(problem(429, 'demasiados_intentos', { segundos: 3 }));
    await saga.settle();
    expect(state()).toEqual({ status: 'limited', seconds: 3 });
    await saga.settle(1000);
    expect(state()).toEqual({ status: 'limited', seconds: 2 });
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(world.http.made).toHaveLength(1);
    // A tab in the background: its timer comes late, the clock does not.
    jest.setSystemTime(Date.now() + 60_000);
    await saga.settle(1000);
    expect(state()).toEqual({ status: 'asking', problem: null, waited: true });
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(world.http.made).toHaveLength(2);
    await saga.end();
  });

  test('where the server does not say how long, it is a minute', async () => {
    const { saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    call()?.fail(refusedWith(429));
    await saga.settle();
    expect(state()).toEqual({ status: 'limited', seconds: 60 });
    await saga.end();
  });

  test.each(['looking', 'limited'] as const)('leaving the page calls it off while %s', async (status) => {
    const { world, saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    if (status === 'limited') call()?.fail(problem(429, 'demasiados_intentos', { segundos: 600 }));
    await saga.settle();
    expect(state().status).toBe(status);
    world.navigation.push('/tramites/educacion/oferta');
    await saga.settle();
    expect(world.http.pending).toEqual([]);
    expect(state()).toEqual({ status: 'asking', problem: null });
    world.navigation.push(PAGE);
    await saga.settle();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(state()).toEqual({ status: 'looking' });
    expect(world.http.pending).toHaveLength(1);
    await saga.end();
  });

  test('going to a page below it forgets nothing and calls nothing off', async () => {
    const { world, saga, state, call } = await start();
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    world.navigation.push(`${PAGE}/edicion`);
    await saga.settle();
    call()?.answer(SOLICITUD);
    await saga.settle();
    expect(state()).toMatchObject({ status: 'shown' });
    await saga.end();
  });
});

describe('a move of the family', () => {
  test.each<[FamilyMove, string, object]>([
    ['aceptar', 'respuesta', { respuesta: 'aceptar' }],
    ['aceptar_y_seguir', 'respuesta', { respuesta: 'aceptar_y_seguir' }],
    ['declinar', 'respuesta', { respuesta: 'declinar' }],
    ['retirar', 'retiro', { motivo: null }],
  ])('%s is asked about, then sent once with the version that was seen', async (move, path, more) => {
    const { world, saga, state, call } = await found();
    await saga.dispatch(lookUp.moveChosen({ move }));
    expect(world.dialogs.current).toEqual(questionOf(move));
    expect(world.http.pending).toEqual([]);
    await saga.dispatch(lookUp.moveChosen({ move }));
    world.dialogs.answer(true);
    await saga.settle();
    expect(state()).toEqual({ status: 'sending', solicitud: OFFERED, move });
    expect(call()).toMatchObject({
      method: 'POST',
      path: `api/educacion/consulta/${path}`,
      body: { identificacion: THREE, version: 5, ...more },
    });
    const after = { ...OFFERED, estado: 'aceptada', version: 6, acciones: ['retirar'] };
    call()?.answer(after);
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: after, news: { kind: 'done', move } });
    expect(world.http.made).toHaveLength(2);
    expect(world.dialogs.shown).toHaveLength(1);
    await saga.end();
  });

  test('is not sent on a no', async () => {
    const { world, saga, state } = await found();
    await saga.dispatch(lookUp.moveChosen({ move: 'declinar' }));
    world.dialogs.answer(false);
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: null });
    expect(world.http.made).toHaveLength(1);
    await saga.end();
  });

  test('on a stale version: what happened is told, and the request is read anew', async () => {
    const { saga, state, call } = await sending();
    call()?.fail(problem(409, 'version_vieja'));
    await saga.settle();
    expect(call()).toMatchObject({ path: 'api/educacion/consulta', body: THREE });
    const now = { ...OFFERED, version: 7 };
    call()?.answer(now);
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: now, news: { kind: 'refused', message: STALE } });
    await saga.end();
  });

  test('a move that is no longer possible is told in the server’s words', async () => {
    const { saga, state, call } = await sending();
    call()?.fail(problem(409, 'movimiento_no_permitido'));
    await saga.settle();
    call()?.answer(OFFERED);
    await saga.settle();
    expect(state()).toMatchObject({ news: { kind: 'refused', message: 'La convocatoria ya cerró' } });
    await saga.end();
  });

  test('where it cannot be read anew, what was seen stays with what happened', async () => {
    const { saga, state, call } = await sending();
    call()?.fail(problem(409, 'version_vieja'));
    await saga.settle();
    call()?.fail({ kind: 'noAnswer', reason: 'network' });
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: STALE } });
    await saga.end();
  });

  test.each<[HttpFailure, string]>([
    [{ kind: 'noAnswer', reason: 'network' }, NO_ANSWER],
    [{ kind: 'noAnswer', reason: 'timeout' }, NO_ANSWER],
    [refusedWith(500), SERVER_FAILED],
    [{ kind: 'notJson', status: 200 }, SERVER_FAILED],
  ])('on %j nobody knows whether it was made; the request is read again on demand', async (failure, message) => {
    const { saga, state, call } = await sending();
    call()?.fail(failure);
    await saga.settle();
    const news = { kind: 'unknown', move: 'aceptar', message };
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news });
    await saga.dispatch(lookUp.refreshRequested());
    expect(state()).toEqual({ status: 'refreshing', solicitud: OFFERED, news });
    call()?.answer(OFFERED);
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: NOT_REGISTERED } });
    await saga.end();
  });

  test.each<[HttpFailure, string]>([
    [problem(422, 'datos_invalidos'), 'La convocatoria ya cerró'],
    [problem(429, 'demasiados_intentos', { segundos: 30 }), 'Demasiados intentos. Intente de nuevo en 30 segundos'],
  ])('on %j: %s; the request stays', async (failure, message) => {
    const { saga, state, call } = await sending();
    call()?.fail(failure);
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message } });
    await saga.end();
  });

  test('a request that is no longer found is not shown any more', async () => {
    const { saga, state, call } = await sending();
    call()?.fail(problem(404, 'no_encontrada'));
    await saga.settle();
    expect(state()).toEqual({ status: 'asking', problem: lookUp.NOT_FOUND });
    await saga.end();
  });

  test('leaving the page closes the question, and nothing is sent', async () => {
    const { world, saga, state } = await found();
    await saga.dispatch(lookUp.moveChosen({ move: 'retirar' }));
    world.navigation.push('/tramites/educacion');
    await saga.settle();
    expect(world.dialogs.current).toBeNull();
    expect(state()).toEqual({ status: 'asking', problem: null });
    expect(world.http.pending).toEqual([]);
    await saga.end();
  });
});

describe('the request on the page', () => {
  test('is read anew when asked for', async () => {
    const { saga, state, call } = await found();
    await saga.dispatch(lookUp.refreshRequested());
    expect(call()).toMatchObject({ path: 'api/educacion/consulta', body: THREE });
    call()?.answer({ ...OFFERED, version: 9 });
    await saga.settle();
    expect(state()).toMatchObject({ status: 'shown', solicitud: { version: 9 }, news: null });
    await saga.end();
  });

  test('stays where that fails', async () => {
    const { saga, state, call } = await found();
    await saga.dispatch(lookUp.refreshRequested());
    call()?.fail(refusedWith(500));
    await saga.settle();
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: GENERIC } });
    await saga.end();
  });

  test('is forgotten when it is closed; what was under way is called off', async () => {
    const { world, saga, state } = await found();
    await saga.dispatch(lookUp.refreshRequested());
    await saga.dispatch(lookUp.solicitudClosed());
    expect(state()).toEqual({ status: 'asking', problem: null });
    expect(world.http.pending).toEqual([]);
    await saga.end();
  });

  test('is printed by the browser', async () => {
    const { world, saga } = await found();
    const print = jest.spyOn(world.files, 'print');
    await saga.dispatch(lookUp.printRequested());
    expect(print).toHaveBeenCalledTimes(1);
    await saga.end();
  });
});
