import { etapas } from '#areas/places/etapas.ts';
import { followStepSaga } from '#areas/places/allocation/followStep.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { shownData } from '#kits/reading/readingState.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { runParts } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const at = (avance: number): Etapa => ({
  ...sample.CLOSED,
  trabajo: { paso: 'congelar', avance, desde: '2026-11-20T15:00:00Z', quien: 'ana', problema: null },
  acciones: [],
});

const LOOK_AGAIN_MS = 2_000;

async function start(first: Etapa) {
  const world = worldWithSession(sample.STAGE);
  const saga = await runParts([etapas, { saga: followStepSaga }], world, 'places');
  await saga.answerFirst(sample.etapasOf(first));
  const shown = () => shownData(etapas.select(saga.state))?.elementos[0];
  const calls = () => world.http.made.length;
  return { world, saga, shown, calls };
}

test('while the server takes a step the stages are read every two seconds, until it is over', async () => {
  const { saga, shown, calls } = await start(at(0.1));
  await saga.settle(LOOK_AGAIN_MS - 1);
  expect(calls()).toBe(1);
  await saga.settle(1);
  expect(calls()).toBe(2);
  await saga.answerFirst(sample.etapasOf(at(0.6)));
  // What stood there stays while it is read.
  expect(etapas.select(saga.state)).toMatchObject({ status: 'ready' });
  expect(shown()?.trabajo?.avance).toBe(0.6);
  await saga.settle(LOOK_AGAIN_MS);
  await saga.answerFirst(sample.etapasOf(sample.FROZEN));
  expect(shown()).toEqual(sample.FROZEN);
  await saga.settle(10 * LOOK_AGAIN_MS);
  expect(calls()).toBe(3);
});

test('a look that fails is followed by the next, and the stages stay', async () => {
  const { world, saga, shown, calls } = await start(at(0.1));
  await saga.settle(LOOK_AGAIN_MS);
  world.http.call().fail(NO_NETWORK);
  await saga.settle(LOOK_AGAIN_MS);
  expect(calls()).toBe(3);
  await saga.answerFirst(sample.etapasOf(at(0.9)));
  expect(shown()?.trabajo?.avance).toBe(0.9);
});

test('the overlay does not count it', async () => {
  const { world, saga } = await start(at(0.1));
  const told: string[] = [];
  world.http.onActivity((event) => told.push(event));
  await saga.settle(LOOK_AGAIN_MS);
  await saga.answerFirst(sample.etapasOf(sample.FROZEN));
  expect(told).toEqual([]);
});

test.each([sample.FROZEN, { ...at(0), trabajo: null }])('nothing is read of a stage with no step under way', async (etapa) => {
  const { saga, calls } = await start(etapa);
  await saga.settle(10 * LOOK_AGAIN_MS);
  expect(calls()).toBe(1);
});

test('on another page it is not followed', async () => {
  const { saga, calls } = await start(at(0.1));
  await saga.go('/sitio');
  await saga.settle(10 * LOOK_AGAIN_MS);
  expect(calls()).toBe(1);
});
