import { sessionExpired } from '#core/session/sessionEvents.ts';
import { readKeptText } from '#core/session/keptText.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { GUARDADOS_KEY } from '#requestForm/guardados.ts';
import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import { PROCESSING_PATHS } from '#areas/processing/processingPaths.ts';
import { PATHS } from '#core/location/paths.ts';
import { RECEIPT, DATA } from '#test/support/samples/contractSamples.ts';
import {
  BASE,
  createForm,
  EDIT_BASE,
  editForm,
  FILED,
  KEY,
  STAFF_BASE,
  staffForm,
  WHOLE,
} from '#test/support/requestForm/form.ts';
import { startForm } from '#test/support/requestForm/startForm.ts';
import { staffStorage, STORED_DRAFT, STORED_RECEIPT, storageWithDraft } from '#test/support/requestForm/storedDraft.ts';
import { storageWithSession } from '#test/support/world/sessions.ts';
import { NO_NETWORK, refusedAs, withStatus } from '#test/support/samples/failures.ts';

const POST = 'api/educacion/solicitudes';
const refused = (status: number, code: string, errores: { campo: string; mensaje: string }[] = []): HttpFailure =>
  refusedAs(status, code, `Detalle de ${code}`, { title: 't', status, errores });

async function ready() {
  const run = await startForm({ at: `${BASE}/revision`, storage: storageWithDraft(WHOLE) });
  return { ...run, send: () => run.saga.dispatch(run.events.sendRequested()) };
}

test('one call, however often it is clicked; the receipt takes the place of the draft', async () => {
  const { send, world, answer, state, stored, at, saga, events } = await ready();
  await send();
  await send();
  expect(world.http.made.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(world.http.call(POST).body).toEqual({ claveIdempotencia: KEY, aviso: WHOLE.aviso, datos: DATA });
  expect(stored()).toMatchObject({ unanswered: true });
  await answer(POST, RECEIPT);
  const visit = { receipt: RECEIPT, earlier: [], acudiente: WHOLE.values.acudiente };
  expect(state()).toEqual({ status: 'sent', ...visit, kept: true });
  expect(at()).toBe(`${BASE}/enviada`);
  expect(stored()).toBeNull();
  expect(JSON.parse(world.storage.tab.get(STORED_RECEIPT) ?? '')).toEqual(visit);
  await saga.end((expected) => expected.put(events.sent({ receipt: RECEIPT })));
});

test('who left the form meanwhile is told where they are, and led to the receipt only if they want', async () => {
  const { send, go, answer, state, at, saga, world } = await ready();
  await send();
  await go(CITIZEN_PATHS.home);
  await answer(POST, RECEIPT);
  expect(state().status).toBe('sent');
  expect(at()).toBe(CITIZEN_PATHS.home);
  expect(world.dialogs.current).toMatchObject({
    title: 'La solicitud quedó radicada',
    text: expect.stringContaining(RECEIPT.radicado) as string,
  });
  await saga.answerDialog(true);
  expect(at()).toBe(`${BASE}/enviada`);
});

test('who left the form meanwhile stays there when it is refused, or declines to see it', async () => {
  const { send, go, fail, at, saga, world } = await ready();
  await send();
  await go(CITIZEN_PATHS.home);
  await fail(POST, refused(422, 'datos_invalidos', [{ campo: 'estudiante.documento', mensaje: 'No' }]));
  expect(world.dialogs.current).toMatchObject({ title: 'La solicitud no se envió' });
  await saga.answerDialog(false);
  expect(at()).toBe(CITIZEN_PATHS.home);
});

test.each([
  ['no answer', NO_NETWORK],
  ['a proxy that gave up', withStatus(504)],
] as const)('after %s it is sent again as it was, with the same key', async (_, failure) => {
  const { send, fail, answer, state, at, go, saga, events, world } = await ready();
  await send();
  const first = world.http.call(POST).body;
  await fail(POST, failure);
  expect(state().status).toBe('unanswered');
  await saga.dispatch(events.acudienteChanged({ nombres: 'Otra' }));
  await go(`${BASE}/acudiente`);
  expect(at()).toBe(`${BASE}/revision`);
  await send();
  expect(world.http.call(POST).body).toEqual(first);
  await answer(POST, RECEIPT);
  expect(state().status).toBe('sent');
});

test('a device that says it has no connection is not believed before a try, and named after it', async () => {
  const { send, answer, fail, state, world } = await ready();
  world.deployment.isOffline = () => true;
  await send();
  await fail(POST, NO_NETWORK);
  expect(state()).toMatchObject({ status: 'unanswered', isOffline: true, unanswered: 1 });
  await send();
  await fail(POST, NO_NETWORK);
  expect(state()).toMatchObject({ status: 'unanswered', isOffline: true, unanswered: 2 });
  await send();
  await answer(POST, RECEIPT);
  expect(state().status).toBe('sent');
});

test('an answer that cannot be read leaves it open, too', async () => {
  const { send, answer, state } = await ready();
  await send();
  await answer(POST, { radicado: 1 });
  expect(state().status).toBe('unanswered');
});

test('what the server finds wrong is told at its step, the first of them on the screen', async () => {
  const { send, fail, state, at } = await ready();
  await send();
  await fail(
    POST,
    refused(422, 'datos_invalidos', [
      { campo: 'datos.opciones.1', mensaje: 'Ya no se ofrece' },
      { campo: 'datos.estudiante.documento', mensaje: 'Revise' },
      { campo: 'claveIdempotencia', mensaje: 'x' },
    ]),
  );
  expect(state()).toMatchObject({
    status: 'editing',
    notice: 'Detalle de datos_invalidos',
    problems: { 'opciones.1': 'Ya no se ofrece', 'estudiante.documento': 'Revise' },
    draft: WHOLE,
  });
  expect(at()).toBe(`${BASE}/estudiante`);
});

test('an aviso that changed meanwhile is read anew', async () => {
  const { send, fail, at, world } = await ready();
  await send();
  await fail(POST, refused(422, 'datos_invalidos', [{ campo: 'aviso.version', mensaje: 'Hay otra' }]));
  expect(at()).toBe(`${BASE}/aviso`);
  expect(world.http.call('api/educacion/convocatoria').method).toBe('GET');
});

test('a live solicitud of the same pupil is told in a plain sentence; the draft stays to be changed', async () => {
  const { send, fail, state, at } = await ready();
  await send();
  await fail(POST, refused(409, 'solicitud_viva'));
  expect(state()).toMatchObject({ status: 'editing', notice: 'Detalle de solicitud_viva' });
  expect(at()).toBe(`${BASE}/revision`);
});

test('a key that another solicitud was filed with, in a copy of the tab, is changed for the next try', async () => {
  const { send, fail, answer, state, stored, world } = await ready();
  await send();
  await fail(POST, refused(409, 'clave_usada'));
  expect(state()).toMatchObject({
    status: 'editing',
    notice: expect.stringMatching(/^En otra pestaña ya se envió/) as unknown,
    problems: {},
  });
  await send();
  const { claveIdempotencia, ...rest } = world.http.call(POST).body as { claveIdempotencia: string };
  expect(claveIdempotencia).not.toBe(KEY);
  expect(rest).toEqual({ aviso: WHOLE.aviso, datos: DATA });
  expect(stored()).toMatchObject({ draft: { claveIdempotencia } });
  await answer(POST, RECEIPT);
  expect(state().status).toBe('sent');
});

test('too many are told when to try again', async () => {
  const { send, fail, state } = await ready();
  await send();
  await fail(POST, withStatus(429, { title: 't', status: 429, detail: 'd', codigo: 'limite', segundos: 30 }));
  expect(state()).toMatchObject({ status: 'editing', notice: 'Demasiados intentos. Intente de nuevo en 30 segundos' });
});

test("a 401 in staff's entry keeps all, and it counts as not sent", async () => {
  const run = await startForm({ at: `${STAFF_BASE}/revision`, made: staffForm(), storage: staffStorage(WHOLE) });
  await run.saga.dispatch(run.events.sendRequested());
  await run.fail('api/educacion/tramitacion/solicitudes', withStatus(401));
  expect(run.saga.actions).toContainEqual(sessionExpired());
  expect(run.at()).toBe(PATHS.login);
  expect(run.state().status).toBe('none');
  expect(JSON.parse(readKeptText(run.world.storage, 'ana', STORED_DRAFT) ?? '')).toEqual({
    draft: WHOLE,
    unanswered: false,
    uploads: [],
  });
});

test("a session that another call's 401 ended says nothing of what is on its way: a reload asks to send it again", async () => {
  const run = await startForm({ at: `${STAFF_BASE}/revision`, made: staffForm(), storage: staffStorage(WHOLE) });
  await run.saga.dispatch(run.events.sendRequested());
  await run.saga.dispatch(sessionExpired());
  await run.answer('api/educacion/tramitacion/solicitudes', RECEIPT);
  expect(run.state().status).toBe('none');
  expect(JSON.parse(readKeptText(run.world.storage, 'ana', STORED_DRAFT) ?? '')).toEqual({
    draft: WHOLE,
    unanswered: true,
    uploads: [],
  });
});

test('as long as the convocatoria is not read nothing is sent, and the draft is not on its way', async () => {
  const { saga, events, state, world } = await startForm({
    at: `${BASE}/revision`,
    storage: storageWithDraft(WHOLE),
    convocatoria: null,
  });
  await saga.dispatch(events.sendRequested());
  expect(state().status).toBe('editing');
  expect(world.http.pending).toHaveLength(1);
});

test.each([NO_NETWORK, refused(409, 'solicitud_viva')])(
  'once it is answered, the data of the child are in the draft alone: %j',
  async (failure) => {
    const { send, fail, form, saga } = await ready();
    await send();
    await fail(POST, failure);
    expect(form.sending.select(saga.state)).toEqual({ status: 'idle' });
  },
);

test.each([
  [false, CITIZEN_PATHS.home],
  [true, `${BASE}/aviso`],
])('a closed receipt is gone (another: %s)', async (another, to) => {
  const { send, answer, saga, events, at, world } = await ready();
  await send();
  await answer(POST, RECEIPT);
  await saga.dispatch(events.printRequested());
  await saga.dispatch(events.receiptClosed({ another }));
  expect(world.storage.tab.get(STORED_RECEIPT)).toBeNull();
  expect(at()).toBe(to);
});

test('a receipt that was not kept is asked about before it goes', async () => {
  const { send, answer, saga, events, at, world } = await ready();
  await send();
  await answer(POST, RECEIPT);
  await saga.dispatch(events.closeRequested({ another: false, radicado: RECEIPT.radicado }));
  expect(world.dialogs.current).toMatchObject({
    title: 'Terminar y borrar el comprobante',
    text: expect.stringContaining(RECEIPT.radicado) as string,
  });
  await saga.answerDialog(false);
  expect(world.storage.tab.get(STORED_RECEIPT)).not.toBeNull();
  world.storage.tab.set(GUARDADOS_KEY, '[]');
  await saga.dispatch(events.closeRequested({ another: false, radicado: RECEIPT.radicado }));
  await saga.answerDialog(true);
  expect(world.storage.tab.get(STORED_RECEIPT)).toBeNull();
  // The next one at this computer is another family.
  expect(world.storage.tab.get(GUARDADOS_KEY)).toBeNull();
  expect(at()).toBe(CITIZEN_PATHS.home);
});

describe('an edit', () => {
  const LOOK_UP = CITIZEN_PATHS.lookUp;
  async function editing() {
    const run = await startForm({ at: LOOK_UP, made: editForm() });
    await run.saga.dispatch(run.events.editRequested({ solicitud: FILED, accion: 'subsanacion' }));
    await run.saga.dispatch(run.events.estudianteChanged({ documento: '1098765433' }));
    await run.go(`${EDIT_BASE}/revision`);
    await run.saga.dispatch(run.events.sendRequested());
    return run;
  }
  const PATH = 'api/educacion/consulta/subsanacion';

  test.each([
    ['edicion', /lo que ya se decidió se conserva/],
    ['subsanacion', /adjúntelo en «Documentos»/],
  ] as const)('with nothing changed is sent only when the person says so: %s', async (accion, text) => {
    const run = await startForm({ at: LOOK_UP, made: editForm() });
    await run.saga.dispatch(run.events.editRequested({ solicitud: FILED, accion }));
    await run.go(`${EDIT_BASE}/revision`);
    const calls = () => run.world.http.made.filter(({ method }) => method === 'POST');
    await run.saga.dispatch(run.events.sendRequested());
    expect(run.world.dialogs.current).toMatchObject({
      title: 'No ha cambiado nada. ¿Enviar así?',
      text: expect.stringMatching(text) as string,
    });
    await run.saga.answerDialog(false);
    expect(calls()).toEqual([]);
    expect(run.state().status).toBe('editing');
    await run.saga.dispatch(run.events.sendRequested());
    await run.saga.answerDialog(true);
    expect(run.state().status).toBe('sending');
    expect(run.world.http.call(`api/educacion/consulta/${accion}`).body).toMatchObject({ datos: { documentos: [] } });
  });

  test('is sent with what the solicitud is found by, and leads back to it', async () => {
    const { answer, state, at, stored, saga, events, world } = await editing();
    expect(world.http.call(PATH).body).toMatchObject({
      identificacion: { radicado: FILED.radicado, documento: '1098765432', fechaNacimiento: '2020-02-29' },
      version: 2,
      datos: { estudiante: { documento: '1098765433' } },
    });
    const solicitud = { ...FILED, version: 3 };
    await answer(PATH, solicitud);
    expect(state().status).toBe('none');
    expect(at()).toBe(LOOK_UP);
    expect(stored()).toBeNull();
    await saga.end((expected) => expected.put(events.changesAccepted({ solicitud })));
  });

  test('of an older version is told so, loses nothing, and goes on from the newest', async () => {
    const { fail, answer, state, draft } = await editing();
    await fail(PATH, refused(409, 'version_vieja'));
    await answer('api/educacion/consulta', { ...FILED, version: 7 });
    expect(state()).toMatchObject({ status: 'editing', notice: expect.stringContaining('cambió mientras') as string });
    expect(draft()).toMatchObject({ edited: { version: 7 }, values: { estudiante: { documento: '1098765433' } } });
  });

  test.each([
    [refused(404, 'no_encontrada'), 'Detalle de no_encontrada'],
    [NO_NETWORK, 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo'],
  ])('of an older version whose newest cannot be had is told so', async (failure, notice) => {
    const { fail, state } = await editing();
    await fail(PATH, refused(409, 'version_vieja'));
    // By the data as they would be, then, where nothing has them, as they were filed.
    await fail('api/educacion/consulta', refused(404, 'no_encontrada'));
    await fail('api/educacion/consulta', failure);
    expect(state()).toMatchObject({ status: 'editing', notice, draft: { edited: { version: 2 } } });
  });

  test('of an older version, where a fault of our own keeps the newest away, is reported and can be sent again', async () => {
    const { fail, world, state } = await editing();
    const fault = new Error('fault');
    jest.spyOn(world.http, 'post').mockRejectedValueOnce(fault);
    await fail(PATH, refused(409, 'version_vieja'));
    expect(world.takeReported()).toEqual([fault]);
    expect(state()).toMatchObject({ status: 'editing', notice: 'Ha ocurrido un error, por favor contacte al administrador' });
  });

  const CORRECTION = { motivo: 'Falta el documento', antesDe: '2026-12-05T05:00:00.000Z' };
  test.each<[string, HttpFailure, 'edicion' | 'subsanacion', Partial<FamilySolicitud>, string]>([
    [
      'a correction after its deadline',
      refused(409, 'version_vieja'),
      'subsanacion',
      { estado: 'no_admitida' },
      'El plazo para corregir venció el 4 de diciembre de 2026, 11:59\u00a0p.\u00a0m., y la solicitud no fue admitida.',
    ],
    [
      'a correction after its deadline, before anybody has taken note',
      refused(409, 'movimiento_no_permitido'),
      'subsanacion',
      { estado: 'por_subsanar' },
      'El plazo para corregir venció el 4 de diciembre de 2026, 11:59\u00a0p.\u00a0m.',
    ],
    [
      'an edit of what was validated meanwhile',
      refused(409, 'version_vieja'),
      'edicion',
      { estado: 'validada' },
      'Mientras usted escribía, la solicitud pasó a «Validada», y así ya no se cambia.',
    ],
    [
      'an edit of what was not admitted meanwhile',
      refused(409, 'version_vieja'),
      'edicion',
      { estado: 'no_admitida' },
      'Mientras usted escribía, la solicitud pasó a «No admitida», y así ya no se cambia.',
    ],
    [
      'an edit after the close',
      refused(409, 'movimiento_no_permitido'),
      'edicion',
      { estado: 'radicada' },
      'La convocatoria cerró el 14 de diciembre de 2026, 11:59\u00a0p.\u00a0m., y la solicitud ya no se cambia.',
    ],
  ])('that can never be sent leads back at once, told what happened: %s', async (_, failure, accion, now, reason) => {
    const run = await startForm({ at: LOOK_UP, made: editForm() });
    const subsanacion = accion === 'subsanacion' ? CORRECTION : null;
    await run.saga.dispatch(run.events.editRequested({ solicitud: { ...FILED, subsanacion }, accion }));
    await run.saga.dispatch(run.events.acudienteChanged({ nombres: 'Otra' }));
    await run.go(`${EDIT_BASE}/revision`);
    await run.saga.dispatch(run.events.sendRequested());
    await run.fail(`api/educacion/consulta/${accion}`, failure);
    const solicitud = { ...FILED, editableHasta: '2026-12-15T05:00:00.000Z', version: 3, acciones: [], ...now };
    await run.answer('api/educacion/consulta', solicitud);
    expect([run.state().status, run.stored(), run.at()]).toEqual(['none', null, LOOK_UP]);
    const message = `${reason} Lo que usted escribió no se envió, y ya no puede enviarse.`;
    await run.saga.end((expected) => expected.put(run.events.changesEnded({ solicitud, message })));
  });

  test('that has become a correction goes on as that', async () => {
    const run = await startForm({ at: LOOK_UP, made: editForm() });
    await run.saga.dispatch(run.events.editRequested({ solicitud: FILED, accion: 'edicion' }));
    await run.saga.dispatch(run.events.acudienteChanged({ nombres: 'Otra' }));
    await run.go(`${EDIT_BASE}/revision`);
    await run.saga.dispatch(run.events.sendRequested());
    await run.fail('api/educacion/consulta/edicion', refused(409, 'version_vieja'));
    const now = { estado: 'por_subsanar', acciones: ['subsanar', 'retirar'], subsanacion: CORRECTION, version: 3 } as const;
    await run.answer('api/educacion/consulta', { ...FILED, ...now });
    expect(run.draft()).toMatchObject({
      edited: { accion: 'subsanacion', version: 3 },
      values: { acudiente: { nombres: 'Otra' } },
    });
  });

  describe('whose answer was lost, sent again', () => {
    const saved = (more: Partial<FamilySolicitud> = {}): FamilySolicitud => ({
      ...FILED,
      version: 3,
      datos: { ...FILED.datos, estudiante: { ...FILED.datos.estudiante, documento: '1098765433' } },
      ...more,
    });
    const again = async () => {
      const run = await editing();
      await run.fail(PATH, NO_NETWORK);
      await run.saga.dispatch(run.events.sendRequested());
      return run;
    };

    test.each([
      ['found no more by its old document', refused(404, 'no_encontrada')],
      ['of an older version', refused(409, 'version_vieja')],
    ])('is accepted where the solicitud holds it already: %s', async (_, failure) => {
      const { fail, answer, state, at, saga, events, world } = await again();
      await fail(PATH, failure);
      expect(world.http.call('api/educacion/consulta').body).toEqual({
        radicado: FILED.radicado,
        documento: '1098765433',
        fechaNacimiento: '2020-02-29',
      });
      await answer('api/educacion/consulta', saved());
      expect(state().status).toBe('none');
      expect(at()).toBe(LOOK_UP);
      await saga.end((expected) => expected.put(events.changesAccepted({ solicitud: saved() })));
    });

    test('is not, as long as a correction is still asked for', async () => {
      const { fail, answer, state } = await again();
      await fail(PATH, refused(409, 'version_vieja'));
      await answer('api/educacion/consulta', saved({ estado: 'por_subsanar', acciones: ['subsanar'] }));
      expect(state()).toMatchObject({ status: 'editing', draft: { edited: { version: 3 } } });
    });
  });
});

test('the answer to an edit in a family’s name is told to nobody once its session is over (D36)', async () => {
  const made = createForm({ base: STAFF_BASE, exit: PROCESSING_PATHS.inbox, mode: { kind: 'edicion' }, ofSession: true });
  const run = await startForm({ at: STAFF_BASE, made, storage: storageWithSession() });
  const peticion = { canal: 'telefono', quien: 'Eva' } as never;
  await run.saga.dispatch(run.events.editRequested({ solicitud: FILED, accion: 'edicion', peticion }));
  await run.saga.dispatch(run.events.acudienteChanged({ nombres: 'Otra' }));
  await run.go(`${STAFF_BASE}/revision`);
  await run.saga.dispatch(run.events.sendRequested());
  await run.failFirst(refused(409, 'version_vieja'));
  const call = run.world.http.call();
  void run.world.http.get('api/otra').catch(() => undefined);
  await run.fail('api/otra', withStatus(401));
  await run.answerDialog(true);
  call.answer({ ...FILED, estado: 'validada', acciones: [], version: 3 });
  await run.saga.settle();
  expect(run.world.dialogs.current).toBeNull();
  expect(run.at()).toBe(PATHS.login);
});
