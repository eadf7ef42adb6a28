import { declareArea } from '#core/chunks/declareArea.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { object } from 'valibot';

const thing = createReading({ area: 'area', name: 'thing', paramsOf: () => ({}), path: () => 'api/thing', schema: object({}) });
const load = () => Promise.reject(new Error('Not asked for here'));

test('an area’s reducer has the machines of its parts, each under its name', () => {
  const area = declareArea({ name: 'area', path: '/area', parts: [thing], pages: [] });
  expect(area.reducer(undefined, { type: '@@INIT' })).toEqual({ thing: thing.machine.initial });
  expect(area.machines).toEqual([thing.machine]);
});

test('an area can do without machines', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const area = declareArea({ name: 'area', path: '/area', parts: [], pages: [] });
  expect(area.reducer(undefined, { type: '@@INIT' })).toEqual({});
  expect(warned).not.toHaveBeenCalled();
});

test('a page has an address and a chunk’s name of its own', () => {
  const pages = [
    { name: 'list', path: 'lista/*', load },
    { name: 'other', path: 'otra', load, chunk: 'list' },
  ];
  expect(declareArea({ name: 'area', path: '/area', parts: [], pages }).pages).toMatchObject([
    { id: 'area/list', at: '/area/lista', chunk: 'list' },
    { id: 'area/other', at: '/area/otra', chunk: 'list' },
  ]);
});
