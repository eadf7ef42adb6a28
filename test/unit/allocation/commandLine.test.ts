/** @jest-environment node */
import { createHash } from 'node:crypto';
import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { repeatRun } from '#test/tools/allocate/repeat.ts';
import { replicaOf, writtenByHand } from './support/replicas';

const opcion = (oferta: string, groups: readonly string[] = []) => ({ oferta, priorityClass: 0, groups });
const SAMPLE = {
  semilla: 'balota 4821',
  settings: { lottery: 'unico', classCount: 1, groups: ['G1'] },
  ofertas: [
    { id: 'a', vacantes: 1, reservas: [1] },
    { id: 'b', vacantes: 1, reservas: [0] },
  ],
  solicitudes: [
    { ticket: 't1', opciones: [opcion('a')] },
    { ticket: 't2', opciones: [opcion('a', ['G1']), opcion('b')] },
    { ticket: 't3', opciones: [opcion('a'), opcion('b')] },
  ],
} as const;
const TEXT = writtenByHand(SAMPLE);
const ENTRADA = replicaOf(SAMPLE).inputHash;

let folder = '';
const inFolder = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'asignacion-'));
  writeFileSync(inFolder('replica.csv'), TEXT);
  writeFileSync(inFolder('sin-semilla.csv'), TEXT.replace(/^semilla.*\n/m, ''));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the tool on the replica; `code`, and what it printed. */
async function repeat(...args: readonly string[]) {
  const printed: string[] = [];
  const problems: string[] = [];
  const code = await repeatRun(args, {
    // As the console does: all that it is given.
    print: (...all: readonly string[]) => printed.push(all.join(' ')),
    printProblem: (...all: readonly string[]) => problems.push(all.join(' ')),
  });
  return { code, printed, problems };
}

const repeatReplica = (...args: readonly string[]) => repeat(inFolder('replica.csv'), ...args);

/** The result's hash. */
async function findHash(): Promise<string> {
  const { printed } = await repeatReplica();
  return printed.find((line) => line.startsWith('Huella: '))?.slice('Huella: '.length) ?? '';
}

test('a run is repeated and told', async () => {
  const { code, printed, problems } = await repeatReplica();
  expect(code).toBe(0);
  expect(problems).toEqual([]);
  expect(printed).toEqual([
    'Solicitudes: 3. Cupos: 2. Semilla: balota 4821',
    'Opción 1: 1',
    'Opción 2: 1',
    'Conservan su cupo actual: 0',
    'Sin cupo: 1',
    `Huella de la entrada: ${ENTRADA}`,
    expect.stringMatching(/^Huella: [0-9a-f]{64}$/),
    'Comprobado: cumple todas las reglas',
  ]);
});

test('help is given', async () => {
  for (const flag of ['--ayuda', '--help', '-h']) {
    const { code, printed } = await repeat(flag);
    expect(code).toBe(0);
    expect(printed[0]).toContain('--huella-entrada HUELLA');
  }
});

test.each([
  ['no file', [], 'Falta el archivo de réplica. Vea las opciones con --ayuda'],
  ['two files', ['a.csv', 'b.csv'], 'Solo se repite un archivo a la vez; sobra «b.csv»'],
  ['an option that is not there', ['a.csv', '--foo'], 'No existe la opción «--foo». Vea las opciones con --ayuda'],
  ['a short one', ['a.csv', '-x'], 'No existe la opción «-x». Vea las opciones con --ayuda'],
  ['an option without its value', ['a.csv', '--semilla'], 'Falta el valor de «--semilla». Vea las opciones con --ayuda'],
  ['an empty value', ['a.csv', '--semilla='], 'Falta el valor de «--semilla». Vea las opciones con --ayuda'],
  [
    'an option in place of a value',
    ['a.csv', '--semilla', '--cortes'],
    'Falta el valor de «--semilla». Vea las opciones con --ayuda',
  ],
  ['an option twice', ['a.csv', '--semilla', 'x', '--semilla', 'y'], 'La opción «--semilla» está dos veces'],
  ['a value too many', ['a.csv', '--cortes=si'], 'La opción «--cortes» no lleva valor'],
  ['no hash', ['a.csv', '--huella', 'abc'], 'El valor de «--huella» debe ser una huella de 64 cifras y letras de la a a la f'],
  ['a file that is not there', ['nada.csv'], '«nada.csv» no existe'],
  ['a folder', ['.'], '«.» es una carpeta, no un archivo'],
])('%s is told in Spanish', async (_, args, problem) => {
  const { code, problems, printed } = await repeat(...args);
  expect({ code, problems, printed }).toEqual({
    code: 2,
    problems: [`No se pudo repetir la asignación: ${problem}`],
    printed: [],
  });
});

test('a file that is no replica is told by line', async () => {
  writeFileSync(inFolder('cortada.csv'), TEXT.slice(0, TEXT.lastIndexOf('fin')));
  const { code, problems } = await repeat(inFolder('cortada.csv'));
  expect(code).toBe(2);
  expect(problems).toEqual(['No se pudo repetir la asignación: Falta la última línea, «fin»: el archivo está cortado']);
});

test('hashes are compared with what was expected', async () => {
  const hash = await findHash();
  const right = await repeatReplica('--huella', hash.toUpperCase(), `--huella-entrada=${ENTRADA}`);
  expect(right.code).toBe(0);
  expect(right.printed).toContain(`Huella: ${hash} (es la esperada)`);
  const other = '0'.repeat(64);
  const wrong = await repeatReplica('--huella', other);
  expect(wrong.code).toBe(3);
  expect(wrong.printed).toContain(`Huella: ${hash} NO ES LA ESPERADA: se esperaba ${other}`);
  expect(wrong.printed.at(-1)).toContain('NO COINCIDE: con esta lista y esta semilla');
  const list = await repeatReplica('--huella-entrada', other);
  expect(list.code).toBe(3);
  expect(list.printed.at(-1)).toContain('NO COINCIDE: la lista de este archivo no es');
});

test('another semilla than the file’s is used, and said', async () => {
  const { code, printed } = await repeatReplica('--semilla', 'otra');
  expect(code).toBe(0);
  expect(printed[0]).toBe('Atención: se sortea con la semilla «otra», no con la del archivo, «balota 4821»');
  expect(printed[1]).toContain('Semilla: otra');
  expect((await repeatReplica('--semilla', 'balota 4821')).printed[0]).toMatch(/^Solicitudes/);
  expect((await repeat(inFolder('sin-semilla.csv'), '--semilla', 'otra')).printed[0]).toMatch(/^Solicitudes/);
});

test.each([' x', 'a\u200b', 'n\u0303'])('the semilla %j is refused, as everywhere', async (semilla) => {
  expect((await repeatReplica(`--semilla=${semilla}`)).code).toBe(2);
});

test('a file without a semilla needs one', async () => {
  const { code, problems } = await repeat(inFolder('sin-semilla.csv'));
  expect(code).toBe(2);
  expect(problems).toEqual(['No se pudo repetir la asignación: El archivo no tiene semilla: escríbala con --semilla']);
});

test('the result is written, and never over the replica', async () => {
  expect((await repeatReplica('--resultado', inFolder('resultado.csv'))).code).toBe(0);
  const lines = readFileSync(inFolder('resultado.csv'), 'utf8').split('\r\n');
  expect(lines[0]).toBe('tiquete,oferta');
  expect(lines).toContain('t2,a');
  linkSync(inFolder('replica.csv'), inFolder('enlace.csv'));
  for (const name of ['replica.csv', 'enlace.csv']) {
    const { code, problems } = await repeatReplica('--resultado', inFolder(name));
    expect(code).toBe(2);
    expect(problems[0]).toContain('es el archivo de réplica: escriba el resultado en otro');
  }
  expect(readFileSync(inFolder('replica.csv'), 'utf8')).toBe(TEXT);
  expect((await repeatReplica('--resultado', folder)).problems[0]).toContain('es una carpeta, no un archivo');
});

test('cut-offs and one solicitud are told', async () => {
  const { printed } = await repeatReplica('--cortes', '--tiquete', 't2');
  expect(printed).toContainEqual(
    expect.stringMatching(
      /^Oferta a: 1 de 1 cupos; conservan el suyo: 0; orden común: nadie entró; reserva G1: hasta el puesto \d \(prioridad 1\)$/,
    ),
  );
  expect(printed).toContain('Tiquete t2: obtuvo la oferta a');
  expect(printed.at(-2)).toMatch(
    /^ {2}Opción 1, oferta a: puesto \d \(prioridad 1\); número de sorteo [0-9a-f]{64}; ES LA ASIGNADA;/,
  );
  expect(printed.at(-2)).toContain(createHash('sha256').update('balota 4821|t2').digest('hex'));
  expect(printed.at(-1)).toMatch(
    /^ {2}Opción 2, oferta b: puesto \d \(prioridad 1\); número de sorteo [0-9a-f]{64}; ya tiene una mejor;/,
  );
  const { code, problems } = await repeatReplica('--tiquete', 't9');
  expect(code).toBe(2);
  expect(problems[0]).toContain('Nadie tiene el tiquete «t9» en el archivo');
});
