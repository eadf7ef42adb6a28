import { avisoDeEdad } from '#domain/ageWarning.ts';

const PRIMERO = { nombre: 'Primero', edadMinima: 6, edadMaxima: 7 };
const JARDIN = { nombre: 'Jardín', edadMinima: 4, edadMaxima: 4 };

test.each([
  ['2021-03-31', PRIMERO],
  ['2019-04-01', PRIMERO],
  ['2023-01-01', JARDIN],
  ['ayer', PRIMERO],
  ['', PRIMERO],
])('born %s: nothing to say', (nacimiento, grado) => {
  expect(avisoDeEdad(grado, nacimiento, 2027)).toBeUndefined();
});

test.each([
  ['2021-04-01', PRIMERO, 'El 31 de marzo de 2027 tendrá 5 años, y lo usual en Primero es 6 a 7 años.'],
  ['2019-03-31', PRIMERO, 'El 31 de marzo de 2027 tendrá 8 años, y lo usual en Primero es 6 a 7 años.'],
  ['2026-03-31', JARDIN, 'El 31 de marzo de 2027 tendrá 1 año, y lo usual en Jardín es 4 años.'],
  ['2027-06-01', JARDIN, 'El 31 de marzo de 2027 tendrá 0 años, y lo usual en Jardín es 4 años.'],
])('born %s: a warning', (nacimiento, grado, aviso) => {
  expect(avisoDeEdad(grado, nacimiento, 2027)).toBe(
    `${aviso} Revise la fecha y el grado; si son correctos, continúe.`,
  );
});
