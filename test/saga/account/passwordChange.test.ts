import { area } from '#areas/account/area.ts';
import { changeSubmitted, selectPasswordChange } from '#areas/account/password/passwordChangeSlice.ts';
import { runArea } from '#test/support/runSaga.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const CALL = 'api/token/clave';
const PAGE = '/sitio/ingresos/clave';
const typed = { actual: 'la de ahora', nueva: 'tres canoas verdes', otraVez: 'tres canoas verdes' };
const SESSION = { token: 'token-nuevo', AuthorizationItem: [{ title: 'Inicio', url: 'sitio' }], anio: 2027 };

async function start() {
  const world = worldWithSession(PAGE);
  const saga = await runArea(area, world);
  return {
    world,
    saga,
    state: () => selectPasswordChange(saga.state),
    submit: (change = {}) => saga.dispatch(changeSubmitted({ ...typed, ...change })),
  };
}

test('the session goes on with the new token and the new menu, and nothing of what was typed is in state or actions', async () => {
  const { world, saga, state, submit } = await start();
  await submit();
  expect(world.http.call(CALL)).toMatchObject({ method: 'POST', body: { actual: 'la de ahora', nueva: 'tres canoas verdes' } });
  await saga.answer(CALL, SESSION);
  expect(state()).toEqual({ status: 'changed' });
  expect(world.storage.tab.get('pisamiToken')).toBe('token-nuevo');
  expect(world.storage.shared.get('AuthorizationItem')).toBe(JSON.stringify(SESSION.AuthorizationItem));
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
  expect(JSON.stringify([saga.state])).not.toMatch(/canoas|token-nuevo/);
});

test('what is missing or differs is told without a call', async () => {
  const { world, state, submit } = await start();
  await submit({ actual: '', otraVez: 'otra' });
  expect(state()).toMatchObject({
    status: 'refused',
    problems: { actual: 'Escriba la contraseña con la que ingresó.', otraVez: 'Escriba otra vez la misma contraseña nueva.' },
  });
  expect(world.http.pending).toEqual([]);
});

test('another user’s menu, which the tabs share, is left as it is', async () => {
  const { world, saga, submit } = await start();
  world.storage.shared.set('pisamiDueno', 'berta');
  world.storage.shared.set('AuthorizationItem', '[]');
  await submit();
  await saga.answer(CALL, SESSION);
  expect(world.storage.shared.get('AuthorizationItem')).toBe('[]');
  expect(world.storage.tab.get('pisamiMenuCopia')).toBe(JSON.stringify(SESSION.AuthorizationItem));
});

test.each([
  [
    'at its field',
    422,
    'clave_no_valida',
    [{ campo: 'nueva', mensaje: 'Muy corta' }],
    { problems: { nueva: 'Muy corta' }, message: null },
  ],
  [
    'in a sentence',
    429,
    'demasiados_intentos',
    undefined,
    { problems: {}, message: 'Demasiados intentos. Intente de nuevo más tarde' },
  ],
])('what the server refuses is told %s', async (_how, status, codigo, errores, told) => {
  const { world, saga, state, submit } = await start();
  await submit();
  await saga.fail(CALL, withStatus(status, { title: 't', status, detail: 'd', codigo, ...(errores && { errores }) }));
  expect(state()).toEqual({ status: 'refused', ...told });
  expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
});

test('a lost answer leaves it open, and the page may be left meanwhile', async () => {
  const { saga, state, submit } = await start();
  await submit();
  await saga.fail(CALL, NO_NETWORK);
  expect(state()).toMatchObject({ status: 'unanswered' });
  await submit();
  await saga.go('/sitio');
  await saga.answer(CALL, SESSION);
  expect(state()).toEqual({ status: 'changed' });
});

test('a second press while it is on its way is none', async () => {
  const { world, submit } = await start();
  await submit();
  await submit();
  expect(world.http.pending).toHaveLength(1);
});
