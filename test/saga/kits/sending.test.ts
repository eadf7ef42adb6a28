import { createAction } from '@reduxjs/toolkit';
import { number, object } from 'valibot';
import { createSending } from '#kits/sending/createSending.ts';
import type { SendingRequest } from '#kits/sending/sendingOptions.ts';
import type { SendingState } from '#kits/sending/sendingState.ts';
import * as session from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { runParts } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import type { World } from '#test/support/world/world.ts';
import { NO_NETWORK, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

const PAGE = '/tramitacion/tramite-educacion/nueva';

interface Command {
  name: string;
}

const outdated = createAction('test/outdated');

interface Kind {
  creates?: boolean;
  isPublic?: boolean;
  /** Its result is of interest everywhere. */
  anywhere?: boolean;
  method?: SendingRequest['method'];
}

async function start(world: World, { method = 'post', anywhere = false, ...kind }: Kind = {}) {
  const sending = createSending({
    area: 'area',
    name: 'solicitud',
    request: ({ name }: Command, { key }) => ({ method, path: 'api/solicitudes', body: { name, key } }),
    schema: object({ version: number() }),
    outdates: [{ events: { outdated } }],
    ...(!anywhere && { isAt: (_: Command, { path }: { path: string }) => path === PAGE }),
    ...kind,
  });
  const saga = await runParts([sending], world);
  const state = (): SendingState<Command, { version: number }> => sending.select(saga.state);
  const submit = (name: string, key?: string) => saga.dispatch(sending.events.submitted({ name }, key));
  const { answerFirst: answer, failFirst: fail } = saga;
  const keys = () => world.http.made.map(({ body }) => (body as { key: string }).key);
  return { world, saga, state, submit, answer, fail, keys, events: sending.events };
}

test('sent once, whatever is clicked meanwhile', async () => {
  const { world, saga, state, submit, answer, events } = await start(worldWithSession(PAGE));
  await submit('Ana');
  await submit('Ana');
  await submit('Luz');
  expect(world.http.made).toMatchObject([{ method: 'POST', path: 'api/solicitudes', body: { name: 'Ana' }, token: 'token-ana' }]);
  expect(state()).toMatchObject({ status: 'sending', command: { name: 'Ana' } });
  await answer({ version: 1, extra: true });
  expect(state()).toEqual({ status: 'sent', command: { name: 'Ana' }, answer: { version: 1 } });
  await submit('Luz');
  expect(world.http.pending).toHaveLength(1);
  await saga.end((expected) => expected.put(events.answered({ answer: { version: 1 } })));
});

test.each(['post', 'put', 'patch', 'delete'] as const)('by %s', async (method) => {
  const { world, submit } = await start(worldWithSession(PAGE), { method });
  await submit('Ana');
  expect(world.http.made).toMatchObject([{ method: method.toUpperCase(), path: 'api/solicitudes' }]);
});

const refusals: [HttpFailure, object][] = [
  [
    withStatus(422, {
      codigo: 'datos',
      detail: 'Corrija los datos',
      errores: [
        { campo: 'estudiante.documento', mensaje: 'Escriba el documento' },
        { campo: 'estudiante.documento', mensaje: 'Otro' },
        { campo: 'opciones.1', mensaje: 'Repetida' },
      ],
    }),
    {
      reason: 'invalid',
      message: 'Corrija los datos',
      fieldErrors: { 'estudiante.documento': 'Escriba el documento', 'opciones.1': 'Repetida' },
    },
  ],
  [withStatus(400), { reason: 'invalid', message: 'Hay datos por corregir. Revise los campos señalados', code: null }],
  [
    withStatus(409, { codigo: 'version_vieja' }),
    {
      reason: 'stale',
      message: 'Otra persona guardó cambios mientras usted trabajaba. Revise lo que cambió e intente de nuevo',
      code: 'version_vieja',
    },
  ],
  [
    withStatus(409, { codigo: 'movimiento_no_permitido', detail: 'Ya fue retirada' }),
    { reason: 'conflict', message: 'Ya fue retirada', code: 'movimiento_no_permitido' },
  ],
  [withStatus(409), { reason: 'conflict', message: 'Lo que está guardado cambió, y ya no permite esta acción' }],
  [withStatus(403, { codigo: 'x', detail: 'No' }), { reason: 'forbidden', message: 'No tiene permiso para esta sección' }],
  [withStatus(404, { codigo: 'no_existe', detail: 'No hay tal' }), { reason: 'notFound', message: 'No hay tal' }],
  [withStatus(404), { reason: 'unavailable', message: 'Este servicio no está disponible en este momento' }],
  [withStatus(501), { reason: 'unavailable' }],
  [
    withStatus(429, { codigo: 'limite', detail: 'Espere', segundos: 61 }),
    { reason: 'tooMany', message: 'Demasiados intentos. Intente de nuevo en 2 minutos', seconds: 61 },
  ],
  [
    withStatus(413, { codigo: 'archivo', detail: 'El archivo pesa más de 5 MB' }),
    { reason: 'failed', message: 'El archivo pesa más de 5 MB' },
  ],
  [{ kind: 'pathRefused' }, { reason: 'failed' }],
];

test.each(refusals)('%j is refused, and the next try has another key', async (failure, refusal) => {
  const { saga, state, submit, fail, keys } = await start(worldWithSession(PAGE), { creates: true });
  await submit('Ana');
  await fail(failure);
  expect(state()).toMatchObject({ status: 'refused', command: { name: 'Ana' }, refusal });
  expect(saga.state.session).toMatchObject({ status: 'signedIn' });
  await submit('Ana');
  expect(keys()[1]).not.toBe(keys()[0]);
});

const NO_ANSWER = 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo';
const openQuestions: [HttpFailure, string][] = [
  [NO_NETWORK, NO_ANSWER],
  [TIMED_OUT, NO_ANSWER],
  [{ kind: 'aborted' }, 'La consulta se interrumpió. Intente de nuevo'],
  [{ kind: 'notJson', status: 200 }, 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde'],
  [withStatus(500), 'Ha ocurrido un error, por favor contacte al administrador'],
  [withStatus(504), 'Ha ocurrido un error, por favor contacte al administrador'],
];

test.each(openQuestions)('%j leaves open whether it was done: the key is kept', async (failure, message) => {
  const { state, submit, fail, answer, keys } = await start(worldWithSession(PAGE), { creates: true });
  await submit('Ana');
  await fail(failure);
  expect(state()).toMatchObject({ status: 'unanswered', command: { name: 'Ana' }, message });
  await submit('Ana');
  await fail(failure);
  await submit('Ana');
  await answer({ version: 1 });
  expect(state()).toMatchObject({ status: 'sent' });
  await submit('Ana');
  const [first, second, third, fourth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test.each([
  [409, 'version_vieja', 1],
  [409, 'lista_congelada', 1],
  [404, 'no_existe', 1],
  [422, 'datos_no_validos', 0],
])('%d %s: what the page shows is read again %d times', async (code, codigo, times) => {
  const { saga, submit, fail } = await start(worldWithSession(PAGE));
  await submit('Ana');
  await fail(withStatus(code, { codigo, detail: 'No' }));
  expect(saga.actions.filter(outdated.match)).toHaveLength(times);
});

test('an answer of another shape leaves it open too', async () => {
  const { state, submit, answer } = await start(worldWithSession(PAGE));
  await submit('Ana');
  await answer({ version: 'x' });
  expect(state()).toMatchObject({ status: 'unanswered' });
});

test('after no answer, another command has another key, and a draft its own', async () => {
  const { submit, fail, keys } = await start(worldWithSession(PAGE), { creates: true });
  await submit('Ana', 'draft-1');
  await fail(NO_NETWORK);
  await submit('Ana', 'draft-1');
  await fail(NO_NETWORK);
  await submit('Luz', 'draft-2');
  await fail(NO_NETWORK);
  await submit('Eva');
  expect(keys().slice(0, 3)).toEqual(['draft-1', 'draft-1', 'draft-2']);
  expect(keys()[3]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('the person went on before the answer: it is told, then forgotten', async () => {
  const { world, saga, state, submit, answer, events } = await start(worldWithSession(PAGE));
  await submit('Ana');
  await saga.go('/sitio');
  expect(world.http.pending).toHaveLength(1);
  await answer({ version: 1 });
  expect(state()).toEqual({ status: 'idle' });
  await saga.end((expected) => expected.put(events.answered({ answer: { version: 1 } })).put(events.dismissed()));
});

test('a result that is of interest everywhere stays until it is dismissed', async () => {
  const { world, saga, state, submit, answer, events } = await start(worldWithSession(PAGE), { anywhere: true });
  await submit('Ana');
  world.navigation.push('/sitio');
  await answer({ version: 1 });
  expect(state()).toMatchObject({ status: 'sent' });
  await saga.dispatch(events.dismissed());
  expect(state()).toEqual({ status: 'idle' });
});

test('went on, and no answer: a creating call keeps its question, another does not', async () => {
  for (const creates of [true, false]) {
    const { saga, state, submit, fail } = await start(worldWithSession(PAGE), { creates });
    await submit('Ana');
    await saga.go('/sitio');
    await fail(NO_NETWORK);
    expect(state().status).toBe(creates ? 'unanswered' : 'idle');
  }
});

test.each([session.sessionExpired(), session.tokenLost(), session.signedOutElsewhere()])(
  'the end of the session ($type) calls it off (D13)',
  async (ending) => {
    const { world, saga, state, submit } = await start(worldWithSession(PAGE));
    await submit('Ana');
    await saga.dispatch(ending);
    expect(state()).toEqual({ status: 'idle' });
    expect(world.http.pending).toEqual([]);
  },
);

test('its own 401 ends the session (D12)', async () => {
  const { saga, state, submit, fail } = await start(worldWithSession(PAGE));
  await submit('Ana');
  await fail(withStatus(401));
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect(state()).toEqual({ status: 'idle' });
});

test('a public one goes on when a session ends', async () => {
  const { world, saga, state, submit, answer } = await start(worldWithSession(PAGE), { isPublic: true });
  await submit('Ana');
  await saga.dispatch(session.signedOutElsewhere());
  expect(world.http.pending).toHaveLength(1);
  await answer({ version: 1 });
  expect(state()).toMatchObject({ status: 'sent' });
});

test('a fault of our own is told and reported, and the next try is sent', async () => {
  const world = worldWithSession(PAGE);
  const fault = new Error('fault');
  jest.spyOn(world.http, 'post').mockRejectedValueOnce(fault);
  const { state, submit, answer } = await start(world);
  await submit('Ana');
  expect(world.takeReported()).toEqual([fault]);
  expect(state()).toMatchObject({ status: 'unanswered' });
  await submit('Ana');
  await answer({ version: 1 });
  expect(state()).toMatchObject({ status: 'sent' });
});

describe('whose person has gone on before the answer (D36)', () => {
  const leave = async (isPublic = false) => {
    const run = await start(worldWithSession(PAGE), { isPublic });
    await run.submit('Ana');
    await run.saga.go('/sitio');
    return run;
  };

  test.each([
    ['refused', withStatus(409, { codigo: 'x', detail: 'Ya fue retirada' }), 'No se guardó lo que envió', 'Ya fue retirada'],
    ['not answered', NO_NETWORK, 'No se sabe si se guardó lo que envió', 'No fue posible comunicarse'],
  ] as const)('is told there that it was %s, and goes back only if they want to', async (_, failure, title, text) => {
    const { world, saga, state, fail } = await leave();
    await fail(failure);
    expect(world.dialogs.current).toMatchObject({ title, text: expect.stringContaining(text) as string });
    expect(world.navigation.current().path).toBe('/sitio');
    expect(state()).toEqual({ status: 'idle' });
    await saga.answerDialog(true);
    expect(world.navigation.current().path).toBe(PAGE);
  });

  test('does not hold up the next write', async () => {
    const { submit, fail, state, saga } = await leave();
    await fail(NO_NETWORK);
    await saga.go(PAGE);
    await submit('Luz');
    expect(state()).toMatchObject({ status: 'sending', command: { name: 'Luz' } });
  });

  test('is not told what was done, and what the login screen tells itself', async () => {
    const done = await leave();
    await done.answer({ version: 1 });
    expect(done.world.dialogs.current).toBeNull();
    const refused = await leave(true);
    await refused.fail(withStatus(401));
    expect(refused.world.dialogs.shown.map(({ text }) => text)).toEqual(['No esta autorizado para ingresar a la plataforma']);
  });
});
