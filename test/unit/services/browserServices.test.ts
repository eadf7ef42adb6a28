import { createBrowserServices } from '#services/browserServices.ts';
import { report } from '#services/report.ts';

it('wires one service of each kind', () => {
  expect(Object.keys(createBrowserServices()).sort()).toEqual([
    'config',
    'deployment',
    'dialogs',
    'files',
    'http',
    'navigation',
    'report',
    'storage',
    'workers',
  ]);
});

it('errors go to the console in development, nowhere in production (D16b)', () => {
  const output = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('x');
  report(error);
  expect(output.mock.calls).toEqual([[error]]);
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  report(error);
  process.env.NODE_ENV = mode;
  expect(output).toHaveBeenCalledTimes(1);
  output.mockRestore();
});

it('starts the worker that it is told to', () => {
  const worker = { postMessage: jest.fn(), terminate: jest.fn(), addEventListener: jest.fn() };
  expect(createBrowserServices().workers.start(() => worker)).toBe(worker);
});
