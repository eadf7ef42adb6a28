import type { Lugar, SedesMap } from '#domain/contractTypes.ts';
import { createProjection, nearestLugar, pathOf, shownDegrees, SIDE } from '#areas/citizen/oferta/map/projection.ts';

const lugarAt = (longitud: number, latitud: number): Lugar => ({ longitud, latitud, sedes: ['a'], vacantes: true });
const WEST = [
  [-75, 4],
  [-74, 4],
  [-74, 5],
];
const EAST = WEST.map(([x = 0, y = 0]) => [x + 1, y]);
const map: SedesMap = {
  comunas: [
    { codigo: 'west', contorno: [WEST] },
    { codigo: 'east', contorno: [EAST] },
  ],
  lugares: [lugarAt(-74.5, 4.5)],
  sinLugar: 0,
};

test('all is shown, or the comuna that is asked for, or the places of one without an outline', () => {
  expect(shownDegrees(map, null)).toEqual([...WEST, ...EAST, [-74.5, 4.5]]);
  expect(shownDegrees(map, 'west')).toEqual([...WEST, [-74.5, 4.5]]);
  expect(shownDegrees(map, 'unknown')).toEqual([[-74.5, 4.5]]);
});

test('north is up, the longer side fills the drawing, and a degree of longitude is as long as it is there', () => {
  const equator = createProjection([
    [0, -1],
    [4, 1],
  ]);
  expect(equator([0, 0])).toEqual([16, 180]);
  expect(equator([4, 1])[1]).toBeLessThan(180);
  const [left] = createProjection([
    [0, 59],
    [2, 61],
  ])([0, 60]);
  // At 60 degrees two of longitude are as long as one of latitude.
  expect(left).toBeCloseTo(SIDE / 2 - (SIDE - 32) / 4, 0);
});

test('a single place is in the midst, and nothing is nowhere', () => {
  expect(createProjection([[-75, 4]])([-75, 4])).toEqual([180, 180]);
  expect(createProjection([])([0, 0])).toEqual([180, 180]);
});

test('rings are one path', () => {
  const path = pathOf(
    [
      [[0, 0]],
      [
        [1, 1],
        [2, 2.04],
      ],
    ],
    ([x = 0, y = 0]) => [x, y],
  );
  expect(path).toBe('M0,0ZM1,1L2,2Z');
});

test('the nearest place within reach is meant', () => {
  const plain = ([x = 0, y = 0]: readonly number[]) => [x, y] as const;
  const [first, second] = [lugarAt(100, 100), lugarAt(110, 100)];
  expect(nearestLugar([first, second], plain, [104, 100])).toBe(first);
  expect(nearestLugar([first, second], plain, [106, 100])).toBe(second);
  expect(nearestLugar([first, second], plain, [100, 130])).toBeNull();
});
