import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import type { Draft } from '#requestForm/draft.ts';
import { CONVOCATORIA, id, OFERTA } from '#test/support/samples/contractSamples.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { BASE, EDIT_BASE, editForm, EMPTY, FILED, PAGE, STAFF_BASE, staffForm, WHOLE } from '#test/support/requestForm/form.ts';
import { startForm } from '#test/support/requestForm/startForm.ts';
import { staffStorage, storageWithDraft } from '#test/support/requestForm/storedDraft.ts';
import { NO_NETWORK, TIMED_OUT } from '#test/support/samples/failures.ts';

const read: Draft = { ...EMPTY, aviso: WHOLE.aviso, completed: 1 };

describe('the address leads', () => {
  const cases: [string, Draft, string, string][] = [
    ['the form itself to the step reached', read, BASE, `${BASE}/acudiente`],
    ['a step too far to the first unfinished one', read, `${BASE}/revision`, `${BASE}/acudiente`],
    ['the receipt of what is not sent there too', read, `${BASE}/enviada`, `${BASE}/acudiente`],
    ['a step before it to itself', read, `${BASE}/aviso`, `${BASE}/aviso`],
    ['every step of a whole draft to itself', WHOLE, `${BASE}/hermanos`, `${BASE}/hermanos`],
    ['a whole draft to its review', WHOLE, BASE, `${BASE}/revision`],
    [
      'an aviso of another version to the aviso',
      { ...WHOLE, aviso: { version: '2025', leidoEn: '2026-11-03T14:50:00.000Z' } },
      `${BASE}/opciones`,
      `${BASE}/aviso`,
    ],
    [
      'opciones of another grado to the opciones',
      { ...WHOLE, values: { ...WHOLE.values, estudiante: { ...WHOLE.values.estudiante, grado: '0' } } },
      `${BASE}/revision`,
      `${BASE}/opciones`,
    ],
    ['what is no page of the form nowhere', WHOLE, `${BASE}/otra`, `${BASE}/otra`],
    ['a page elsewhere nowhere', WHOLE, CITIZEN_PATHS.home, CITIZEN_PATHS.home],
  ];
  test.each(cases)('%s', async (_, draft, from, to) => {
    const { at } = await startForm({ at: from, storage: storageWithDraft(draft) });
    expect(at()).toBe(to);
  });
});

test('a seat of another grado keeps the pupil from being complete', async () => {
  const odd = { ...WHOLE, values: { ...WHOLE.values, cupoActual: { ...OFERTA, grado: 0 as const } } };
  const { at } = await startForm({ at: `${BASE}/revision`, storage: storageWithDraft(odd) });
  expect(at()).toBe(`${BASE}/estudiante`);
});

describe('a step that was reached before and cannot be gone to', () => {
  const { acudiente } = WHOLE.values;
  const wrong = { ...WHOLE, values: { ...WHOLE.values, acudiente: { ...acudiente, nombres: '' } } };

  test('leads to the first one with a problem, which is told (F154)', async () => {
    const { at, go, state } = await startForm({ at: `${BASE}/acudiente`, storage: storageWithDraft(wrong) });
    expect(state()).toMatchObject({ problems: {}, refusals: 0 });
    await go(`${BASE}/hermanos`);
    expect(at()).toBe(`${BASE}/acudiente`);
    expect(state()).toMatchObject({ problems: { 'acudiente.nombres': 'Escriba los nombres del acudiente.' }, refusals: 1 });
  });

  test('one that was never reached only leads back', async () => {
    const { state } = await startForm({ at: `${BASE}/revision`, storage: storageWithDraft(read) });
    expect(state()).toMatchObject({ problems: {}, refusals: 0 });
  });
});

test('a completed step leads on, and Back leads back', async () => {
  const { saga, at, events, world } = await startForm();
  await saga.dispatch(events.avisoRead(CONVOCATORIA.aviso.version));
  await saga.dispatch(events.stepCompleted({ step: 'aviso' }));
  expect(at()).toBe(`${BASE}/acudiente`);
  world.navigation.back();
  await saga.settle();
  expect(at()).toBe(`${BASE}/aviso`);
});

describe('the opciones', () => {
  const path = 'api/educacion/sedes';

  test("are looked for in the pupil's grado, with what the address asks for", async () => {
    const { world, at, go, answer, saga, form } = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(WHOLE) });
    expect(at()).toBe(`${BASE}/opciones`);
    expect(world.navigation.current().search).toBe('?grado=1&comuna=comuna_1');
    await go(`${BASE}/opciones?grado=1&texto=saman&jornada=manana&pagina=2`);
    await answer(`${path}?grado=1&jornada=manana&texto=saman&pagina=2`, PAGE);
    expect(form.sedes.select(saga.state)).toMatchObject({ status: 'ready', data: PAGE });
    await go(`${BASE}/opciones?grado=0&pagina=x`);
    expect(world.navigation.current().search).toBe('?grado=1&comuna=comuna_1');
  });

  const checks = ({ world }: Awaited<ReturnType<typeof startForm>>) =>
    world.http.pending.filter((call) => call.path.includes('texto=Instituci'));

  test('that the server no longer has are found out on arrival, once', async () => {
    const run = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(WHOLE) });
    const [first, second] = checks(run);
    expect(checks(run)).toHaveLength(2);
    first?.answer({ elementos: [OFERTA], pagina: 1, total: 1 });
    second?.answer({ elementos: [OFERTA], pagina: 1, total: 1 });
    await run.saga.settle();
    expect(run.state()).toMatchObject({ vanished: [id(2)] });
    await run.go(`${BASE}/opciones?grado=1&pagina=2`);
    expect(checks(run)).toHaveLength(0);
  });

  test('of staff are not asked about what a family keeps', async () => {
    const { world } = await startForm({ at: `${STAFF_BASE}/opciones`, made: staffForm(), storage: staffStorage(WHOLE) });
    expect(world.http.pending.filter(({ path: asked }) => asked.includes('sedes='))).toEqual([]);
    expect(world.navigation.current().search).toBe('?grado=1&comuna=comuna_1');
  });

  test('are looked for by whole words of a long name', async () => {
    const nombre = `Instituci${'a'.repeat(184)}`;
    const opciones = [{ ...OFERTA, institucion: { ...OFERTA.institucion, nombre }, sede: 'Sede 12' }];
    const draft = { ...WHOLE, values: { ...WHOLE.values, opciones } };
    const run = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(draft) });
    expect(checks(run).map(({ path: asked }) => new URLSearchParams(asked.split('?')[1]).get('texto'))).toEqual([
      `${nombre} Sede`,
    ]);
  });

  test('that may be further on, or that no answer came for, are not said to be gone', async () => {
    const run = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(WHOLE) });
    const [first, second] = checks(run);
    first?.answer({ elementos: [], pagina: 1, total: 11 });
    second?.fail(NO_NETWORK);
    await run.saga.settle();
    expect(run.state()).toMatchObject({ vanished: [] });
  });
});

test('an answer about the opciones that cannot be read says nothing of them', async () => {
  const run = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(WHOLE) });
  for (const call of run.world.http.pending.filter(({ path }) => path.includes('texto='))) call.answer({ odd: true });
  await run.saga.settle();
  expect(run.state()).toMatchObject({ status: 'editing', vanished: [] });
});

test('an address that names a grado of the draft stays', async () => {
  const { world } = await startForm({ at: `${BASE}/opciones?grado=1&zona=urbana`, storage: storageWithDraft(WHOLE) });
  expect(world.navigation.current().search).toBe('?grado=1&zona=urbana');
});

describe('a search as one types', () => {
  const path = 'api/educacion/instituciones';
  test('asks once for the newest text, after a pause', async () => {
    const { saga, form, world, answer } = await startForm({ storage: storageWithDraft(WHOLE) });
    const { events, select } = form.instituciones;
    await saga.dispatch(events.typed({ texto: 'sa' }));
    await saga.dispatch(events.typed({ texto: 'sam ' }));
    expect(select(saga.state)).toEqual({ status: 'searching', items: [] });
    await saga.settle(250);
    expect(world.http.made.filter((call) => call.path.startsWith(path)).map((call) => call.path)).toEqual([`${path}?texto=sam`]);
    await answer(path, { elementos: [OFERTA.institucion] });
    expect(select(saga.state)).toEqual({ status: 'found', items: [OFERTA.institucion] });
    await saga.dispatch(events.typed({ texto: '' }));
    expect(select(saga.state)).toEqual({ status: 'idle' });
  });

  test('tells a failure, and an answer that is none', async () => {
    const { saga, form, answer, fail } = await startForm({ storage: storageWithDraft(WHOLE) });
    const { events, select } = form.cupos;
    await saga.dispatch(events.typed({ texto: 'sam', grado: '1' }));
    await saga.settle(250);
    await fail('api/educacion/sedes', TIMED_OUT);
    expect(select(saga.state)).toMatchObject({ status: 'failed', message: expect.stringContaining('comunicarse') as string });
    await saga.dispatch(events.typed({ texto: 'sama', grado: '1' }));
    await saga.settle(250);
    await answer('api/educacion/sedes?grado=1&texto=sama', { no: 1 });
    expect(select(saga.state)).toMatchObject({ status: 'failed' });
    await saga.dispatch(events.typed({ texto: 'sama', grado: '' }));
    expect(select(saga.state)).toEqual({ status: 'idle' });
  });
});

describe('an edit', () => {
  test('begins with the solicitud as it is filed, and has no aviso', async () => {
    const { saga, events, draft, at, go } = await startForm({ at: CITIZEN_PATHS.lookUp, made: editForm() });
    await saga.dispatch(events.editRequested({ solicitud: FILED, accion: 'edicion' }));
    expect(at()).toBe(`${EDIT_BASE}/acudiente`);
    expect(draft()).toMatchObject({
      edited: { radicado: FILED.radicado, version: 2, accion: 'edicion' },
      values: { acudiente: FILED.datos.acudiente, opciones: FILED.opciones },
    });
    await go(`${EDIT_BASE}/aviso`);
    expect(at()).toBe(`${EDIT_BASE}/revision`);
  });

  const LOOK_UP = CITIZEN_PATHS.lookUp;
  const ACUDIENTE = FILED.datos.acudiente;
  async function typing() {
    const run = await startForm({ at: LOOK_UP, made: editForm() });
    const edit = (solicitud: FamilySolicitud, move: 'edicion' | 'subsanacion' = 'edicion') =>
      run.saga.dispatch(run.events.editRequested({ solicitud, accion: move }));
    await edit(FILED);
    await run.saga.dispatch(run.events.acudienteChanged({ nombres: 'Eva' }));
    await run.go(LOOK_UP);
    return { ...run, edit };
  }

  test('goes on with what was typed when it is asked for again', async () => {
    const { edit, draft, state, at } = await typing();
    await edit(FILED);
    expect(draft().values.acudiente.nombres).toBe('Eva');
    expect(state()).toMatchObject({ notice: null });
    expect(at()).toBe(`${EDIT_BASE}/acudiente`);
  });

  test('of a solicitud that has moved on loses nothing typed, takes what others changed, and tells it', async () => {
    const { edit, draft, state } = await typing();
    const now = {
      ...FILED,
      version: 3,
      datos: { ...FILED.datos, acudiente: { ...ACUDIENTE, nombres: 'Ana María', telefono: '6015550000' } },
      opciones: FILED.opciones.slice(0, 1),
    };
    await edit(now);
    expect(draft()).toMatchObject({
      edited: { version: 3, filed: { acudiente: { nombres: 'Ana María' } } },
      values: { acudiente: { ...ACUDIENTE, nombres: 'Eva', telefono: '6015550000' }, opciones: now.opciones },
    });
    expect(state()).toMatchObject({
      notice:
        'La solicitud cambió mientras usted escribía. Ahora tiene otros datos en: Nombres (acudiente), Teléfono (acudiente), Opciones. ' +
        'Lo que usted escribió sigue aquí: revíselo y envíelo. Donde cambió lo mismo se dejó lo que escribió usted: Nombres (acudiente).',
    });
  });

  test('goes on as the correction that is asked for meanwhile', async () => {
    const { edit, draft, state, at } = await typing();
    const subsanacion = { motivo: 'Falta el boletín', antesDe: '2026-10-12T05:00:00Z' };
    await edit({ ...FILED, version: 4, estado: 'por_subsanar', acciones: ['subsanar'], subsanacion }, 'subsanacion');
    expect(draft()).toMatchObject({
      edited: { version: 4, accion: 'subsanacion', subsanacion },
      values: { acudiente: { nombres: 'Eva' } },
    });
    expect(at()).toBe(`${EDIT_BASE}/documentos`);
    expect(state()).toMatchObject({
      notice:
        'La solicitud cambió mientras usted escribía, pero no sus datos. Lo que usted escribió sigue aquí: revíselo y envíelo.',
    });
  });

  test('whose answer was lost, and that arrived, shows the solicitud as it is', async () => {
    const run = await typing();
    await run.go(`${EDIT_BASE}/revision`);
    await run.saga.dispatch(run.events.sendRequested());
    await run.fail('api/educacion/consulta/edicion', NO_NETWORK);
    await run.go(LOOK_UP);
    await run.edit({ ...FILED, version: 3, datos: { ...FILED.datos, acudiente: { ...ACUDIENTE, nombres: 'Eva' } } });
    expect(run.state()).toMatchObject({
      status: 'editing',
      notice: 'La solicitud cambió mientras usted escribía. Ahora tiene otros datos en: Nombres (acudiente).',
    });
  });

  describe('of another solicitud', () => {
    const other = { ...FILED, radicado: '2027-0000001-5' };

    test.each([
      [true, other.radicado],
      [false, FILED.radicado],
    ])('takes the place of unsent changes only when the person says so (%s)', async (answer, radicado) => {
      const { edit, world, saga, draft, at } = await typing();
      await edit(other);
      expect(world.dialogs.current).toMatchObject({ title: 'Hay cambios sin enviar' });
      await saga.answerDialog(answer);
      expect(draft().edited?.radicado).toBe(radicado);
      expect(at()).toBe(answer ? `${EDIT_BASE}/acudiente` : LOOK_UP);
    });

    test('takes it at once where nothing was typed', async () => {
      const { saga, events, draft, world, go } = await startForm({ at: LOOK_UP, made: editForm() });
      await saga.dispatch(events.editRequested({ solicitud: FILED, accion: 'edicion' }));
      await go(LOOK_UP);
      await saga.dispatch(events.editRequested({ solicitud: other, accion: 'edicion' }));
      expect(draft().edited?.radicado).toBe(other.radicado);
      expect(world.dialogs.shown).toEqual([]);
    });
  });

  test('keeps nothing in the tab until something is typed, and then of the filed data only what is typed otherwise', async () => {
    const { saga, events, stored, state } = await startForm({ at: LOOK_UP, made: editForm() });
    await saga.dispatch(events.editRequested({ solicitud: FILED, accion: 'edicion' }));
    expect(stored()).toBeNull();
    expect(state()).toMatchObject({ kept: true });
    await saga.dispatch(events.estudianteChanged({ documento: '1098765433' }));
    expect(stored()).toMatchObject({
      draft: {
        edited: {
          radicado: FILED.radicado,
          version: 2,
          accion: 'edicion',
          filed: { acudiente: {}, estudiante: { documento: '1098765432' } },
        },
        values: { estudiante: { documento: '1098765433' } },
      },
    });
    await saga.dispatch(events.estudianteChanged({ documento: '1098765432' }));
    expect(stored()).toBeNull();
  });

  test('stays where it was over a reload', async () => {
    const before = await typing();
    const kept = before.draft();
    const { at, draft } = await startForm({ at: `${EDIT_BASE}/hermanos`, made: editForm(), storage: before.world.storage });
    expect(at()).toBe(`${EDIT_BASE}/hermanos`);
    expect(draft()).toEqual(kept);
  });

  test('without a solicitud leads to the look-up', async () => {
    const { at } = await startForm({ at: `${EDIT_BASE}/acudiente`, made: editForm() });
    expect(at()).toBe(CITIZEN_PATHS.lookUp);
  });
});
