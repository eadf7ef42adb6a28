/** @jest-environment node */
import { summarizeErrors } from '#areas/places/oferta/import/countErrors.ts';
import { readRowFile } from '#areas/places/oferta/import/readRowFile.ts';
import { MATRICULA_FORMAT, OFERTA_FORMAT } from '#areas/places/oferta/import/rowFormats.ts';
import { IMPORT_ROW, ROW } from '#test/support/samples/ofertas.ts';

const HEAD = 'DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten';
const readBytes = (bytes: Buffer) => readRowFile(new Blob([Uint8Array.from(bytes)]), OFERTA_FORMAT, {}, () => undefined);
const readIt = (...lines: readonly string[]) => readBytes(Buffer.from(lines.join('\r\n'), 'utf8'));

/** Why nothing of the file can be imported; it must be so. */
async function message(...lines: readonly string[]): Promise<string> {
  const reading = await readIt(...lines);
  if (reading.kind !== 'unreadable') throw new Error('The file was read');
  return reading.message;
}

/** What is wrong in it; something must be. */
async function errores(...lines: readonly string[]) {
  const reading = await readIt(...lines);
  if (reading.kind !== 'faulty') throw new Error(`Nothing is wrong: ${reading.kind}`);
  return summarizeErrors(reading.counted);
}

test('rows with their lines; columns are known by their names, in any order and case', async () => {
  expect(
    await readIt(
      '\ufeffRepiten,GRADO,código DANE,jornada,sede,continuan,Capacidad',
      '2,Quinto,190000000001,Mañana,Sede principal,30,40',
    ),
  ).toEqual({ kind: 'read', rows: [IMPORT_ROW], unusedColumns: [] });
});

test.each([
  ['UTF-16, little end first', Buffer.from(`\ufeff${HEAD}\r\n${ROW}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${HEAD}\r\n${ROW}`, 'utf16le').swap16()],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${HEAD}\r\n${ROW}`)],
  ['Windows-1252', Buffer.from(`${HEAD}\r\n${ROW}\r\n`, 'latin1')],
  ['tabs', Buffer.from(`${HEAD}\r\n${ROW}`.replaceAll(';', '\t'))],
  ['bars', Buffer.from(`${HEAD}\r\n${ROW}`.replaceAll(';', '|'))],
  ['what a spreadsheet calls Unicode text', Buffer.from(`\ufeff${HEAD}\r\n${ROW}`.replaceAll(';', '\t'), 'utf16le')],
])('a file in %s is the same', async (_, bytes) => {
  expect(await readBytes(bytes)).toEqual({ kind: 'read', rows: [IMPORT_ROW], unusedColumns: [] });
});

describe('a stray byte is told by its row and column, and leaves all others as they are', () => {
  const STRAY = Buffer.from([0xf1]);
  const told = async (...parts: readonly (string | Buffer)[]) => {
    const reading = await readBytes(Buffer.concat(parts.map((part) => Buffer.from(part))));
    if (reading.kind !== 'faulty') throw new Error(`Nothing is wrong: ${reading.kind}`);
    return { sound: reading.sound, errors: reading.counted.errors };
  };
  const sound = { ...IMPORT_ROW, fila: 3 };

  test.each([
    ['one among letters of UTF-8', [`${HEAD}\n190000000001;El Sam`, STRAY, `n;Mañana;Quinto;40;30;2\n${ROW}`], 'El Sam\ufffdn'],
    [
      'one that cuts a letter',
      [`${HEAD}\n190000000001;El Sam`, Buffer.from([0xc3]), `n;Mañana;Quinto;40;30;2\n${ROW}`],
      'El Sam\ufffdn',
    ],
    [
      'one that a program wrote for what it could not read',
      [`${HEAD}\n190000000001;El Sam\ufffdn;Mañana;Quinto;40;30;2\n${ROW}`],
      'El Sam\ufffdn',
    ],
  ])('%s', async (_, parts, cell) => {
    const { errors, sound: rows } = await told(...parts);
    expect(rows).toEqual([sound]);
    expect(errors).toEqual([{ fila: 2, columna: 'sede', mensaje: expect.stringContaining(`«${cell}».`) as unknown }]);
  });

  test('nothing but what a program wrote for letters that it lost', async () => {
    const plain = ROW.replace('ñ', 'n');
    const { errors } = await told(`${HEAD.replace('ú', 'u')}\n${plain.replace('Sede', 'Sam\ufffdn')}\n${plain}`);
    expect(errors.map(({ fila, columna }) => [fila, columna])).toEqual([[2, 'sede']]);
  });

  test('one in a column that is not used does no harm', async () => {
    const bytes = Buffer.concat([Buffer.from(`${HEAD};Notas\n${ROW};a`), STRAY, Buffer.from('\n')]);
    expect(await readBytes(bytes)).toMatchObject({ kind: 'read', unusedColumns: ['Notas'] });
  });

  test('in a number it is told once', async () => {
    const { errors } = await told(`${HEAD}\n${ROW.replace(/;\d+$/, ';1\ufffd')}\n${ROW}`);
    expect(errors.map(({ columna }) => columna)).toEqual(['repiten']);
  });

  test('a letter that the end of the file cuts', async () => {
    const { errors } = await told(
      `Repiten;Capacidad;Continúan;DANE;Jornada;Grado;Sede\n2;40;30;190000000001;Mañana;Quinto;Sam`,
      Buffer.from([0xc3]),
    );
    expect(errors.map(({ columna }) => columna)).toEqual(['sede']);
  });
});

describe('heads that are not known', () => {
  const OTHER = HEAD.replace('Sede', 'NOMBRE_SEDE').replace('Repiten', 'Repitentes');
  const read = (matches: Readonly<Record<string, number>>, ...lines: readonly string[]) =>
    readRowFile(new Blob([lines.join('\n')]), OFERTA_FORMAT, matches, () => undefined);

  test('are asked for, with what the first row has there', async () => {
    expect(await read({}, `${OTHER};`, `${ROW};x`)).toEqual({
      kind: 'unmatched',
      missing: ['sede', 'repiten'],
      heads: [
        { at: 1, name: 'NOMBRE_SEDE', example: 'Sede principal' },
        { at: 6, name: 'Repitentes', example: '2' },
        { at: 7, name: '', example: 'x' },
      ],
    });
  });

  test('once a person has said which they are, the file is read', async () => {
    const matches = { sede: 1, repiten: 6 };
    expect(await read(matches, OTHER, ROW)).toEqual({ kind: 'read', rows: [IMPORT_ROW], unusedColumns: [] });
  });

  test('without a row there is nothing to ask for', async () => {
    expect(await read({}, OTHER)).toMatchObject({ kind: 'unreadable', message: text('ninguna fila') });
  });
});

const text = (part: string): unknown => expect.stringContaining(part);

test('an enrolment list has columns of its own, and needs no more of a document than its number', async () => {
  const list = (...lines: readonly string[]) => readRowFile(new Blob([lines.join('\n')]), MATRICULA_FORMAT, {}, () => undefined);
  expect(
    await list('Tipo de documento,Número de documento,Código DANE,Sede,Grado', 'TI,001.098-7,190000000001,Principal,5'),
  ).toEqual({
    kind: 'read',
    rows: [{ fila: 2, tipoDocumento: 'TI', documento: '001.098-7', dane: '190000000001', sede: 'Principal', grado: '5' }],
    unusedColumns: [],
  });
  const faulty = await list('Tipo de documento,Documento,DANE,Sede,Grado', ',12,1,,');
  expect(faulty.kind === 'faulty' && faulty.counted.errors.map(({ fila, columna }) => [fila, columna])).toEqual([
    [2, 'tipoDocumento'],
    [2, 'sede'],
    [2, 'grado'],
    [2, 'documento'],
    [2, 'dane'],
  ]);
  expect(await list('Documento,DANE,Sede,Grado', '1,2,3,4')).toMatchObject({
    kind: 'unreadable',
    message: text('Falta la columna Tipo de documento.'),
  });
});

test('a first line that tells a spreadsheet the separator is none of the rows', async () => {
  expect(await readIt('sep=;', HEAD, ROW)).toEqual({ kind: 'read', rows: [{ ...IMPORT_ROW, fila: 3 }], unusedColumns: [] });
});

test('columns that are not used are told, those without a name are not', async () => {
  expect(await readIt(`${HEAD};Vacantes;;Notas`, `${ROW};8;;`)).toMatchObject({
    kind: 'read',
    unusedColumns: ['Vacantes', 'Notas'],
  });
});

test('columns of reserves come with their heads, in every row, an empty cell too', async () => {
  expect(await readIt(`${HEAD};Reserva: Discapacidad;reserva: sisben`, `${ROW};0`)).toEqual({
    kind: 'read',
    rows: [
      {
        ...IMPORT_ROW,
        reservas: [
          { columna: 'Reserva: Discapacidad', puestos: '0' },
          { columna: 'reserva: sisben', puestos: '' },
        ],
      },
    ],
    unusedColumns: [],
  });
});

describe('what cannot be imported at all', () => {
  test.each([
    ['an empty file', [''], 'El archivo está vacío.'],
    ['only spaces', ['  ', ''], 'El archivo está vacío.'],
    ['only separators', [';;', ';;'], 'El archivo está vacío.'],
    ['only the separator told', ['sep=;'], 'El archivo está vacío.'],
    ['a workbook', ['PK\u0003\u0004\u0000'], 'no es un CSV'],
    ['another file', ['Nombre;Edad', 'Ana;7'], 'Faltan las columnas DANE, Sede, Jornada, Grado, Capacidad, Continúan y Repiten.'],
    ['a column less', [HEAD.replace(';Grado', ''), ROW], 'Falta la columna Grado.'],
    ['a column twice', [`${HEAD};sede`, ROW], 'Está más de una vez la columna Sede'],
    ['two columns twice', [`${HEAD};sede;grado`, ROW], 'Están más de una vez las columnas Sede y Grado'],
    ['a reserve twice', [`${HEAD};Reserva: Sisbén;RESERVA: SISBEN`, ROW], 'más de una vez la columna RESERVA: SISBEN'],
    [
      'more reserves than a call has',
      [[HEAD, ...Array.from({ length: 11 }, (_, at) => `Reserva: ${at}`)].join(';'), ROW],
      'Hay 11 columnas de reservas',
    ],
    ['no row', [HEAD], 'ninguna fila'],
  ])('%s', async (_, lines, expected) => expect(await message(...lines)).toContain(expected));
});

test('what is wrong is told by line and column, whole rows too', async () => {
  const { first: firstOnes, total } = await errores(
    HEAD,
    ROW,
    '',
    `${ROW};algo`,
    ROW.replace('40', 'cuarenta'),
    '190000000001;"Sede',
  );
  expect(firstOnes.map(({ fila, columna }) => [fila, columna])).toEqual([
    [4, ''],
    [5, 'capacidad'],
    [6, ''],
  ]);
  expect(total).toBe(3);
});

test('a row with fewer cells lacks what is not there', async () => {
  const { first: firstOnes } = await errores(HEAD, '190000000001;Sede principal;Mañana;Quinto;40');
  expect(firstOnes.map(({ columna }) => columna)).toEqual(['continuan', 'repiten']);
});

const place = (at: number) => ROW.replace('principal', String(at));

test('more rows than an import takes are all read: they are counted, and so is what is wrong in them', async () => {
  const { first: firstOnes, total } = await errores(
    HEAD,
    ...Array.from({ length: 20_000 }, (_, at) => place(at)),
    place(0),
    `${ROW};algo`,
  );
  expect(total).toBe(3);
  expect(firstOnes).toEqual([
    {
      fila: 20_002,
      columna: '',
      mensaje: 'El archivo tiene 20.002 filas y se importan hasta 20.000 a la vez. Divídalo en varios.',
    },
    { fila: 20_002, columna: 'sede', mensaje: expect.stringContaining('línea 2') as unknown },
    { fila: 20_003, columna: '', mensaje: expect.stringContaining('más celdas que columnas') as unknown },
  ]);
});

test('every error is counted, fifty are shown, and a hundred thousand written', async () => {
  const { first: firstOnes, total, file, written } = await errores(HEAD, ...Array.from({ length: 19_000 }, () => 'x;;;;;;'));
  expect({ total, shown: firstOnes.length, written }).toEqual({ total: 133_000, shown: 50, written: 100_000 });
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toHaveLength(100_001);
  expect(lines[1]).toBe('2;DANE;El código DANE tiene 12 dígitos.');
});

test('more text than can be sent at once is told where it begins to be', async () => {
  const long = 'x'.repeat(190);
  const rows = Array.from({ length: 20_000 }, (_, at) => `190000000001;${long}${at};${long};Quinto;40;30;2`);
  const { first: firstOnes, total } = await errores(HEAD, ...rows);
  expect(total).toBe(1);
  expect(firstOnes).toEqual([
    { fila: expect.any(Number) as unknown, columna: '', mensaje: expect.stringContaining('Divídalo en varios.') as unknown },
  ]);
});

test('its progress is told in bytes, up to the last', async () => {
  const bytes = Buffer.from([HEAD, ROW].join('\n'));
  const told: number[] = [];
  await readRowFile(new Blob([Uint8Array.from(bytes)]), OFERTA_FORMAT, {}, (read) => told.push(read));
  expect(told.at(-1)).toBe(bytes.length);
});
