import { claimDecided, typedDecision, type TypedDecision } from '#areas/processing/expediente/typedDecision.ts';
import { expediente } from '#areas/processing/expediente/expediente.ts';
import { expedienteSave } from '#areas/processing/expediente/expedienteSave.ts';
import { area } from '#areas/processing/area.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import { API, IN_REVIEW, INBOX, PAGE } from '#test/support/samples/processing.ts';
import { movesOf } from '#test/support/movesOf.ts';
import { runArea } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

async function start(world: World) {
  const saga = await runArea(area, world);
  const state = () => typedDecision.select(saga.state);
  /** Null: the page is closed. */
  const typed = () => {
    const now = state();
    return now.status === 'typed' ? now.typed : null;
  };
  const type = (part: Partial<TypedDecision>) => {
    const now = typed();
    if (!now) throw new Error('The page is closed');
    return saga.dispatch(typedDecision.events.typed({ typed: { ...now, version: 4, ...part } }));
  };
  return { ...movesOf(world, saga.settle), world, saga, state, typed, type };
}

async function withText(world = worldWithSession(PAGE)) {
  const page = await start(world);
  await page.answer(API, IN_REVIEW);
  await page.type({ razones: { discapacidad: 'Sin firma' } });
  await page.type({ movimiento: 'por_subsanar', motivo: 'Falta' });
  return page;
}

const TYPED = {
  version: 4,
  razones: { discapacidad: 'Sin firma' },
  movimiento: 'por_subsanar',
  motivo: 'Falta',
  antesDe: '',
  oferta: '',
};

test('what is typed is there again when the page is come back to, and after a reload, under the name that it always had', async () => {
  const first = await withText();
  expect(JSON.stringify([...first.world.storage.tabValues])).toContain(`tramiteEducacion.escrito.${IN_REVIEW.radicado}`);
  await first.go(INBOX);
  expect(first.typed()).toBeNull();
  await first.go(PAGE);
  expect(first.typed()).toEqual(TYPED);
  await first.saga.end();
  const reloaded = await start(createWorld({ at: PAGE, storage: first.world.storage }));
  expect(reloaded.typed()).toEqual(TYPED);
});

test('a session ends in the middle of a write: its user gets the page and the text back', async () => {
  const page = await withText();
  await page.saga.dispatch(claimDecided({ claim: 'discapacidad', decision: 'negada' }));
  await page.fail(`${API}/condiciones/discapacidad`, withStatus(401));
  expect(page.state()).toEqual({ status: 'closed' });
  expect(page.world.navigation.current().path).toBe('/login');
  page.world.dialogs.answer(true);
  await page.saga.dispatch(signInSubmitted('ana', 'clave'));
  await page.answer('api/token/generar', { token: 'token-ana', AuthorizationItem: [], anio: 2027 });
  expect(page.world.navigation.current().path).toBe(PAGE);
  expect(page.typed()).toEqual(TYPED);
});

test('what is saved is kept no longer, the rest is', async () => {
  const page = await withText();
  await page.type({ antesDe: '2026-11-20' });
  await page.saga.dispatch(typedDecision.events.submitted());
  await page.answer(`${API}/movimientos`, { ...IN_REVIEW, version: 5 });
  await page.go(INBOX);
  await page.go(PAGE);
  expect(page.typed()).toMatchObject({ razones: { discapacidad: 'Sin firma' }, movimiento: null, motivo: '' });
  await page.answer(API, { ...IN_REVIEW, version: 5 });
  await page.saga.dispatch(claimDecided({ claim: 'discapacidad', decision: 'negada' }));
  await page.answer(`${API}/condiciones/discapacidad`, { ...IN_REVIEW, version: 6 });
  expect(JSON.stringify([...page.world.storage.tabValues])).not.toContain('escrito');
  await page.saga.end((expected) =>
    expected.put(expediente.events.replaced({ params: { radicado: IN_REVIEW.radicado }, data: { ...IN_REVIEW, version: 6 } })),
  );
});

test('nothing is saved while the page is being read, or before it is', async () => {
  const page = await start(worldWithSession(PAGE));
  await page.saga.dispatch(claimDecided({ claim: 'discapacidad', decision: 'aprobada' }));
  await page.saga.dispatch(typedDecision.events.submitted());
  expect(page.world.http.made.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a write that is answered after the page was left changes nothing there', async () => {
  const page = await withText();
  const { radicado } = IN_REVIEW;
  await page.saga.dispatch(expedienteSave.events.submitted({ kind: 'liberar', radicado, version: 4 }));
  await page.go(INBOX);
  await page.answer(`${API}/liberacion`, { ...IN_REVIEW, version: 5 });
  expect(expediente.select(page.saga.state as object)).toEqual({ status: 'unread' });
  expect(expedienteSave.select(page.saga.state as object)).toEqual({ status: 'idle' });
});

test('a write that is answered on the page of another solicitud changes nothing of what is typed there', async () => {
  const page = await withText();
  const { radicado } = IN_REVIEW;
  await page.saga.dispatch(expedienteSave.events.submitted({ kind: 'liberar', radicado, version: 4 }));
  await page.go(`${INBOX}/solicitudes/2027-A1W04NR-H`);
  await page.type({ motivo: 'De la otra' });
  const before = page.typed();
  await page.answer(`${API}/liberacion`, { ...IN_REVIEW, version: 9 });
  expect(page.typed()).toEqual(before);
});

test('a save without an answer is not tried again as it was once more is written: what is on the page is saved', async () => {
  const page = await withText();
  const path = `${API}/condiciones/discapacidad`;
  await page.saga.dispatch(claimDecided({ claim: 'discapacidad', decision: 'negada' }));
  await page.fail(path, NO_NETWORK);
  expect(expedienteSave.select(page.saga.state).status).toBe('unanswered');
  await page.type({ razones: { discapacidad: 'Sin firma ni fecha' } });
  expect(expedienteSave.select(page.saga.state).status).toBe('idle');
  await page.saga.dispatch(claimDecided({ claim: 'discapacidad', decision: 'negada' }));
  expect(page.world.http.call(path).body).toMatchObject({ motivo: 'Sin firma ni fecha' });
});
