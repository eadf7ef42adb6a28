import { firstOfEach } from '#domain/firstOfEach.ts';

test('the first of each key stands, in the order in which they came', () => {
  const first = firstOfEach([
    ['documento', 'a'],
    ['nombres', 'b'],
    ['documento', 'c'],
    ['correo', 'd'],
  ]);
  expect(Object.entries(first)).toEqual([
    ['documento', 'a'],
    ['nombres', 'b'],
    ['correo', 'd'],
  ]);
});
