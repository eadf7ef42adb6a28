import { PATHS } from '../../../src/shared/paths';
import type { Draft } from '../../../src/features/solicitud/draft';
import { CONVOCATORIA, id, OFERTA } from '../../support/educacion/muestras';
import { BASE, EDIT_BASE, editForm, EMPTY, FILED, PAGE, WHOLE } from '../../support/solicitud/form';
import { startForm, storageWithDraft } from '../../support/solicitud/startForm';

beforeEach(() => void jest.useFakeTimers());

const read: Draft = { ...EMPTY, aviso: WHOLE.aviso, completed: 1 };

describe('the address leads', () => {
  const cases: [string, Draft, string, string][] = [
    ['the form itself to the step reached', read, BASE, `${BASE}/acudiente`],
    ['a step too far to the first unfinished one', read, `${BASE}/revision`, `${BASE}/acudiente`],
    ['the receipt of what is not sent there too', read, `${BASE}/enviada`, `${BASE}/acudiente`],
    ['a step before it to itself', read, `${BASE}/aviso`, `${BASE}/aviso`],
    ['every step of a whole draft to itself', WHOLE, `${BASE}/hermanos`, `${BASE}/hermanos`],
    ['a whole draft to its review', WHOLE, BASE, `${BASE}/revision`],
    ['an aviso of another version to the aviso', { ...WHOLE, aviso: { version: '2025', leidoEn: '2026-11-03T14:50:00.000Z' } }, `${BASE}/opciones`, `${BASE}/aviso`],
    [
      'opciones of another grado to the opciones',
      { ...WHOLE, values: { ...WHOLE.values, estudiante: { ...WHOLE.values.estudiante, grado: '0' } } },
      `${BASE}/revision`,
      `${BASE}/opciones`,
    ],
    ['what is no page of the form nowhere', WHOLE, `${BASE}/otra`, `${BASE}/otra`],
    ['a page elsewhere nowhere', WHOLE, PATHS.citizen, PATHS.citizen],
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
  const path = 'api/educacion/ofertas';

  test("are looked for in the pupil's grado, with what the address asks for", async () => {
    const { world, at, go, answer, saga, form } = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(WHOLE) });
    expect(at()).toBe(`${BASE}/opciones`);
    expect(world.navigation.current().search).toBe('?grado=1');
    await go(`${BASE}/opciones?grado=1&texto=saman&jornada=manana&pagina=2`);
    await answer(`${path}?grado=1&texto=saman&jornada=manana&pagina=2`, PAGE);
    expect(form.ofertas.select(saga.state)).toMatchObject({ status: 'ready', data: PAGE });
    await go(`${BASE}/opciones?grado=0&pagina=x`);
    expect(world.navigation.current().search).toBe('?grado=1');
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

  test('that may be further on, or that no answer came for, are not said to be gone', async () => {
    const run = await startForm({ at: `${BASE}/opciones`, storage: storageWithDraft(WHOLE) });
    const [first, second] = checks(run);
    first?.answer({ elementos: [], pagina: 1, total: 11 });
    second?.fail({ kind: 'noAnswer', reason: 'network' });
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
    await fail('api/educacion/ofertas', { kind: 'noAnswer', reason: 'timeout' });
    expect(select(saga.state)).toMatchObject({ status: 'failed', message: expect.stringContaining('comunicarse') as string });
    await saga.dispatch(events.typed({ texto: 'sama', grado: '1' }));
    await saga.settle(250);
    await answer('api/educacion/ofertas?grado=1&texto=sama', { no: 1 });
    expect(select(saga.state)).toMatchObject({ status: 'failed' });
    await saga.dispatch(events.typed({ texto: 'sama', grado: '' }));
    expect(select(saga.state)).toEqual({ status: 'idle' });
  });
});

describe('an edit', () => {
  test('begins with the request as it is filed, and has no aviso', async () => {
    const { saga, events, draft, at, go } = await startForm({ at: `${PATHS.citizen}/consulta`, made: editForm() });
    await saga.dispatch(events.editRequested({ solicitud: FILED, accion: 'edicion' }));
    expect(at()).toBe(`${EDIT_BASE}/acudiente`);
    expect(draft()).toMatchObject({
      edited: { identificacion: { radicado: FILED.radicado, documento: '1098765432', fechaNacimiento: '2020-02-29' }, version: 2 },
      values: { acudiente: FILED.datos.acudiente, opciones: FILED.opciones },
    });
    await go(`${EDIT_BASE}/aviso`);
    expect(at()).toBe(`${EDIT_BASE}/revision`);
  });

  test('goes on with what was typed when it is asked for again; another request or version begins anew', async () => {
    const { saga, events, draft } = await startForm({ at: `${PATHS.citizen}/consulta`, made: editForm() });
    await saga.dispatch(events.editRequested({ solicitud: FILED, accion: 'edicion' }));
    await saga.dispatch(events.acudienteChanged({ nombres: 'Eva' }));
    await saga.dispatch(events.editRequested({ solicitud: FILED, accion: 'edicion' }));
    expect(draft().values.acudiente.nombres).toBe('Eva');
    await saga.dispatch(events.editRequested({ solicitud: { ...FILED, version: 3 }, accion: 'edicion' }));
    expect(draft().values.acudiente.nombres).toBe(FILED.datos.acudiente.nombres);
  });

  test('stays where it was over a reload', async () => {
    const edited = { identificacion: { radicado: FILED.radicado, documento: '1', fechaNacimiento: '2020-02-29' }, version: 2, accion: 'edicion' as const };
    const storage = storageWithDraft({ ...WHOLE, edited });
    const { at, draft } = await startForm({ at: `${EDIT_BASE}/hermanos`, made: editForm(), storage });
    expect(at()).toBe(`${EDIT_BASE}/hermanos`);
    expect(draft().edited).toEqual(edited);
  });

  test('without a request leads to the look-up', async () => {
    const { at } = await startForm({ at: `${EDIT_BASE}/acudiente`, made: editForm() });
    expect(at()).toBe(`${PATHS.citizen}/consulta`);
  });
});
