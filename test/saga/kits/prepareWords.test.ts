import { prepareWords } from '#kits/words/prepareWords.ts';
import { momentText } from '#domain/words/dates.ts';
import { numberText } from '#domain/words/numbers.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

test("the format of the city's moments is made once, when the browser is idle and before the first is shown", async () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => waiting.push(then) });
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const saga = await runSaga([prepareWords], createWorld({ at: '/' }));
  await saga.settle(10_000);
  expect(made).not.toHaveBeenCalled();
  for (const then of waiting) then();
  await saga.settle();
  expect(made).toHaveBeenCalledTimes(1);
  expect(momentText('2026-01-15T17:00:00Z', 'America/Bogota')).toContain('12:00');
  expect(made).toHaveBeenCalledTimes(1);
});

test('the format of numbers is made too, in an idle time of its own', async () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => waiting.push(then) });
  const made = jest.spyOn(Intl, 'NumberFormat');
  const saga = await runSaga([prepareWords], createWorld({ at: '/' }));
  waiting.shift()?.();
  await saga.settle();
  expect(made).not.toHaveBeenCalled();
  waiting.shift()?.();
  await saga.settle();
  expect(made).toHaveBeenCalledTimes(1);
  expect(numberText(1_234)).toBe('1.234');
  expect(made).toHaveBeenCalledTimes(1);
});

test('a browser that does not say when it is idle gets it a moment later', async () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const saga = await runSaga([prepareWords], createWorld({ at: '/', config: { timeZone: 'America/Lima' } }));
  expect(made).not.toHaveBeenCalled();
  await saga.settle(1_000);
  expect(made).toHaveBeenCalledTimes(1);
});
