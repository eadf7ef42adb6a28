import { agreement } from '#areas/places/allocation/agreement.ts';
import { checkSimulationSemilla } from '#areas/places/allocation/simulationSemilla.ts';
import { checkOfficialSemilla, checkSemilla } from '#domain/semilla.ts';
import * as sample from '#test/support/samples/etapas.ts';

test.each(['', ' ', ' a', 'a ', '\u00a0a', 'x'.repeat(201)])('%j is no semilla', (semilla) => {
  expect(checkSemilla(semilla)).toMatch(/^Escriba /);
});

// Zero width, soft hyphen, a space that does not break, variation selector: the seed would look like another one.
test.each([
  'a\tb',
  'a\nb',
  'a\u2028b',
  'a\u200b',
  '\u2060a',
  'a\u00adb',
  'a\u00a0b',
  'a\u2003b',
  'a\ufe0f',
  'a\ud800',
  'a\ue000',
])('%j has what cannot be seen', (semilla) => {
  expect(checkSemilla(semilla)).toContain('algún carácter que no se ve');
});

// Composed and decomposed, or another sign for the same letter: equal on paper, and another lottery.
test.each(['n\u0303', 'Balota e\u0301', '\u212b'])('%j has a letter in parts', (semilla) => {
  expect(checkSemilla(semilla)).toContain('escrita en partes');
});

test.each([
  ['de menos de veinte', null, expect.stringContaining('20 caracteres o más') as unknown],
  ['de menos de veinte', '  ', expect.stringContaining('fuente pública') as unknown],
  ['de menos de veinte', 'Lotería de Bogotá', null],
  ['justo veinte letras!', null, null],
  // Ten letters of two halves each.
  ['𝒂𝒂𝒂𝒂𝒂𝒂𝒂𝒂𝒂𝒂', null, expect.stringContaining('20 caracteres o más') as unknown],
  [' ', 'Lotería de Bogotá', expect.stringContaining('sin espacios') as unknown],
])('%j from %j is an official one, or is not', (semilla, source, problem) => {
  expect(checkOfficialSemilla(semilla, source)).toEqual(problem);
});

test.each(['0', 'Balota 4821 ñ', 'x'.repeat(200)])('%j is one', (semilla) => {
  expect(checkSemilla(semilla)).toBeNull();
});

test('a simulation takes any but an official one', () => {
  expect(checkSimulationSemilla('a', ['b', 'a'])).toContain('Esa es la semilla oficial');
  expect(checkSimulationSemilla('a', ['b'])).toBeNull();
  expect(checkSimulationSemilla('', [])).toBe('Escriba la semilla.');
});

test('a run by another semilla than the official one agrees with nothing', () => {
  const run = (semilla: string) =>
    ({
      status: 'done',
      wanted: { purpose: 'register', etapa: 'general', semilla, file: null },
      result: sample.OFFICIAL,
    }) as const;
  expect(agreement(sample.DRAWN, run('otra'))).toBe('otherSeed');
  expect(agreement(sample.DRAWN, run(sample.SEMILLA))).toBe('agrees');
});
