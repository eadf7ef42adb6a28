import { ageWarning } from '#domain/ageWarning.ts';

const FIRST = { nombre: 'Primero', edadMinima: 6, edadMaxima: 7 };
const KINDERGARTEN = { nombre: 'Jardín', edadMinima: 4, edadMaxima: 4 };

test.each([
  ['2021-03-31', FIRST],
  ['2019-04-01', FIRST],
  ['2023-01-01', KINDERGARTEN],
  ['ayer', FIRST],
  ['', FIRST],
])('born %s: nothing to say', (birth, grado) => {
  expect(ageWarning(grado, birth, 2027)).toBeUndefined();
});

test.each([
  ['2021-04-01', FIRST, 'El 31 de marzo de 2027 tendrá 5 años, y lo usual en Primero es 6 a 7 años.'],
  ['2019-03-31', FIRST, 'El 31 de marzo de 2027 tendrá 8 años, y lo usual en Primero es 6 a 7 años.'],
  ['2026-03-31', KINDERGARTEN, 'El 31 de marzo de 2027 tendrá 1 año, y lo usual en Jardín es 4 años.'],
  ['2027-06-01', KINDERGARTEN, 'El 31 de marzo de 2027 tendrá 0 años, y lo usual en Jardín es 4 años.'],
])('born %s: a warning', (birth, grado, aviso) => {
  expect(ageWarning(grado, birth, 2027)).toBe(`${aviso} Revise la fecha y el grado; si son correctos, continúe.`);
});
