import { leerArchivo } from '../../../src/areas/educacion/oferta/importacion/leerArchivo';

const HEAD = 'DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten';
const ROW = '190000000001;Sede principal;Mañana;Quinto;40;30;2';
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'utf8')).buffer;
const leer = (...lines: readonly string[]) => leerArchivo(bytesOf(lines.join('\r\n')));

/** Why nothing of the file can be imported; it must be so. */
function mensaje(...lines: readonly string[]): string {
  const lectura = leer(...lines);
  if (lectura.ok) throw new Error('The file was read');
  return lectura.mensaje;
}

const FILA = {
  fila: 2, dane: '190000000001', sede: 'Sede principal', jornada: 'Mañana', grado: 'Quinto', capacidad: '40', continuan: '30', repiten: '2',
};

test('rows with their lines; columns are known by their names, in any order and case', () => {
  expect(leer('\ufeffRepiten,GRADO,código DANE,jornada,sede,continuan,Capacidad', '2,Quinto,190000000001,Mañana,Sede principal,30,40')).toEqual({
    ok: true,
    filas: [FILA],
    errores: [],
    sobrantes: [],
  });
});

test('a file of Windows is the same', () => {
  const bytes = Uint8Array.from(Buffer.from(`${HEAD}\r\n${ROW}\r\n`, 'latin1')).buffer;
  expect(leerArchivo(bytes)).toEqual({ ok: true, filas: [FILA], errores: [], sobrantes: [] });
});

test('columns that are not used are told, those without a name are not', () => {
  expect(leer(`${HEAD};Vacantes;;Notas`, `${ROW};8;;`)).toMatchObject({ ok: true, errores: [], sobrantes: ['Vacantes', 'Notas'] });
});

describe('what cannot be imported at all', () => {
  test.each([
    ['an empty file', [''], 'El archivo está vacío.'],
    ['only spaces', ['  ', ''], 'El archivo está vacío.'],
    ['only separators', [';;', ';;'], 'El archivo está vacío.'],
    ['a workbook', ['PK\u0003\u0004\u0000'], 'no es un CSV'],
    ['another file', ['Nombre;Edad', 'Ana;7'], 'Faltan las columnas DANE, Sede, Jornada, Grado, Capacidad, Continúan y Repiten.'],
    ['a column less', [HEAD.replace(';Grado', ''), ROW], 'Falta la columna Grado.'],
    ['a column twice', [`${HEAD};sede`, ROW], 'Está más de una vez la columna Sede'],
    ['two columns twice', [`${HEAD};sede;grado`, ROW], 'Están más de una vez las columnas Sede y Grado'],
    ['no row', [HEAD], 'ninguna fila'],
  ])('%s', (_, lines, expected) => expect(mensaje(...lines)).toContain(expected));

  test('more rows than an import takes', () => {
    expect(mensaje(HEAD, ...Array.from({ length: 20_001 }, () => ROW))).toContain('El archivo tiene 20.001 filas');
  });
});

test('what is wrong is told by line and column, whole rows too', () => {
  const lectura = leer(HEAD, ROW, '', `${ROW};algo`, ROW.replace('40', 'cuarenta'), '190000000001;"Sede');
  expect(lectura.ok && lectura.errores.map(({ fila, columna }) => [fila, columna])).toEqual([[4, ''], [5, 'capacidad'], [6, '']]);
});

test('a row with fewer cells lacks what is not there', () => {
  const lectura = leer(HEAD, '190000000001;Sede principal;Mañana;Quinto;40');
  expect(lectura.ok && lectura.errores.map(({ columna }) => columna)).toEqual(['continuan', 'repiten']);
});
