import fc from 'fast-check';

import { aniosEntre, esDia } from '../../../../src/shared/educacion/dia';
import { avisoDeEdad } from '../../../../src/shared/educacion/edad';

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

test.each([
  ['2020-02-29', '2021-02-28', 0],
  ['2020-02-29', '2021-03-01', 1],
  ['2020-02-29', '2024-02-29', 4],
  ['2020-06-15', '2026-06-14', 5],
  ['2020-06-15', '2026-06-15', 6],
])('from %s to %s there are %i whole years', (nacimiento, dia, anios) => {
  expect(aniosEntre(nacimiento, dia)).toBe(anios);
});

test('the days of the calendar are days, and the day after the last of a month is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (anio, mes) => {
      const escrito = (dia: number) => `${anio}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
      const ultimo = new Date(Date.UTC(anio, mes, 0)).getUTCDate();
      expect(esDia(escrito(1)) && esDia(escrito(ultimo))).toBe(true);
      expect(esDia(escrito(0)) || esDia(escrito(ultimo + 1))).toBe(false);
    }),
  );
});
