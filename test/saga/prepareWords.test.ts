import { prepareWords } from '../../src/features/words/prepareWords';
import { momentText } from '../../src/shared/dates';
import { runSaga } from '../support/runSaga';
import { createWorld } from '../support/world/world';

beforeEach(() => void jest.useFakeTimers());

test("the format of the city's moments is made once, before the first is shown", async () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const saga = await runSaga([prepareWords], createWorld({ at: '/' }));
  await saga.settle(1);
  expect(made).toHaveBeenCalledTimes(1);
  expect(momentText('2026-01-15T17:00:00Z', 'America/Bogota')).toContain('12:00');
  expect(made).toHaveBeenCalledTimes(1);
  await saga.end();
});
