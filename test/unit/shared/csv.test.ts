import { decodeText, isPlainText, readCsv, writeCsv } from '../../../src/shared/csv';

const bytesOf = (...numbers: readonly number[]): ArrayBuffer => Uint8Array.from(numbers).buffer;
const utf8 = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'utf8')).buffer;

describe('decoding', () => {
  test.each([
    ['UTF-8', utf8('Mañana')],
    ['UTF-8 with its mark', utf8('\ufeffMañana')],
    // Node 20 reads its dashes and euro sign as Latin 1; the end-to-end test has them read by a browser.
    ['Windows-1252', bytesOf(0x4d, 0x61, 0xf1, 0x61, 0x6e, 0x61)],
  ])('%s', (_, bytes) => expect(decodeText(bytes)).toBe('Mañana'));

  test.each([
    ['a workbook', 'PK\u0003\u0004', false],
    ['UTF-16', 'D\u0000A\u0000', false],
    ['lines, tabs and accents', 'á;b\r\n\t"c"', true],
  ])('%s is text: %#', (_, text, isText) => expect(isPlainText(text)).toBe(isText));
});

describe('reading', () => {
  const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

  test.each([
    ['semicolons', 'a;b,c;d\n1;2,5;3\n', [['a', 'b,c', 'd'], ['1', '2,5', '3']]],
    ['commas', 'a,b\r\n1,"2,5"\r\n', [['a', 'b'], ['1', '2,5']]],
    ['commas with a semicolon between quotation marks', '"a;b;c",d\n1,2', [['a;b;c', 'd'], ['1', '2']]],
    ['old lines', 'a;b\r1;2', [['a', 'b'], ['1', '2']]],
    ['lines of two files put together', 'a;b\r\n1;2\n3;4\r5;6\n', [['a', 'b'], ['1', '2'], ['3', '4'], ['5', '6']]],
    ['doubled quotation marks', 'a;b\n"El ""Samán""";2', [['a', 'b'], ['El "Samán"', '2']]],
    ['one column', 'a\n1', [['a'], ['1']]],
    ['nothing', '', []],
  ])('%s', (_, text, rows) => expect(cells(text)).toEqual(rows));

  test('each row has the line at which it begins, whatever lies in and between the rows', () => {
    const { rows, badLines } = readCsv('a;b\r\n\r\n1;"x\r\ny"\r\n;;\r\n  ; \r\n2;z\r\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', 'x\r\ny'] },
      { line: 7, cells: ['2', 'z'] },
    ]);
    expect(badLines).toEqual([]);
  });

  test('quotation marks that do not close are told by their line', () => {
    expect(readCsv('a;b\n1;2\n3;"x\n4;5').badLines).toEqual([3]);
    expect(readCsv('a;b\n1;"x"y;2\n4;5').badLines).toEqual([2]);
  });
});

describe('writing', () => {
  test('semicolons, lines of Windows, the mark, and quotation marks where they are needed', () => {
    expect(writeCsv(['Sede', 'Nota'], [['A;B', 'dice "sí"'], ['ñ', 2]])).toBe('\ufeffSede;Nota\r\n"A;B";"dice ""sí"""\r\nñ;2\r\n');
  });

  test.each(['=1+1', '+57', '-2', '@SUM(A1)', '\tx', '\rx'])('%j is no formula, and is read back', (cell) => {
    const text = writeCsv(['a'], [[cell]]);
    expect(text).toContain(`'${cell}`);
    expect(readCsv(text.slice(1)).rows[1]?.cells).toEqual([cell]);
  });

  test('a number below zero stays a number', () => expect(writeCsv(['a'], [[-2]])).toBe('\ufeffa\r\n-2\r\n'));
});
