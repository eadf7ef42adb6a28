import { readdirSync } from 'node:fs';
import { AREAS } from '#app/areas.ts';
import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { chunksOf, isStaffPath } from '#core/chunks/areas.ts';
import { isUnder } from '#core/location/paths.ts';

test('each folder of an area stands in the list, once', () => {
  expect(AREAS.map(({ name }) => name).sort()).toEqual(readdirSync('src/areas').sort());
});

test('each area is where the list says', () => {
  expect(DECLARED_AREAS.map(({ name, path }) => ({ name, path }))).toEqual(AREAS.map(({ name, path }) => ({ name, path })));
});

test('each part lies where its machine is looked for', () => {
  for (const { name, machines, reducer } of DECLARED_AREAS) {
    const keys = Object.keys(reducer(undefined, { type: '@@INIT' }));
    expect(machines.map((machine) => machine.name)).toEqual(keys.map((key) => `${name}.${key}`));
  }
});

test.each([
  ['/', []],
  ['/login', []],
  ['/nada', []],
  ['/sitio', ['site']],
  ['/sitio/x', ['site']],
  ['/sitios', []],
  ['/x/sitio', []],
  ['/educacion', ['site', 'places']],
  ['/educacion/sedes/1', ['site', 'places']],
  ['/educaciones', []],
  ['/tramitacion/tramite-educacion', ['site', 'processing']],
  ['/tramitacion/tramite-educacion/1', ['site', 'processing']],
  ['/tramitacion', []],
  ['/tramites/educacion', ['citizen']],
  ['/tramites/educacion/nueva', ['citizen']],
])('the page %s needs %j first; it is for staff where the site is among them', (path, names) => {
  expect(chunksOf(AREAS, path)).toEqual(names);
  expect(isStaffPath(AREAS, path)).toBe(names.includes('site'));
});

test.each([
  ['/tramites/educacion', []],
  ['/tramites/educacion/oferta', ['citizen/oferta']],
  ['/tramites/educacion/solicitud', ['citizen/solicitud']],
  ['/tramites/educacion/solicitud/opciones', ['citizen/solicitud']],
  ['/tramites/educacion/solicitudes', []],
  ['/tramites/educacion/preguntas', ['citizen/questions']],
  ['/tramites/educacion/consulta', ['citizen/lookUp']],
  ['/tramites/educacion/consulta/edicion/revision', ['citizen/lookUp', 'citizen/edit']],
  ['/educacion', []],
  ['/educacion/oferta/importacion', ['places/oferta']],
  ['/educacion/oferta/matricula', ['places/oferta', 'places/matricula']],
  ['/educacion/asignacion/comparacion', ['places/allocation', 'places/comparison']],
  ['/educacion/convocatoria', ['places/convocatoria']],
  ['/educacion/asignacion', ['places/allocation']],
  ['/educacion/resultados/x/cortes', ['places/results']],
  ['/tramitacion/tramite-educacion/solicitudes/1', ['processing/expediente']],
  ['/tramitacion/tramite-educacion/nueva/aviso', ['processing/newSolicitud']],
  ['/sitio', []],
])('the page %s needs %j once its area is there', (path, ids) => {
  const pages = DECLARED_AREAS.flatMap((area) => area.pages);
  expect(pages.filter(({ at }) => isUnder(path, at)).map(({ id }) => id)).toEqual(ids);
});
