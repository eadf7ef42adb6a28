import { readCupos, checkCupoCount, checkVacantes } from '#domain/cupos.ts';
import { readGrado, checkRows } from '#domain/ofertaRows.ts';
import { condicionOfHead } from '#domain/reservas.ts';
import type { ImportRow } from '#domain/contractTypes.ts';
import { IMPORT_ROW } from '#test/support/samples/ofertas.ts';

/** What is told of the row, as 'column: message'. */
const told = (change: Partial<ImportRow>) =>
  checkRows([{ ...IMPORT_ROW, ...change }]).errors.map(({ columna, mensaje }) => `${columna}: ${mensaje}`);

test('a row in order is read: its code and its figures', () => {
  expect(checkRows([{ ...IMPORT_ROW, dane: "'1900 0000-0001" }])).toEqual({
    rows: [
      {
        fila: { ...IMPORT_ROW, dane: "'1900 0000-0001" },
        dane: '190000000001',
        cupos: { capacidad: 40, continuan: 30, repiten: 2 },
        propios: new Map(),
      },
    ],
    errors: [],
  });
});

test.each<[Partial<ImportRow>, string]>([
  [{ dane: '' }, 'dane: Falta el código DANE'],
  [{ dane: '19000000001' }, 'dane: El código DANE tiene 12 dígitos'],
  [{ dane: '1,9E+11' }, 'dane: La hoja de cálculo cambió el código por «1,9E+11»'],
  [{ sede: '' }, 'sede: Falta el nombre de la sede'],
  [{ sede: '—' }, 'sede: Falta el nombre de la sede'],
  [{ sede: 'x'.repeat(201) }, 'sede: Tiene más de 200 caracteres'],
  [{ jornada: '' }, 'jornada: Falta la jornada'],
  [{ grado: '' }, 'grado: Falta el grado'],
  [{ capacidad: '' }, 'capacidad: Escriba un número'],
  [{ capacidad: '-1' }, 'capacidad: Escriba un número entero'],
  [{ continuan: '1.000' }, 'continuan: Escriba un número entero'],
  [{ repiten: '100001' }, 'repiten: Escriba un número entero'],
  [{ capacidad: '31' }, 'capacidad: Falta 1 cupo'],
  [{ capacidad: '0' }, 'capacidad: Faltan 32 cupos'],
])('%j is told: %s', (change, message) => {
  expect(told(change)).toEqual([expect.stringContaining(message)]);
});

test('own numbers of reserved seats are read: 0 is one, nothing is the call’s', () => {
  const reservas = [
    { columna: 'Reserva: Discapacidad', puestos: ' 0 ' },
    { columna: 'Reserva: Víctima', puestos: '' },
    { columna: 'Reserva: Sisbén', puestos: '12' },
  ];
  expect(checkRows([{ ...IMPORT_ROW, reservas }]).rows[0]?.propios).toEqual(
    new Map([
      ['Reserva: Discapacidad', 0],
      ['Reserva: Víctima', null],
      ['Reserva: Sisbén', 12],
    ]),
  );
  expect(told({ reservas: [{ columna: 'Reserva: Víctima', puestos: '1.5' }] })).toEqual([
    expect.stringContaining('Reserva: Víctima: Escriba un número entero'),
  ]);
});

test.each([
  ['Reserva: Discapacidad', 'Discapacidad'],
  [' RESERVA :sisben ', 'sisben'],
  ['Reserva', null],
  ['Reserva: ', null],
  ['Reserva presupuestal', null],
  [`Reserva: ${'x'.repeat(200)}`, null],
])('the head %j is the reserve %j', (head, condicion) => expect(condicionOfHead(head)).toBe(condicion));

test('all that is wrong in a row is told at once, and rows in their order', () => {
  const { rows, errors: errores } = checkRows([
    { ...IMPORT_ROW, fila: 9, dane: 'x', repiten: 'y' },
    { ...IMPORT_ROW, fila: 3 },
    { ...IMPORT_ROW, fila: 5, grado: '' },
  ]);
  expect(rows.map(({ fila: row }) => row.fila)).toEqual([3]);
  expect(errores.map(({ fila: row, columna }) => `${row} ${columna}`)).toEqual(['5 grado', '9 dane', '9 repiten']);
});

test('the same oferta twice is told at the second, however it is written', () => {
  const { rows, errors: errores } = checkRows([
    IMPORT_ROW,
    { ...IMPORT_ROW, fila: 3, sede: 'SEDE  PRINCIPAL', jornada: 'manana', grado: 'quinto' },
  ]);
  expect(rows).toHaveLength(1);
  expect(errores).toEqual([{ fila: 3, columna: 'sede', mensaje: expect.stringContaining('línea 2') as unknown }]);
});

test.each([
  ['-2', '-2'],
  ['05', '5'],
  ['Prejardín', 'prejardin'],
  ['1234', '1234'],
])('the grado %s is read as %s', (text, grado) => expect(readGrado(text)).toBe(grado));

test('a grado below zero is not the one above', () => {
  expect(
    checkRows([
      { ...IMPORT_ROW, grado: '-2' },
      { ...IMPORT_ROW, fila: 3, grado: '2' },
    ]).errors,
  ).toEqual([]);
});

test('a number of seats: from 0 to 100,000, in digits', () => {
  const read = (text: string) => readCupos({ capacidad: text, continuan: '0', repiten: '0' })?.capacidad;
  expect(['0', '100000', '007', ' 8 '].map(read)).toEqual([0, 100_000, 7, 8]);
  for (const text of ['', '-1', '1,5', '1e3', '1 000', '100001', '1000000']) expect(read(text)).toBeUndefined();
  expect(checkCupoCount('12')).toBeNull();
  expect(checkVacantes({ capacidad: 3, continuan: 2, repiten: 1 })).toBeNull();
});
