import { fullSedeName, sedeName } from '#domain/sedeNames.ts';

const institucion = { dane: '173001000017', nombre: 'Institución Educativa El Samán' };

test.each([
  ['Norte', 'Institución Educativa El Samán, sede Norte'],
  ['Sede 2, Belén', 'Institución Educativa El Samán, Sede 2, Belén'],
  ['SEDE NORTE', 'Institución Educativa El Samán, SEDE NORTE'],
  ['Sedeño', 'Institución Educativa El Samán, sede Sedeño'],
  [institucion.nombre, institucion.nombre],
])('the place of the sede %s', (sede, name) => expect(fullSedeName({ institucion, sede })).toBe(name));

test.each([
  ['Norte', 'Sede Norte'],
  ['Sede 2, Belén', 'Sede 2, Belén'],
])('the sede %s by itself', (sede, name) => expect(sedeName(sede)).toBe(name));
