import fc from 'fast-check';
import { documentoProblem, normalizeDocumento } from '#domain/documento.ts';

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
  expect(documentoProblem(format, number)).toBeUndefined();
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
  ['alfanumerico', '123456789012345678901', 'Revise el número: debe tener de 3 a 20 letras o dígitos.'],
] as const)('%s, %j: %s', (format, number, message) => {
  expect(documentoProblem(format, number)).toBe(message);
});
