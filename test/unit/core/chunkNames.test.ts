import { CHUNK_NAMES, chunksOf, pageChunksOf } from '#core/chunks/chunkNames.ts';

test.each([
  ['/', []],
  ['/login', []],
  ['/nada', []],
  ['/sitio', ['site']],
  ['/sitio/x', ['site']],
  ['/educacion', ['site', 'places']],
  ['/educacion/sedes', ['site', 'places']],
  ['/educaciones', []],
  ['/tramitacion/tramite-educacion/1', ['site', 'processing']],
  ['/tramitacion', []],
  ['/tramites/educacion', ['citizen']],
  ['/tramites/educacion/nueva', ['citizen']],
])('the page %s needs %j first', (path, names) => {
  expect(chunksOf(path)).toEqual(names);
});

test.each([
  ['/tramites/educacion', []],
  ['/tramites/educacion/oferta', []],
  ['/tramites/educacion/solicitud', ['solicitud']],
  ['/tramites/educacion/solicitud/opciones', ['solicitud']],
  ['/tramites/educacion/solicitudes', []],
  ['/tramites/educacion/consulta', ['consulta']],
  ['/tramites/educacion/consulta/edicion/revision', ['consulta', 'consulta/edicion']],
  ['/educacion', []],
  ['/educacion/oferta/importacion', ['oferta']],
  ['/educacion/convocatoria', ['convocatoria']],
  ['/educacion/asignacion', ['asignacion']],
  ['/educacion/resultados/x/cortes', ['resultados']],
  ['/tramitacion/tramite-educacion/solicitudes/1', ['solicitudes']],
  ['/tramitacion/tramite-educacion/nueva/aviso', ['nueva']],
  ['/sitio', []],
])('the page %s needs %j once its area is there, and nothing else does', (path, names) => {
  expect(CHUNK_NAMES.flatMap((name) => pageChunksOf(name, path))).toEqual(names);
});
