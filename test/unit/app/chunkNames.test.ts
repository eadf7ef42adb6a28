import { chunksOf } from '../../../src/features/chunks/chunkNames';

test.each([
  ['/', []],
  ['/login', []],
  ['/nada', []],
  ['/sitio', ['site']],
  ['/sitio/x', ['site']],
  ['/educacion', ['site', 'education']],
  ['/educacion/sedes', ['site', 'education']],
  ['/educaciones', []],
  ['/tramitacion/tramite-educacion/1', ['site', 'processing']],
  ['/tramitacion', []],
  ['/tramites/educacion', ['citizen']],
  ['/tramites/educacion/nueva', ['citizen']],
])('the page %s is made of %j', (path, names) => {
  expect(chunksOf(path)).toEqual(names);
});
