import { summary } from '#areas/places/summary.ts';
import { runParts } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

async function start(at: string) {
  const world = worldWithSession(at);
  const saga = await runParts([summary], world, 'places');
  return { world, saga, state: () => summary.select(saga.state) };
}

test('read when its page opens, with the token; another search of it neither calls it off nor reads it again', async () => {
  const { world, saga, state } = await start('/educacion');
  expect(world.http.pending).toMatchObject([{ method: 'GET', path: 'api/educacion/resumen', token: 'token-ana' }]);
  await saga.go('/educacion?nombre=valor');
  await saga.answerFirst({ solicitudes: 0, cupos: Number.MAX_SAFE_INTEGER, otra: 1 });
  await saga.go('/educacion');
  const data = { solicitudes: 0, cupos: Number.MAX_SAFE_INTEGER };
  expect(state()).toEqual({ status: 'ready', params: {}, data });
  expect(world.http.made).toHaveLength(1);
  await saga.end((expected) => expected.put(summary.events.received({ data })));
});

const MALFORMED = [undefined, null, [], 'x', {}, { solicitudes: '3', cupos: 4 }, { solicitudes: 3 }];
const NO_COUNTS = [-1, 1.5, NaN, Infinity, 2 ** 53].flatMap((count) => [
  { solicitudes: count, cupos: 4 },
  { solicitudes: 3, cupos: count },
]);

test.each([...MALFORMED, ...NO_COUNTS])('the answer %j cannot be read', async (answer) => {
  const { saga, state } = await start('/educacion');
  await saga.answerFirst(answer);
  expect(state()).toMatchObject({ status: 'failed' });
});

test.each(['/sitio', '/educaciones', '/educacion/sedes'])('on %s nothing is read', async (at) => {
  const { world } = await start(at);
  expect(world.http.made).toEqual([]);
});

test('leaving calls it off; coming back reads it anew', async () => {
  const { world, saga, state } = await start('/educacion');
  await saga.go('/educacion/sedes');
  expect(world.http.pending).toEqual([]);
  expect(state()).toEqual({ status: 'unread' });
  await saga.go('/educacion');
  expect(world.http.made).toHaveLength(2);
});
