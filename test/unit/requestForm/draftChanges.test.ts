import { filesOf, moved, withOpcion } from '#requestForm/draftChanges.ts';
import { OFERTA, OTHER_OFERTA } from '#test/support/samples/citizen.ts';
import { EMPTY } from '#test/support/requestForm/form.ts';

const both = [OFERTA, OTHER_OFERTA];

test('a condition that is not claimed has no files', () => {
  expect(filesOf(EMPTY.values, 'discapacidad')).toEqual([]);
});

test('an oferta stands in the list once, and no more of them than the convocatoria takes', () => {
  expect(withOpcion([OFERTA], OTHER_OFERTA, 2)).toEqual(both);
  expect(withOpcion([OFERTA], OFERTA, 2)).toEqual([OFERTA]);
  expect(withOpcion([OFERTA], OTHER_OFERTA, 1)).toEqual([OFERTA]);
});

test('an oferta changes places with its neighbour, and at the ends stays where it is', () => {
  expect(moved(both, OTHER_OFERTA.id, -1)).toEqual([OTHER_OFERTA, OFERTA]);
  expect(moved(both, OFERTA.id, -1)).toBe(both);
  expect(moved(both, OTHER_OFERTA.id, 1)).toBe(both);
});
