import { object, string } from 'valibot';
import { signedOutElsewhere } from '#core/session/sessionEvents.ts';
import { createDownload } from '#kits/download/createDownload.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { runParts } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

async function start() {
  const download = createDownload<{ file: string }, { text: string }>({
    area: 'area',
    name: 'download',
    path: ({ file }) => `api/${file}`,
    schema: object({ text: string() }),
    fileOf: ({ text }) => (text === '' ? null : { name: 'a.csv', type: 'text/csv', content: text }),
  });
  const world = worldWithSession('/sitio');
  const saga = await runParts([download], world);
  await saga.dispatch(download.events.requested({ wanted: { file: 'a' } }));
  return { world, saga, state: () => download.select(saga.state), events: download.events };
}

test('a file that has come is the person’s, and the next can be asked for', async () => {
  const { world, saga, state, events } = await start();
  await saga.answer('api/a', { text: 'x' });
  expect(world.files.saved).toMatchObject([{ name: 'a.csv', content: 'x' }]);
  expect(state()).toEqual({ status: 'idle' });
  await saga.end((expected) => expected.put(events.downloaded()));
});

test.each([
  ['leaving the page', (run: Awaited<ReturnType<typeof start>>) => run.saga.go('/educacion')],
  ['the end of the session', (run: Awaited<ReturnType<typeof start>>) => run.saga.dispatch(signedOutElsewhere())],
])('%s calls it off, and the next is fetched', async (_, act) => {
  const run = await start();
  const call = run.world.http.call('api/a');
  await act(run);
  expect(run.world.http.pending).not.toContain(call);
  expect([run.state(), run.world.files.saved]).toEqual([{ status: 'idle' }, []]);
  await run.saga.dispatch(run.events.requested({ wanted: { file: 'b' } }));
  await run.saga.answer('api/b', { text: 'y' });
  expect(run.world.files.saved).toMatchObject([{ content: 'y' }]);
});

test('what cannot be had is told', async () => {
  const { saga, state, events } = await start();
  await saga.failFirst(NO_NETWORK);
  expect(state()).toMatchObject({ status: 'failed', message: expect.stringContaining('No fue posible') as string });
  await saga.dispatch(events.requested({ wanted: { file: 'a' } }));
  await saga.answerFirst({ text: '' });
  expect(state()).toMatchObject({ status: 'failed', message: expect.stringContaining('no se pudo leer') as string });
});

test('a fault of our own is told and reported', async () => {
  const { world, saga, state } = await start();
  const fault = new Error('fault');
  jest.spyOn(world.files, 'download').mockImplementation(() => {
    throw fault;
  });
  await saga.answerFirst({ text: 'x' });
  expect(world.takeReported()).toEqual([fault]);
  expect(state()).toMatchObject({ status: 'failed' });
});
