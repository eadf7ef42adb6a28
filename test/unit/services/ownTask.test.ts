import { nextTask } from '#services/loading/nextTask.ts';
import { ownTask } from '#services/loading/ownTask.ts';

test('code is handed on in a task after the one that it arrived in', async () => {
  const steps: string[] = [];
  const handed = ownTask(Promise.resolve('code')).then((code) => steps.push(code));
  await Promise.resolve().then(() => steps.push('the rest of its task'));
  await nextTask();
  await handed;
  expect(steps).toEqual(['the rest of its task', 'code']);
});

test('code that cannot be had is told at once', async () => {
  const failure = new Error('offline');
  await expect(ownTask(Promise.reject(failure))).rejects.toBe(failure);
});
