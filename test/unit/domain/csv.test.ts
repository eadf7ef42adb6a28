import { isPlainText, writeCsv } from '#domain/csv.ts';
import { readCsv } from '#test/support/csv.ts';

test.each([
  ['a workbook', 'PK\u0003\u0004', false],
  ['UTF-16', 'D\u0000A\u0000', false],
  ['lines, tabs and accents', 'á;b\r\n\t"c"', true],
])('%s is text: %#', (_, text, isText) => expect(isPlainText(text)).toBe(isText));

/** As it comes whole, and cut at every character. */
const pieces = [undefined, 1, 3];

describe.each(pieces)('reading in pieces of %s', (piece) => {
  const read = (text: string) => readCsv(text, piece);
  const cells = (text: string) => read(text).map((row) => row.cells);
  const badLines = (text: string) => read(text).flatMap(({ line, isBroken }) => (isBroken ? [line] : []));

  test.each([
    [
      'semicolons',
      'a;b,c;d\n1;2,5;3\n',
      [
        ['a', 'b,c', 'd'],
        ['1', '2,5', '3'],
      ],
    ],
    [
      'commas',
      'a,b\r\n1,"2,5"\r\n',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'commas with a semicolon between quotation marks',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'old lines',
      'a;b\r1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['an old line at the end', 'a;b\r', [['a', 'b']]],
    [
      'lines of two files put together',
      'a;b\r\n1;2\n3;4\r5;6\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'doubled quotation marks',
      'a;b\n"El ""Samán""";2',
      [
        ['a', 'b'],
        ['El "Samán"', '2'],
      ],
    ],
    ['one column', 'a\n1', [['a'], ['1']]],
    ['nothing', '', []],
    ['only lines', '\r\n\n', []],
    [
      'a separator that is told',
      'sep=,\r\na,b;c\r\n1,2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    ['one that is told and not used by its own line', 'SEP=;\na,b;c', [['a,b', 'c']]],
    ['one that a spreadsheet took for a record', '"sep=;";;\na;b;c', [['a', 'b', 'c']]],
    [
      'tabs',
      'a\tb,c\n1\t2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      'bars',
      'a|b|c;d\n|2|',
      [
        ['a', 'b', 'c;d'],
        ['', '2', ''],
      ],
    ],
    [
      'an empty first column before a tab',
      '\tb\tc\n1\t2\t3',
      [
        ['', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    ['tabs that are told', 'sep=\t\na\tb', [['a', 'b']]],
    ['a name that begins like it', 'sep=año;b', [['sep=año', 'b']]],
  ])('%s', (_, text, rows) => expect(cells(text)).toEqual(rows));

  test('each row has the line at which it begins, whatever lies in and between the rows', () => {
    expect(read('a;b\r\n\r\n1;"x\r\ny"\r\n;;\r\n  ; \r\n2;z\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'], isBroken: false },
      { line: 3, cells: ['1', 'x\ny'], isBroken: false },
      { line: 7, cells: ['2', 'z'], isBroken: false },
    ]);
  });

  test('the line that tells the separator is counted, and empty ones before it', () => {
    expect(read('\r\nsep=;\r\na;b\r\n1;2').map(({ line }) => line)).toEqual([3, 4]);
  });

  test('quotation marks that do not close are told by their line', () => {
    expect(badLines('a;b\n1;2\n3;"x\n4;5')).toEqual([3]);
    expect(badLines('a;b\n1;"x"y;2\n4;5')).toEqual([2]);
    expect(badLines('a;b\n1;"x;2\n4;"5"\n"')).toEqual([2]);
  });
});

test('a quotation mark that is never closed ends the reading, before the memory does', () => {
  const long = 'x;y\n'.repeat(400_000);
  const rows = readCsv(`a;b\n1;"2\n${long}`, 1 << 16);
  expect(rows.map(({ line, isBroken }) => [line, isBroken])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('a record longer than one can be is broken, and so is a file that is one', () => {
  expect(readCsv(`a;b\n${'x'.repeat(3_000_000)}\n1;2`, 1 << 16).map(({ isBroken }) => isBroken)).toEqual([false, true]);
  expect(readCsv('x'.repeat(3_000_000), 1 << 16).map(({ isBroken }) => isBroken)).toEqual([true]);
});

describe('writing', () => {
  test('semicolons, lines of Windows, the mark, and quotation marks where they are needed', () => {
    expect(
      writeCsv(
        ['Sede', 'Nota'],
        [
          ['A;B', 'dice "sí"'],
          ['ñ', 2],
        ],
      ),
    ).toBe('\ufeffSede;Nota\r\n"A;B";"dice ""sí"""\r\nñ;2\r\n');
  });

  test.each(['=1+1', '+57', '-2', '@SUM(A1)', '\tx', '\rx'])('%j is no formula, and is read back', (cell) => {
    const text = writeCsv(['a'], [[cell]]);
    expect(text).toContain(`'${cell}`);
    // Every end of a line is read as one.
    expect(readCsv(text.slice(1))[1]?.cells).toEqual([cell.replace('\r', '\n')]);
  });

  test('a number below zero stays a number', () => expect(writeCsv(['a'], [[-2]])).toBe('\ufeffa\r\n-2\r\n'));
});
