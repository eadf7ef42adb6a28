/** @jest-environment node */
import { createLineCutter } from '#allocation/replica/cutLines.ts';
import { cellText } from '#allocation/replica/row.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { createRandom } from './support/random';

interface Cut {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
  readonly faults: readonly string[];
}

const utf8 = new TextEncoder();

/** Cuts the bytes, which come in pieces of `size`. @throws InvalidMarket */
function cut(text: string | Uint8Array, size = Infinity): Cut {
  const bytes = typeof text === 'string' ? utf8.encode(text) : text;
  const rows: string[][] = [];
  const lines: number[] = [];
  const faults: string[] = [];
  const cutter = createLineCutter({
    takeRow(row) {
      rows.push(Array.from({ length: row.cells }, (_, cell) => cellText(row, cell)));
      lines.push(row.line);
    },
    takeFault: (fault) => faults.push(fault),
  });
  const step = Math.min(size, Math.max(1, bytes.length));
  for (let at = 0; at < bytes.length; at += step) cutter.addBytes(bytes.slice(at, at + step));
  cutter.finish();
  return { rows, lines, faults };
}

const rowsOf = (text: string) => cut(text).rows;

test.each([
  [
    'commas',
    'a,b,c\nd,,f\n',
    [
      ['a', 'b', 'c'],
      ['d', '', 'f'],
    ],
  ],
  ['semicolons, of which commas are no part', 'a;b,c\nd\n', [['a', 'b,c'], ['d']]],
  ['commas, of which semicolons are no part', 'a,b;c\n', [['a', 'b;c']]],
  ['line ends of Windows', 'a,b\r\nc\r\n', [['a', 'b'], ['c']]],
  ['line ends of old', 'a,b\rc\r', [['a', 'b'], ['c']]],
  ['no line end at the end', 'a\nb', [['a'], ['b']]],
  ['a mark', '\ufeffa\nb\n', [['a'], ['b']]],
  ['spaces around cells', ' a , b c ,d\n', [['a', 'b c', 'd']]],
  ['empty cells at the end', 'a,,,\n,,\nb\n', [['a'], ['b']]],
  ['quotes', '"a"," b, c ","d ""e"""\n', [['a', ' b, c ', 'd "e"']]],
  ['spaces around quotes', 'a, "b" ,""\n', [['a', 'b']]],
  ['letters of two bytes and of four', 'ñ,𝒂\n', [['ñ', '𝒂']]],
  ['nothing', '', [[]]],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('the lines keep their numbers where some are empty', () => {
  expect(cut('a\n\n,,\nb').lines).toEqual([1, 4]);
});

test.each([
  ['an open quote', 'a\n"b\nc\n'],
  ['a line end in a cell', 'a\n"b\nc"\n'],
  ['a quote in the middle', 'a\nb"c"\n'],
  ['something after the quote', 'a\n"b"c\n'],
  ['a quote that only ends', 'a\nb"\n'],
  ['an odd number of quotes', 'a\n"b""\n'],
])('%s is told by line', (_, text) => {
  expect(cut(text).faults[0]).toBe('Línea 2: las comillas deben abrir y cerrar una celda entera, en la misma línea');
});

test('more cells than a replica can have are told, but not empty ones', () => {
  expect(cut(`a\n${'b,'.repeat(64)}c\n`).faults).toEqual(['Línea 2: tiene celdas de más']);
  expect(cut(`a\nb${','.repeat(300)}\n`)).toEqual({ rows: [['a'], ['b']], lines: [1, 2], faults: [] });
});

const problemsOf = (text: string | Uint8Array, size?: number): readonly string[] => {
  try {
    cut(text, size);
  } catch (error) {
    if (error instanceof InvalidMarket) return error.violations;
    throw error;
  }
  return [];
};

test.each([
  ['a line feed among those of Windows', 'a\r\nb\r\nc\nd\r\n', 3],
  ['those of Windows after line feeds', 'a\nb\r\n', 2],
  ['an old one among those of Windows', 'a\r\nb\rc\r\n', 2],
  ['a line feed after old ones', 'a\rb\nc\r', 2],
])('%s is refused', (_, text, line) => {
  for (const size of [1, 2, 3, 5, 100]) {
    expect(problemsOf(text, size)).toEqual([expect.stringMatching(new RegExp(`^Línea ${line}: no termina como`))]);
  }
});

test.each([
  ['Windows-1252', Uint8Array.of(0x61, 0x0a, 0xf1, 0x0a), 2],
  ['half a letter at the end', Uint8Array.of(0x61, 0xc3), 1],
  ['half a surrogate', Uint8Array.of(0xed, 0xa0, 0x80), 1],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x0a, 0), 1],
])('%s is refused', (_, bytes, line) => {
  for (const size of [1, 2, 100]) {
    expect(problemsOf(bytes, size)).toEqual([expect.stringContaining(`Línea ${line}: el archivo no está en UTF-8`)]);
  }
});

test('a line without end is refused before memory is full', () => {
  const cutter = createLineCutter({ takeRow: () => undefined, takeFault: () => undefined });
  const piece = new Uint8Array(1 << 18).fill(0x61);
  expect(() => {
    for (let at = 0; at < 100; at += 1) cutter.addBytes(piece);
  }).toThrow('Línea 1: es demasiado larga');
});

test('where the bytes are cut changes nothing', () => {
  const random = createRandom(5);
  const letters = ['a', 'ñ', '𝒂', ',', ' ', '"', '""', '"b"', '\n', '\n'];
  for (let round = 0; round < 300; round += 1) {
    const text = `\ufeff${Array.from({ length: random.between(0, 30) }, () => random.pick(letters)).join('')}`;
    const written = random.happens(0.5) ? text : text.replaceAll('\n', '\r\n');
    const whole = cut(written);
    for (const size of [1, 2, 3, random.between(4, 20)]) expect(cut(written, size)).toEqual(whole);
  }
});
