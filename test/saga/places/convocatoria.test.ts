import type { Reducer } from '@reduxjs/toolkit';
import { createRootReducer } from '#app/rootReducer.ts';
import { discardRequested, typedConvocatoria } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { convocatoriaSave } from '#areas/places/convocatoria/convocatoriaSave.ts';
import { convocatoriaRules } from '#areas/places/convocatoria/convocatoriaRules.ts';
import { fieldsOf, type ConvocatoriaFields } from '#areas/places/convocatoria/convocatoriaFields.ts';
import { convocatoria } from '#areas/places/publicConvocatoria.ts';
import { AREA } from '#areas/places/placesPaths.ts';
import { area } from '#areas/places/area.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import type { ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import { CONVOCATORIA_API, CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA as CALL } from '#test/support/samples/managedConvocatoria.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

const ZONE = 'America/Bogota';
const BASE = fieldsOf(CALL.reglas, ZONE);
const STALE = { kind: 'status', status: 409, body: { codigo: 'version_vieja', detail: 'Cambió' } } as const;

async function start(world: World) {
  const reducer = createRootReducer();
  reducer.inject({ reducerPath: AREA as never, reducer: area.reducer as Reducer });
  const saga = await runSaga([sessionSaga, locationSaga, area.saga], world, { reducer });
  const call = (method: 'GET' | 'PUT') => {
    const found = world.http.pending.find((one) => one.path === CONVOCATORIA_API && one.method === method);
    if (!found) throw new Error(`No ${method} is open`);
    return found;
  };
  const settled = async (act: () => unknown) => {
    act();
    await saga.settle();
  };
  return {
    world,
    saga,
    call,
    state: () => typedConvocatoria.select(saga.state),
    /** Null: nothing is typed. */
    valores: () => {
      const now = typedConvocatoria.select(saga.state);
      return now.status === 'typed' ? now.typed.valores : null;
    },
    read: (data: ManagedConvocatoria = CALL) => settled(() => call('GET').answer(data)),
    answer: (data: ManagedConvocatoria) => settled(() => call('PUT').answer(data)),
    refuse: (failure: Parameters<ReturnType<typeof call>['fail']>[0]) => settled(() => call('PUT').fail(failure)),
    type: (change: Partial<ConvocatoriaFields>, on: ConvocatoriaFields = BASE) =>
      saga.dispatch(
        typedConvocatoria.events.typed({ typed: { version: CALL.version, base: BASE, valores: { ...on, ...change } } }),
      ),
    submit: () => saga.dispatch(typedConvocatoria.events.submitted()),
    confirm: (answer: boolean) => settled(() => world.dialogs.answer(answer)),
    push: (to: string) => saga.dispatch(linkFollowed({ to, replace: false })),
    at: () => world.navigation.current().path,
  };
}

type Page = Awaited<ReturnType<typeof start>>;

async function withText(change: Partial<ConvocatoriaFields> = { nombre: 'Cupos 2027' }): Promise<Page> {
  const page = await start(worldWithSession(CONVOCATORIA_PAGE));
  await page.read();
  await page.type(change);
  return page;
}

const keptText = ({ world }: Page) => JSON.stringify([...world.storage.tabValues]);
const others = (version: number, change: Partial<ConvocatoriaRules>): ManagedConvocatoria => ({
  ...CALL,
  version,
  reglas: { ...CALL.reglas, ...change },
});

describe('saving', () => {
  test('sends the rules as the contract has them, with the version that they were typed onto', async () => {
    const page = await withText({ nombre: ' Cupos 2027 ', maximoOpciones: '5' });
    await page.submit();
    const saved = others(4, { nombre: 'Cupos 2027', maximoOpciones: 5 });
    expect(page.call('PUT').body).toEqual({ version: 3, reglas: saved.reglas });
    // A second click sends nothing more.
    await page.submit();
    await page.answer(saved);
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: 'saved' });
    expect(convocatoriaRules.select(page.saga.state)).toEqual({ status: 'ready', params: {}, data: saved });
    expect(keptText(page)).not.toContain('reglasEscritas');
    await page.saga.end((expected) => expected.put(convocatoria.events.outdated()));
    expect(page.world.http.made.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('what is wrong is found before anything is sent, and what the server finds is shown as well', async () => {
    const page = await withText({ nombre: '', maximoOpciones: 'tres', diasParaResponder: '99' });
    await page.submit();
    expect(page.state()).toMatchObject({
      refusals: 1,
      problems: {
        nombre: 'Escriba el nombre de la convocatoria.',
        maximoOpciones: 'Escriba cuántas opciones puede pedir una familia: un número entre 1 y 20.',
        diasParaResponder: 'Escriba cuántos días tiene una familia para responder: un número entre 1 y 60.',
      },
    });
    expect(page.world.http.made.filter(({ method }) => method === 'PUT')).toEqual([]);
    await page.type({ nombre: 'Otro' });
    await page.submit();
    const errores = [{ campo: 'reglas.etapas.1.cierra', mensaje: 'Elija un cierre posterior.' }];
    await page.refuse({ kind: 'status', status: 422, body: { codigo: 'datos_no_validos', detail: 'Revise', errores } });
    expect(page.state()).toMatchObject({ refusals: 2, problems: { 'etapas.1.cierra': 'Elija un cierre posterior.' } });
  });

  test('a refusal without fields is only told', async () => {
    const page = await withText();
    await page.submit();
    await page.refuse({ kind: 'status', status: 403, body: {} });
    expect(convocatoriaSave.select(page.saga.state)).toMatchObject({ status: 'refused', refusal: { reason: 'forbidden' } });
    expect(page.state()).toMatchObject({ status: 'typed', problems: {} });
  });

  test('a failure of before is not told beside what is wrong now', async () => {
    const page = await withText();
    await page.submit();
    await page.refuse({ kind: 'noAnswer', reason: 'network' });
    await page.type({ nombre: '' });
    await page.submit();
    expect(page.state()).toMatchObject({ problems: { nombre: 'Escriba el nombre de la convocatoria.' } });
    expect(convocatoriaSave.select(page.saga.state)).toEqual({ status: 'idle' });
  });

  test.each([
    ['typed back', (page: Page) => page.saga.dispatch(typedConvocatoria.events.discarded())],
    [
      'discarded',
      async (page: Page) => {
        await page.saga.dispatch(discardRequested());
        await page.confirm(true);
      },
    ],
  ])('what was not saved and is %s is not offered to be sent again', async (_, giveUp) => {
    const page = await withText();
    await page.submit();
    await page.refuse({ kind: 'noAnswer', reason: 'network' });
    await giveUp(page);
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: null });
    expect(convocatoriaSave.select(page.saga.state)).toEqual({ status: 'idle' });
  });

  test('what is typed while a save is on its way stays', async () => {
    const page = await withText();
    await page.submit();
    await page.type({ nombre: 'Cupos 2027', maximoOpciones: '4' });
    await page.answer(others(4, { nombre: 'Cupos 2027' }));
    expect(page.state()).toMatchObject({
      status: 'typed',
      typed: { version: 4, base: { nombre: 'Cupos 2027' }, valores: { nombre: 'Cupos 2027', maximoOpciones: '4' } },
      news: null,
    });
    await page.submit();
    expect(page.call('PUT').body).toMatchObject({ version: 4, reglas: { nombre: 'Cupos 2027', maximoOpciones: 4 } });
  });

  test('nothing is sent before the call is read, nor once a list is frozen, nor with nothing typed', async () => {
    const page = await start(worldWithSession(CONVOCATORIA_PAGE));
    await page.submit();
    await page.type({ nombre: 'Temprano' });
    await page.submit();
    await page.read({ ...CALL, editable: false });
    await page.submit();
    expect(page.world.http.made.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('two people on one call', () => {
  test('the second is told what changed; what they did not touch is the other one’s, what they typed stays', async () => {
    const page = await withText({ nombre: 'Mío', diasParaResponder: '6' });
    await page.submit();
    await page.refuse(STALE);
    await page.read(others(4, { nombre: 'Suyo', maximoOpciones: 7 }));
    expect(page.state()).toMatchObject({
      status: 'typed',
      typed: { version: 4, valores: { nombre: 'Mío', diasParaResponder: '6', maximoOpciones: '7' } },
      news: {
        changes: [
          { name: 'Nombre', before: 'Cupos escolares 2027', now: 'Suyo' },
          { name: 'Opciones por solicitud', before: '3', now: '7' },
        ],
        own: ['Nombre'],
      },
    });
    expect(keptText(page)).toContain('Mío');
    await page.submit();
    expect(page.call('PUT').body).toMatchObject({
      version: 4,
      reglas: { nombre: 'Mío', diasParaResponder: 6, maximoOpciones: 7 },
    });
  });

  test('a save that was done without its answer arriving is told as done', async () => {
    const page = await withText();
    await page.submit();
    await page.refuse({ kind: 'noAnswer', reason: 'network' });
    await page.submit();
    await page.refuse(STALE);
    await page.read(others(4, { nombre: 'Cupos 2027' }));
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: 'alreadySaved' });
    expect(convocatoriaSave.select(page.saga.state)).toEqual({ status: 'idle' });
  });

  test('a list that is frozen meanwhile: the call is read again, and what was typed stays', async () => {
    const page = await withText();
    await page.submit();
    await page.refuse({ kind: 'status', status: 409, body: { codigo: 'lista_congelada', detail: 'La lista está congelada' } });
    await page.read({ ...CALL, editable: false });
    expect(page.state()).toMatchObject({ status: 'typed', news: null });
    expect(convocatoriaRules.select(page.saga.state)).toMatchObject({ status: 'ready', data: { editable: false } });
  });
});

describe('what is typed is kept', () => {
  test('under the name that it always had, over a reload; emptied again it is nothing', async () => {
    const page = await withText();
    await page.saga.end();
    expect(keptText(page)).toContain('educacion.reglasEscritas');
    const reloaded = await start(createWorld({ at: CONVOCATORIA_PAGE, storage: page.world.storage }));
    expect(reloaded.valores()).toMatchObject({ nombre: 'Cupos 2027' });
    await reloaded.read();
    await reloaded.saga.dispatch(typedConvocatoria.events.discarded());
    expect(keptText(reloaded)).not.toContain('reglasEscritas');
  });

  test('onto what somebody else saved in the meantime', async () => {
    const page = await withText();
    await page.saga.end();
    const reloaded = await start(createWorld({ at: CONVOCATORIA_PAGE, storage: page.world.storage }));
    await reloaded.read(others(9, { sorteo: 'por_lugar' }));
    expect(reloaded.state()).toMatchObject({
      typed: { version: 9, valores: { nombre: 'Cupos 2027', sorteo: 'por_lugar' } },
      news: { changes: [{ name: 'Sorteo' }], own: [] },
    });
  });

  test('over a session that ends at the save, for its user', async () => {
    const page = await withText();
    await page.submit();
    await page.refuse({ kind: 'status', status: 401, body: undefined });
    expect([page.state(), page.at()]).toEqual([{ status: 'closed' }, '/login']);
    page.world.dialogs.answer(true);
    await page.saga.dispatch(signInSubmitted('ana', 'clave'));
    page.world.http.pending
      .find(({ path }) => path === 'api/token/generar')
      ?.answer({ token: 'token-ana', AuthorizationItem: [], anio: 2027 });
    await page.saga.settle();
    expect([page.at(), page.valores()?.nombre]).toEqual([CONVOCATORIA_PAGE, 'Cupos 2027']);
  });
});

describe('leaving with something unsaved', () => {
  test('by a link: asked on the page; who stays has lost nothing', async () => {
    const page = await withText();
    await page.push('/educacion');
    expect(page.at()).toBe(CONVOCATORIA_PAGE);
    expect(page.world.dialogs.current?.title).toBe('Hay cambios sin guardar');
    await page.confirm(false);
    expect([page.at(), page.valores()?.nombre]).toEqual([CONVOCATORIA_PAGE, 'Cupos 2027']);
  });

  test('who leaves goes where they wanted, and nothing is kept', async () => {
    const page = await withText();
    await page.push('/educacion/resultados?etapa=general');
    await page.confirm(true);
    expect(page.world.navigation.current()).toMatchObject({ path: '/educacion/resultados', search: '?etapa=general' });
    expect(page.state()).toEqual({ status: 'closed' });
    expect(keptText(page)).not.toContain('reglasEscritas');
  });

  test('by the address bar: the entry that it led to is gone back to', async () => {
    const page = await withText();
    await page.saga.typeAddress('/sitio');
    expect(page.at()).toBe(CONVOCATORIA_PAGE);
    await page.confirm(true);
    expect([page.at(), page.state()]).toEqual(['/sitio', { status: 'closed' }]);
  });

  test('with nothing typed nobody is asked', async () => {
    const page = await withText();
    await page.saga.dispatch(discardRequested());
    await page.confirm(true);
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: null });
    await page.push('/educacion');
    expect([page.at(), page.world.dialogs.current]).toEqual(['/educacion', null]);
  });

  test('who is asked whether to discard may keep it', async () => {
    const page = await withText();
    await page.saga.dispatch(discardRequested());
    expect(page.world.dialogs.current?.title).toBe('Descartar los cambios');
    await page.confirm(false);
    expect(page.valores()?.nombre).toBe('Cupos 2027');
  });
});
