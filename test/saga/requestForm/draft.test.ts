import { signInSubmitted } from '#core/session/sessionEvents.ts';
import { endSession } from '#core/session/sessionStore.ts';
import { keepText, readKeptText } from '#core/session/keptText.ts';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import { PATHS } from '#core/location/paths.ts';
import { RECEIPT, CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { BASE, editForm, EMPTY, STAFF_BASE, staffForm, WHOLE } from '#test/support/requestForm/form.ts';
import { startForm } from '#test/support/requestForm/startForm.ts';
import { staffStorage, STORED_DRAFT, STORED_RECEIPT, storageWithDraft } from '#test/support/requestForm/storedDraft.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const OTHER_CONVOCATORIA = 'El borrador guardado era de otra convocatoria y se descartó. Escriba los datos para la de este año.';
const UNREADABLE = 'Había un borrador guardado que no se pudo leer. Se descartó: escriba los datos de nuevo.';

test('begins with the form, for the year of the convocatoria, and is kept at each change', async () => {
  const { saga, state, stored, events, at } = await startForm();
  expect(state()).toMatchObject({ status: 'editing', kept: true, notice: null, draft: { anio: 2027, completed: 0 } });
  expect(at()).toBe(`${BASE}/aviso`);
  await saga.dispatch(events.acudienteChanged({ nombres: 'Eva' }));
  expect(stored()).toMatchObject({ unanswered: false, draft: { values: { acudiente: { nombres: 'Eva' } } } });
});

test('does not begin elsewhere, before the convocatoria is read, or when it is not open', async () => {
  const elsewhere = await startForm({ at: CITIZEN_PATHS.home });
  expect(elsewhere.state().status).toBe('none');
  const early = await startForm({ convocatoria: null });
  expect(early.state().status).toBe('none');
  const closed = await startForm({ convocatoria: { ...CONVOCATORIA, situacion: 'cerrada' } });
  expect(closed.state().status).toBe('none');
  expect(closed.stored()).toBeNull();
});

test('is there after a reload, wherever the tab is', async () => {
  const { state, form, saga } = await startForm({ at: CITIZEN_PATHS.home, storage: storageWithDraft(WHOLE) });
  expect(state()).toMatchObject({ status: 'editing', draft: WHOLE });
  expect(form.selectHasDraft(saga.state)).toBe(true);
});

test('an edit that was kept without what is to be corrected, as it once was, is there too', async () => {
  const storage = createFakeStorage();
  const edited = {
    radicado: '2027-7K3M9QX-9',
    version: 2,
    accion: 'edicion',
    filed: { acudiente: { nombres: 'Otro' }, estudiante: {} },
  };
  storage.tab.set(STORED_DRAFT, JSON.stringify({ draft: { ...WHOLE, edited }, unanswered: false }));
  const { state } = await startForm({ storage, made: editForm() });
  expect(state()).toMatchObject({ status: 'editing', draft: { edited: { version: 2, subsanacion: null } } });
});

test('after a reload while it was sent, nobody knows whether it arrived', async () => {
  const { state, at } = await startForm({ at: `${BASE}/acudiente`, storage: storageWithDraft(WHOLE, true) });
  expect(state()).toMatchObject({ status: 'unanswered', draft: WHOLE });
  expect(at()).toBe(`${BASE}/revision`);
});

test('of another year is discarded, and that is told', async () => {
  const { state, draft } = await startForm({ storage: storageWithDraft({ ...WHOLE, anio: 2026 }) });
  expect(state()).toMatchObject({ status: 'editing', notice: OTHER_CONVOCATORIA });
  expect(draft().values).toEqual(EMPTY.values);
});

const broken = ['', 'x{', 'null', '[]', '{"draft":{}}', JSON.stringify({ unanswered: 1, draft: WHOLE })];
test.each(broken)('that cannot be read is discarded, and that is told: %s', async (text) => {
  const storage = createFakeStorage();
  storage.tab.set(STORED_DRAFT, text);
  const { state } = await startForm({ storage });
  expect(state()).toMatchObject({ status: 'editing', notice: UNREADABLE });
});

test('is told where the storage refuses it (D15)', async () => {
  const storage = createFakeStorage();
  const refusing = { ...storage, tab: { ...storage.tab, keeps: () => false } };
  const { state } = await startForm({ storage: refusing });
  expect(state()).toMatchObject({ status: 'editing', kept: false });
});

test('a receipt is there after a reload; one that cannot be read is not', async () => {
  const storage = createFakeStorage();
  storage.tab.set(STORED_RECEIPT, JSON.stringify(RECEIPT));
  const { state, at } = await startForm({ storage });
  // As an older version kept it.
  expect(state()).toEqual({ status: 'sent', receipt: RECEIPT, earlier: [], acudiente: null, kept: true });
  // Whose it is, is asked before it is shown.
  expect(at()).toBe(BASE);
  const odd = createFakeStorage();
  odd.tab.set(STORED_RECEIPT, '{}');
  expect((await startForm({ storage: odd })).state().status).toBe('editing');
  expect(odd.tab.get(STORED_RECEIPT)).toBeNull();
});

describe('discarding', () => {
  test('asks first, then leaves and forgets', async () => {
    const { saga, world, state, stored, at, events } = await startForm({ storage: storageWithDraft(WHOLE) });
    await saga.dispatch(events.discardRequested());
    expect(world.dialogs.current).toMatchObject({ title: 'Descartar el borrador', cancelText: 'Cancelar' });
    await saga.answerDialog(false);
    expect(state().status).toBe('editing');
    await saga.dispatch(events.discardRequested());
    await saga.answerDialog(true);
    expect(state()).toEqual({ status: 'none', notice: null });
    expect(stored()).toBeNull();
    expect(at()).toBe(CITIZEN_PATHS.home);
  });

  test('is not offered for one that is on its way', async () => {
    const { saga, world, state, stored, events } = await startForm({ at: `${BASE}/revision`, storage: storageWithDraft(WHOLE) });
    await saga.dispatch(events.sendRequested());
    await saga.dispatch(events.discardRequested());
    expect(world.dialogs.current).toBeNull();
    expect(state().status).toBe('sending');
    expect(stored()).toMatchObject({ unanswered: true });
  });

  test('says what it means for one that may have arrived', async () => {
    const { saga, world, events } = await startForm({ storage: storageWithDraft(WHOLE, true) });
    await saga.dispatch(events.discardRequested());
    expect(world.dialogs.current?.text).toContain('No sabemos si la solicitud llegó');
  });
});

describe("staff's own (D13)", () => {
  type Run = Awaited<ReturnType<typeof startForm>>;
  const startStaff = (storage = staffStorage(WHOLE)) => startForm({ at: STAFF_BASE, made: staffForm(), storage });
  const signIn = async ({ saga }: Run, user: string) => {
    await saga.go(PATHS.login);
    await saga.dispatch(signInSubmitted(user, 'clave'));
    await saga.answer('api/token/generar', { token: `t-${user}`, AuthorizationItem: [], anio: 2027 });
  };
  const expire = ({ world, saga }: Run) => {
    void world.http.get('api/otra').catch(() => undefined);
    return saga.fail('api/otra', withStatus(401));
  };

  test('an expired session takes it from the screen; the same user gets it back', async () => {
    const run = await startStaff();
    expect(run.draft()).toEqual(WHOLE);
    await expire(run);
    expect(run.state()).toEqual({ status: 'none', notice: null });
    await signIn(run, 'ana');
    expect(run.draft()).toEqual(WHOLE);
  });

  test("another user's sign-in destroys it", async () => {
    const run = await startStaff();
    await expire(run);
    await signIn(run, 'berta');
    expect(run.state().status).toBe('none');
    expect(readKeptText(run.world.storage, 'ana', STORED_DRAFT)).toBeNull();
  });

  test('a sign-out leaves nothing of it', () => {
    const storage = staffStorage(WHOLE);
    endSession(storage);
    expect(readKeptText(storage, 'ana', STORED_DRAFT)).toBeNull();
  });

  test('of a user whom nobody knows is kept nowhere', async () => {
    const storage = createFakeStorage();
    storage.tab.set(TOKEN_KEY, 'token');
    const { saga, events, state, world } = await startStaff(storage);
    await saga.dispatch(events.acudienteChanged({ nombres: 'Eva' }));
    expect(state()).toMatchObject({ status: 'editing', kept: false });
    expect([...world.storage.tabValues.values()].join()).not.toContain('Eva');
    await saga.dispatch(events.discardRequested());
    await saga.answerDialog(true);
    expect(state().status).toBe('none');
  });

  test("another's is never shown", async () => {
    const { draft } = await startStaff(staffStorage(WHOLE, 'berta'));
    expect(draft().values).toEqual(EMPTY.values);
  });

  test('is kept apart from what else the user has typed', async () => {
    const storage = staffStorage(WHOLE);
    keepText(storage, 'ana', 'motivo', 'texto');
    const { saga, events } = await startStaff(storage);
    await saga.dispatch(events.discardRequested());
    await saga.answerDialog(true);
    expect(readKeptText(storage, 'ana', STORED_DRAFT)).toBeNull();
    expect(readKeptText(storage, 'ana', 'motivo')).toBe('texto');
  });

  test("a citizen's is not touched by a sign-in", async () => {
    const run = await startForm({ storage: storageWithDraft(WHOLE) });
    await signIn(run, 'ana');
    expect(run.draft()).toEqual(WHOLE);
    expect(run.stored()).toMatchObject({ draft: WHOLE });
  });
});
