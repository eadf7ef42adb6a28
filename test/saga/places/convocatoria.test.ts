import { discardRequested, typedConvocatoria } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { convocatoriaSave } from '#areas/places/convocatoria/convocatoriaSave.ts';
import { convocatoriaRules } from '#areas/places/convocatoria/convocatoriaRules.ts';
import { fieldsOf, type ConvocatoriaFields } from '#areas/places/convocatoria/convocatoriaFields.ts';
import { convocatoria } from '#areas/places/publicConvocatoria.ts';
import { area } from '#areas/places/area.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import type { ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { CONVOCATORIA_API, CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA as CALL } from '#test/support/samples/managedConvocatoria.ts';
import { movesOf } from '#test/support/movesOf.ts';
import { runArea } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { NO_NETWORK, refusedAs, withStatus } from '#test/support/samples/failures.ts';

const BASE = fieldsOf(CALL.reglas, 'America/Bogota');
const STALE = refusedAs(409, 'version_vieja', 'Cambió');

async function start(world: World) {
  const saga = await runArea(area, world);
  const state = () => typedConvocatoria.select(saga.state);
  const answer = (data: ManagedConvocatoria) => saga.answer(CONVOCATORIA_API, data);
  return {
    ...movesOf(world, saga.settle),
    world,
    saga,
    state,
    /** Null: nothing is typed. */
    valores: () => {
      const now = state();
      return now.status === 'typed' ? now.typed.valores : null;
    },
    read: (data = CALL) => answer(data),
    answer,
    refuse: (failure: HttpFailure) => saga.fail(CONVOCATORIA_API, failure),
    type: (change: Partial<ConvocatoriaFields>) =>
      saga.dispatch(
        typedConvocatoria.events.typed({ typed: { version: CALL.version, base: BASE, valores: { ...BASE, ...change } } }),
      ),
    submit: () => saga.dispatch(typedConvocatoria.events.submitted()),
    discard: () => saga.dispatch(discardRequested()),
    saves: () => world.http.made.filter(({ method }) => method === 'PUT'),
    saving: () => world.http.call(CONVOCATORIA_API).body,
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

/** What was typed is sent, and refused. */
async function withRefusal(failure: HttpFailure, change?: Partial<ConvocatoriaFields>): Promise<Page> {
  const page = await withText(change);
  await page.submit();
  await page.refuse(failure);
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
    expect(page.saving()).toEqual({ version: 3, reglas: saved.reglas });
    // A second click sends nothing more.
    await page.submit();
    await page.answer(saved);
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: 'saved' });
    expect(convocatoriaRules.select(page.saga.state)).toEqual({ status: 'ready', params: {}, data: saved });
    expect(keptText(page)).not.toContain('reglasEscritas');
    await page.saga.end((expected) => expected.put(convocatoria.events.outdated()));
    expect(page.saves()).toHaveLength(1);
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
    expect(page.saves()).toEqual([]);
    await page.type({ nombre: 'Otro' });
    await page.submit();
    const errores = [{ campo: 'reglas.etapas.1.cierra', mensaje: 'Elija un cierre posterior.' }];
    await page.refuse(refusedAs(422, 'datos_no_validos', 'Revise', { errores }));
    expect(page.state()).toMatchObject({ refusals: 2, problems: { 'etapas.1.cierra': 'Elija un cierre posterior.' } });
  });

  test('once a list is frozen, the days to answer that may be typed are those that the form offers', async () => {
    const page = await start(worldWithSession(CONVOCATORIA_PAGE));
    await page.read({ ...CALL, editable: false });
    await page.type({ diasParaResponder: '61' });
    await page.submit();
    const least = CALL.reglas.diasParaResponder;
    expect(page.state()).toMatchObject({
      problems: { diasParaResponder: expect.stringContaining(`entre ${least} y 60`) as unknown },
    });
  });

  test('a refusal without fields is only told', async () => {
    const page = await withRefusal(withStatus(403, {}));
    expect(convocatoriaSave.select(page.saga.state)).toMatchObject({ status: 'refused', refusal: { reason: 'forbidden' } });
    expect(page.state()).toMatchObject({ status: 'typed', problems: {} });
  });

  test('a failure of before is not told beside what is wrong now', async () => {
    const page = await withRefusal(NO_NETWORK);
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
        await page.discard();
        await page.answerDialog(true);
      },
    ],
  ])('what was not saved and is %s is not offered to be sent again', async (_, giveUp) => {
    const page = await withRefusal(NO_NETWORK);
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
    expect(page.saving()).toMatchObject({ version: 4, reglas: { nombre: 'Cupos 2027', maximoOpciones: 4 } });
  });

  test('nothing is sent before the convocatoria is read, nor once a list is frozen, nor with nothing typed', async () => {
    const page = await start(worldWithSession(CONVOCATORIA_PAGE));
    await page.submit();
    await page.type({ nombre: 'Temprano' });
    await page.submit();
    await page.read({ ...CALL, editable: false });
    await page.submit();
    expect(page.saves()).toEqual([]);
  });
});

test('what changes for families that have filed is asked about, and only then sent (F49)', async () => {
  const page = await start(worldWithSession(CONVOCATORIA_PAGE));
  await page.read({ ...CALL, solicitudes: { ...CALL.solicitudes, total: 3 } });
  await page.type({ nombre: 'Cupos 2027' });
  await page.submit();
  expect(page.world.dialogs.current?.text).toContain('Hay 3 solicitudes');
  await page.answerDialog(false);
  expect(page.saves()).toEqual([]);
  await page.submit();
  await page.answerDialog(true);
  expect(page.saves()).toHaveLength(1);
});

describe('two people on one convocatoria', () => {
  test('the second is told what changed; what they did not touch is the other one’s, what they typed stays', async () => {
    const page = await withRefusal(STALE, { nombre: 'Mío', diasParaResponder: '6' });
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
    expect(page.saving()).toMatchObject({ version: 4, reglas: { nombre: 'Mío', diasParaResponder: 6, maximoOpciones: 7 } });
  });

  test('a save that was done without its answer arriving is told as done', async () => {
    const page = await withRefusal(NO_NETWORK);
    await page.submit();
    await page.refuse(STALE);
    await page.read(others(4, { nombre: 'Cupos 2027' }));
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: 'alreadySaved' });
    expect(convocatoriaSave.select(page.saga.state)).toEqual({ status: 'idle' });
  });

  test('a list that is frozen meanwhile: the convocatoria is read again, and what was typed stays', async () => {
    const page = await withRefusal(refusedAs(409, 'lista_congelada', 'La lista está congelada'));
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
    const page = await withRefusal(withStatus(401));
    expect([page.state(), page.at()]).toEqual([{ status: 'closed' }, '/login']);
    page.world.dialogs.answer(true);
    await page.saga.dispatch(signInSubmitted('ana', 'clave'));
    await page.saga.answer('api/token/generar', { token: 'token-ana', AuthorizationItem: [], anio: 2027 });
    expect([page.at(), page.valores()?.nombre]).toEqual([CONVOCATORIA_PAGE, 'Cupos 2027']);
  });
});

describe('leaving with something unsaved', () => {
  test('by a link: asked on the page; who stays has lost nothing', async () => {
    const page = await withText();
    await page.push('/educacion');
    expect(page.at()).toBe(CONVOCATORIA_PAGE);
    expect(page.world.navigation.entries).toEqual([CONVOCATORIA_PAGE, CONVOCATORIA_PAGE]);
    expect(page.world.dialogs.current?.title).toBe('Hay cambios sin guardar');
    await page.answerDialog(false);
    expect([page.at(), page.valores()?.nombre]).toEqual([CONVOCATORIA_PAGE, 'Cupos 2027']);
  });

  test('who leaves goes where they wanted, and nothing is kept', async () => {
    const page = await withText();
    await page.push('/educacion/resultados?etapa=general');
    await page.answerDialog(true);
    expect(page.world.navigation.current()).toMatchObject({ path: '/educacion/resultados', search: '?etapa=general' });
    expect(page.state()).toEqual({ status: 'closed' });
    expect(keptText(page)).not.toContain('reglasEscritas');
  });

  test('by the address bar: the entry that it led to is gone back to', async () => {
    const page = await withText();
    await page.typeAddress('/sitio');
    expect(page.at()).toBe(CONVOCATORIA_PAGE);
    await page.answerDialog(true);
    expect([page.at(), page.state()]).toEqual(['/sitio', { status: 'closed' }]);
  });

  test('with nothing typed nobody is asked', async () => {
    const page = await withText();
    await page.discard();
    await page.answerDialog(true);
    expect(page.state()).toEqual({ status: 'untouched', key: '', done: null });
    await page.push('/educacion');
    expect([page.at(), page.world.dialogs.current]).toEqual(['/educacion', null]);
  });

  test('who is asked whether to discard may keep it', async () => {
    const page = await withText();
    await page.discard();
    expect(page.world.dialogs.current?.title).toBe('Descartar los cambios');
    await page.answerDialog(false);
    expect(page.valores()?.nombre).toBe('Cupos 2027');
  });
});
