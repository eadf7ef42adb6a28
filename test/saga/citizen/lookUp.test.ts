import { lookUpSaga } from '#areas/citizen/lookUp/lookUpSaga.ts';
import * as lookUp from '#areas/citizen/lookUp/lookUpSlice.ts';
import { NO_ANSWER, NOT_REGISTERED, SERVER_FAILED, STALE, UNAVAILABLE } from '#areas/citizen/lookUp/lookUpTexts.ts';
import { type FamilyMove, questionOf } from '#requestForm/familyMoves.ts';
import { placePart } from '#core/part.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { OFFERED, SOLICITUD } from '#test/support/samples/citizen.ts';
import { runParts } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';
import { NO_NETWORK, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

const PAGE = '/tramites/educacion/consulta';
const THREE = { radicado: '2027-7K3M9QX-9', documento: '1012345678', fechaNacimiento: '2016-02-29' };
const GENERIC = 'Ha ocurrido un error, por favor contacte al administrador';

const problem = (status: number, code: string, more: object = {}) =>
  withStatus(status, { title: 'No', status, detail: 'La convocatoria ya cerró', codigo: code, ...more });

async function start() {
  const world = createWorld({ at: PAGE });
  const saga = await runParts([{ ...placePart(lookUp.lookUpMachine), saga: lookUpSaga }], world, 'citizen');
  return { world, saga, state: () => lookUp.selectLookUp(saga.state), call: () => world.http.call() };
}

/** With the three data on their way. */
async function looking() {
  const started = await start();
  await started.saga.dispatch(lookUp.lookUpSubmitted(THREE));
  return started;
}

/** With `solicitud` on the page. */
async function found(solicitud = OFFERED) {
  const started = await looking();
  await started.saga.answerFirst(solicitud);
  return started;
}

/** With a move confirmed and on its way. */
async function sending(move: FamilyMove = 'aceptar') {
  const started = await found();
  await started.saga.dispatch(lookUp.moveChosen({ move }));
  await started.saga.answerDialog(true);
  return started;
}

describe('looking up', () => {
  test('sends the three data, and shows the solicitud that they name', async () => {
    const { world, saga, state, call } = await looking();
    expect(state()).toEqual({ status: 'looking' });
    expect(call()).toMatchObject({ method: 'POST', path: 'api/educacion/consulta', body: THREE });
    await saga.answerFirst(SOLICITUD);
    expect(state()).toEqual({ status: 'shown', solicitud: SOLICITUD, news: null });
    expect(world.http.made).toHaveLength(1);
    await saga.end((expected) => expected.put(lookUp.solicitudFound({ solicitud: SOLICITUD })));
  });

  test.each<[HttpFailure, string]>([
    [problem(404, 'no_encontrada'), lookUp.NOT_FOUND],
    [withStatus(404), UNAVAILABLE],
    [withStatus(501), UNAVAILABLE],
    [withStatus(500), GENERIC],
    [problem(400, 'datos_invalidos'), 'La convocatoria ya cerró'],
    [TIMED_OUT, 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo'],
  ])('on %j it says: %s', async (failure, message) => {
    const { saga, state } = await looking();
    await saga.failFirst(failure);
    expect(state()).toEqual({ status: 'asking', problem: message });
  });

  test('an answer that is no solicitud of the contract is not shown', async () => {
    const { saga, state } = await looking();
    await saga.answerFirst({ ...SOLICITUD, estado: 'otro' });
    expect(state()).toMatchObject({ status: 'asking', problem: expect.stringContaining('no se pudo leer') as string });
  });

  test('a fault of our own is reported, and the next try works', async () => {
    const { world, saga, state } = await start();
    const fault = new Error('fault');
    jest.spyOn(world.http, 'post').mockRejectedValueOnce(fault);
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(world.takeReported()).toEqual([fault]);
    expect(state()).toEqual({ status: 'asking', problem: GENERIC });
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    await saga.answerFirst(SOLICITUD);
    expect(state()).toMatchObject({ status: 'shown' });
  });

  test('after too many tries it counts down by the clock, until another is asked for', async () => {
    const { world, saga, state } = await looking();
    await saga.failFirst(problem(429, 'demasiados_intentos', { segundos: 3 }));
    expect(state()).toEqual({ status: 'limited', seconds: 3 });
    await saga.settle(1000);
    expect(state()).toEqual({ status: 'limited', seconds: 2 });
    // A tab in the background: its timer comes late, the clock does not.
    jest.setSystemTime(Date.now() + 60_000);
    await saga.settle(1000);
    expect(state()).toEqual({ status: 'asking', problem: null, waited: true });
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(world.http.made).toHaveLength(2);
    await saga.failFirst(problem(429, 'demasiados_intentos', { segundos: 600 }));
    // For another number nobody waits; what was counted is over.
    await saga.dispatch(lookUp.lookUpSubmitted({ ...THREE, radicado: '2027-ABCDEFG-0' }));
    await saga.settle(2000);
    expect([state(), world.http.made.length]).toEqual([{ status: 'looking' }, 3]);
  });

  test('where the server does not say how long, it is a minute', async () => {
    const { saga, state } = await looking();
    await saga.failFirst(withStatus(429));
    expect(state()).toEqual({ status: 'limited', seconds: 60 });
  });

  test.each(['looking', 'limited'] as const)('leaving the page calls it off while %s', async (status) => {
    const { world, saga, state } = await looking();
    if (status === 'limited') await saga.failFirst(problem(429, 'demasiados_intentos', { segundos: 600 }));
    expect(state().status).toBe(status);
    await saga.go('/tramites/educacion/oferta');
    expect(world.http.pending).toEqual([]);
    expect(state()).toEqual({ status: 'asking', problem: null });
    await saga.go(PAGE);
    await saga.dispatch(lookUp.lookUpSubmitted(THREE));
    expect(state()).toEqual({ status: 'looking' });
    expect(world.http.pending).toHaveLength(1);
  });

  test('going to a page below it forgets nothing and calls nothing off', async () => {
    const { saga, state } = await looking();
    await saga.go(`${PAGE}/edicion`);
    await saga.answerFirst(SOLICITUD);
    expect(state()).toMatchObject({ status: 'shown' });
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
    expect(world.dialogs.current).toEqual(questionOf(move, OFFERED));
    expect(world.http.pending).toEqual([]);
    await saga.dispatch(lookUp.moveChosen({ move }));
    await saga.answerDialog(true);
    expect(state()).toEqual({ status: 'sending', solicitud: OFFERED, move });
    expect(call()).toMatchObject({
      method: 'POST',
      path: `api/educacion/consulta/${path}`,
      body: { identificacion: THREE, version: 5, ...more },
    });
    const after = { ...OFFERED, estado: 'aceptada', version: 6, acciones: ['retirar'] };
    await saga.answerFirst(after);
    expect(state()).toEqual({ status: 'shown', solicitud: after, news: { kind: 'done', move } });
    expect(world.http.made).toHaveLength(2);
    expect(world.dialogs.shown).toHaveLength(1);
  });

  test('is not sent on a no', async () => {
    const { world, saga, state } = await found();
    await saga.dispatch(lookUp.moveChosen({ move: 'declinar' }));
    await saga.answerDialog(false);
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: null });
    expect(world.http.made).toHaveLength(1);
  });

  test('on a stale version: what happened is told, and the solicitud is read anew', async () => {
    const { saga, state, call } = await sending();
    await saga.failFirst(problem(409, 'version_vieja'));
    expect(call()).toMatchObject({ path: 'api/educacion/consulta', body: THREE });
    const now = { ...OFFERED, version: 7 };
    await saga.answerFirst(now);
    expect(state()).toEqual({ status: 'shown', solicitud: now, news: { kind: 'refused', message: STALE } });
  });

  test('a stale version that the move itself has made is told as done', async () => {
    const { saga, state } = await sending();
    await saga.failFirst(problem(409, 'version_vieja'));
    const now = { ...OFFERED, estado: 'aceptada', version: 6 } as const;
    await saga.answerFirst(now);
    expect(state()).toEqual({ status: 'shown', solicitud: now, news: { kind: 'done', move: 'aceptar' } });
  });

  test('a move that is no longer possible is told in the server’s words', async () => {
    const { saga, state } = await sending();
    await saga.failFirst(problem(409, 'movimiento_no_permitido'));
    await saga.answerFirst(OFFERED);
    expect(state()).toMatchObject({ news: { kind: 'refused', message: 'La convocatoria ya cerró' } });
  });

  test('where it cannot be read anew, what was seen stays with what happened', async () => {
    const { saga, state } = await sending();
    await saga.failFirst(problem(409, 'version_vieja'));
    await saga.failFirst(NO_NETWORK);
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: STALE } });
  });

  test.each<[HttpFailure, string]>([
    [NO_NETWORK, NO_ANSWER],
    [TIMED_OUT, NO_ANSWER],
    [withStatus(500), SERVER_FAILED],
    [{ kind: 'notJson', status: 200 }, SERVER_FAILED],
  ])('on %j nobody knows whether it was made; the solicitud is read again on demand', async (failure, message) => {
    const { saga, state } = await sending();
    await saga.failFirst(failure);
    const news = { kind: 'unknown', move: 'aceptar', message };
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news });
    await saga.dispatch(lookUp.refreshRequested());
    expect(state()).toEqual({ status: 'refreshing', solicitud: OFFERED, news });
    await saga.answerFirst(OFFERED);
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: NOT_REGISTERED } });
  });

  test.each<[HttpFailure, string]>([
    [problem(422, 'datos_invalidos'), 'La convocatoria ya cerró'],
    [problem(429, 'demasiados_intentos', { segundos: 30 }), 'Demasiados intentos. Intente de nuevo en 30 segundos'],
  ])('on %j: %s; the solicitud stays', async (failure, message) => {
    const { saga, state } = await sending();
    await saga.failFirst(failure);
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message } });
  });

  test('a solicitud that is no longer found is not shown any more', async () => {
    const { saga, state } = await sending();
    await saga.failFirst(problem(404, 'no_encontrada'));
    expect(state()).toEqual({ status: 'asking', problem: lookUp.NOT_FOUND });
  });

  test('leaving the page closes the question, and nothing is sent', async () => {
    const { world, saga, state } = await found();
    await saga.dispatch(lookUp.moveChosen({ move: 'retirar' }));
    await saga.go('/tramites/educacion');
    expect(world.dialogs.current).toBeNull();
    expect(state()).toEqual({ status: 'asking', problem: null });
    expect(world.http.pending).toEqual([]);
  });
});

describe('the solicitud on the page', () => {
  test('is read anew when asked for', async () => {
    const { saga, state, call } = await found();
    await saga.dispatch(lookUp.refreshRequested());
    expect(call()).toMatchObject({ path: 'api/educacion/consulta', body: THREE });
    await saga.answerFirst({ ...OFFERED, version: 9 });
    expect(state()).toMatchObject({ status: 'shown', solicitud: { version: 9 }, news: null });
  });

  test('stays where that fails', async () => {
    const { saga, state } = await found();
    await saga.dispatch(lookUp.refreshRequested());
    await saga.failFirst(withStatus(500));
    expect(state()).toEqual({ status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: GENERIC } });
  });

  test('is forgotten when it is closed; what was under way is called off', async () => {
    const { world, saga, state } = await found();
    await saga.dispatch(lookUp.refreshRequested());
    await saga.dispatch(lookUp.solicitudClosed());
    expect(state()).toEqual({ status: 'asking', problem: null });
    expect(world.http.pending).toEqual([]);
  });

  test('is printed by the browser', async () => {
    const { world, saga } = await found();
    const print = jest.spyOn(world.files, 'print');
    await saga.dispatch(lookUp.printRequested());
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('is kept as a text, with the address told as on the page (F146)', async () => {
    const { world, saga } = await found();
    await saga.dispatch(lookUp.keptDataRequested());
    const { radicado, datos } = SOLICITUD;
    const [file] = world.files.saved;
    expect(file).toMatchObject({ name: `solicitud-${radicado}.txt`, type: 'text/plain' });
    const text = file?.content as string;
    expect(text).toContain(`Nombres: ${datos.estudiante.nombres}`);
    expect(text).toContain('Historia:');
    expect(text).not.toContain(datos.acudiente.telefono);
  });
});

test('leaving the page calls off a move that is on its way, and the next one is asked for again', async () => {
  const run = await sending();
  const call = run.call();
  await run.saga.go('/tramites/educacion');
  expect(run.world.http.pending).not.toContain(call);
  expect(run.state().status).toBe('asking');
  await run.saga.go(PAGE);
  await run.saga.dispatch(lookUp.lookUpSubmitted(THREE));
  await run.saga.answerFirst(OFFERED);
  await run.saga.dispatch(lookUp.moveChosen({ move: 'aceptar' }));
  expect(run.world.dialogs.current).not.toBeNull();
});
