/** @jest-environment node */
import { createMarket } from '#allocation/createMarket.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { runAllocation } from '#allocation/run.ts';
import { serveJob } from '#allocation/serveJob.ts';
import type { WorkerMessage } from '#allocation/workerMessages.ts';
import { replicaOfMarket } from './support/replicas';
import { createRandom } from './support/random';
import { randomSample } from './support/marketSamples';

const sample = randomSample(createRandom(9), { solicitudes: 200, ofertas: 8, opciones: 3, groups: 2, classes: 3, vacantes: 30 });
const market = createMarket(sample);
const replica = (text: string) => new File([text], 'replica.csv');

async function serve(job: unknown) {
  const told: WorkerMessage[] = [];
  await serveJob(job, (message) => told.push(message));
  const phases = new Set(told.map((message) => (message.kind === 'progress' ? message.progress.phase : message.kind)));
  return { last: told.at(-1), phases: [...phases] };
}

test('a run in the worker gives what the same run gives outside, with word of every phase', async () => {
  const { last, phases } = await serve({ file: replica(writeReplica(market).join('')), semilla: sample.semilla });
  const { summary, inputHash, hash, findings } = runAllocation(replicaOfMarket(market), sample.semilla);
  expect(last).toEqual({ kind: 'result', result: { kind: 'done', outcome: { summary, inputHash, hash, findings } } });
  expect(findings).toEqual([]);
  expect(phases).toEqual(['reading', 'hash', 'lottery', 'order', 'allocation', 'check', 'result']);
});

test('what is wrong with the list comes over line by line', async () => {
  const { last } = await serve({ file: replica('no es una réplica'), semilla: 'una' });
  const violations = [expect.stringContaining('réplica')] as unknown;
  expect(last).toEqual({ kind: 'result', result: { kind: 'invalid', violations, total: 1 } });
});

test('a message that is no job is answered with an error', async () => {
  expect((await serve({ kind: 'otra cosa' })).last).toMatchObject({ kind: 'error' });
});
