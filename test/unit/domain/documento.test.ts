import fc from 'fast-check';
import { documentoProblem, documentoReadings, normalizeDocumento, readDocumento, type NumberedType } from '#domain/documento.ts';

const TYPES: readonly NumberedType[] = [
  { codigo: 'CC', formato: 'digitos' },
  { codigo: 'TI', formato: 'digitos' },
  { codigo: 'PPT', formato: 'digitos' },
  { codigo: 'CE', formato: 'alfanumerico' },
  { codigo: 'PA', formato: 'alfanumerico' },
];

const typeOf = (formato: NumberedType['formato']) => found(formato === 'digitos' ? 'CC' : 'PA');

function found(codigo: string): NumberedType {
  const type = TYPES.find((own) => own.codigo === codigo);
  if (!type) throw new Error(`No type ${codigo}`);
  return type;
}

test.each([
  ['1.098.765.432', '1098765432'],
  [' 1 098 765 432 ', '1098765432'],
  ["1'098.765,432", '1098765432'],
  ['1098765432‐', '1098765432'],
  ['109\u200b8765432\u00a0', '1098765432'],
  ['1098', '1098'],
  ['ab-123.456', 'AB123456'],
  ['ñ1', 'Ñ1'],
  ['ῢ1', '\u03ab\u03001'],
  ['a.\u0301', 'Á'],
  ['', ''],
])('%j is stored as %j', (typed, saved) => {
  expect(normalizeDocumento(typed)).toBe(saved);
  expect(normalizeDocumento(saved)).toBe(saved);
});

test('normalising once is enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const saved = normalizeDocumento(text);
      expect(normalizeDocumento(saved)).toBe(saved);
    }),
  );
});

test.each([
  ['digitos', '1.098.765.432'],
  ['digitos', '123'],
  ['digitos', '912345678901234'],
  ['alfanumerico', 'A1B0251234'],
  ['alfanumerico', ' ab 123-456'],
  ['alfanumerico', '12345678901234567890'],
] as const)('%s: %s can be right', (format, number) => {
  expect(documentoProblem(typeOf(format), number, TYPES)).toBeUndefined();
});

test.each([
  ['CC', 'CC 52.123.456', '52123456'],
  ['CC', 'C.C. N.º 52123456', '52123456'],
  ['CC', 'c.c.: 52123456', '52123456'],
  ['PPT', 'PPT1234567', '1234567'],
  ['PPT', '\u200ePPT-1234567\ufe0f', '1234567'],
  ['CC', 'TI 99123456', 'TI99123456'],
  ['CE', 'CE 345678', '345678'],
  ['CE', 'CE345678', 'CE345678'],
  ['PA', 'PA AB123456', 'AB123456'],
  ['PA', 'PA0123456', 'PA0123456'],
  ['PA', 'AB123456', 'AB123456'],
] as const)('%s: %j is read as %j, and once is enough', (codigo, typed, read) => {
  const type = found(codigo);
  expect(readDocumento(type, typed)).toBe(read);
  expect(readDocumento(type, read)).toBe(read);
});

test.each([
  ['RC 1.089.123', ['RC1089123', '1089123']],
  ['1089123', ['1089123', '1089123']],
  ['AB123456', ['AB123456', '123456']],
  ['V', ['V', 'V']],
])('%j without its type can be meant as %j', (typed, readings) => {
  expect(documentoReadings(typed)).toEqual(readings);
});

test.each([
  ['digitos', '', 'Escriba el número del documento.'],
  ['alfanumerico', ' .-', 'Escriba el número del documento.'],
  ['digitos', '12', 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.'],
  ['digitos', '1234567890123456', 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.'],
  ['digitos', '10987A5432', 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.'],
  ['digitos', '١٢٣٤٥', 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.'],
  ['digitos', '000.000', 'Revise el número: no puede ser solo ceros.'],
  ['alfanumerico', 'AB', 'Revise el número: debe tener de 3 a 20 letras o dígitos.'],
  ['alfanumerico', 'AB_123', 'Revise el número: debe tener de 3 a 20 letras o dígitos.'],
  ['alfanumerico', 'Ñ1234', 'Revise el número: debe tener de 3 a 20 letras o dígitos.'],
  ['alfanumerico', 'NO TIENE', 'Escriba el número como está en el documento: debe tener algún dígito.'],
  ['digitos', 'TI 99123456', 'Escribió «TI» antes del número: elija ese tipo de documento, o quítelo.'],
  ['digitos', 'XY 99123456', 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.'],
  ['alfanumerico', '123456789012345678901', 'Revise el número: debe tener de 3 a 20 letras o dígitos.'],
] as const)('%s, %j: %s', (format, number, message) => {
  expect(documentoProblem(typeOf(format), number, TYPES)).toBe(message);
});
