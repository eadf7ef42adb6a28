import { isStaffPath, isUnder, PATHS } from '#core/location/paths.ts';

test('the paths of the specification (spec §2)', () => {
  expect(PATHS).toEqual({
    start: '/',
    site: '/sitio',
    login: '/login',
    citizen: '/tramites/educacion',
    places: '/educacion',
    processing: '/tramitacion/tramite-educacion',
  });
});

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', true],
  ['/ab', '/a', false],
  ['/a', '/a/b', false],
  ['/A', '/a', false],
  ['/', '/', true],
  ['/a', '/', true],
  ['/', '/a', false],
])('%s is under %s: %s', (path, parent, expected) => {
  expect(isUnder(path, parent)).toBe(expected);
});

test.each([
  ['/sitio', true],
  ['/sitio/x', true],
  ['/educacion', true],
  ['/educacion/sedes/1', true],
  ['/tramitacion/tramite-educacion', true],
  ['/tramitacion/tramite-educacion/x', true],
  ['/', false],
  ['/login', false],
  ['/tramites/educacion', false],
  ['/tramites/educacion/x', false],
  ['/tramitacion', false],
  ['/educacion2', false],
  ['/sitios', false],
  ['/x/sitio', false],
])('%s is for staff: %s', (path, expected) => {
  expect(isStaffPath(path)).toBe(expected);
});
