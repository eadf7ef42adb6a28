/** @jest-environment node */
import { Readable } from 'node:stream';

import { createMarket } from '#allocation/createMarket.ts';
import { hashInput } from '#allocation/hashes.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { addSemilla, writeReplica } from '#allocation/replica/writeReplica.ts';
import { type MarketReplica, readReplica, readReplicaFile, readReplicaText } from '#allocation/replica/readReplica.ts';
import { createRandom } from './support/random';
import { randomSample, smallSample } from './support/marketSamples';
import { writtenByHand } from './support/replicas';

const read = (text: string): Pick<MarketReplica, 'market' | 'semilla'> => {
  const { market, semilla } = readReplicaText(text);
  return { market, semilla };
};

function violationsOf(text: string): readonly string[] {
  try {
    readReplicaText(text);
  } catch (error) {
    if (error instanceof InvalidMarket) return error.violations;
    throw error;
  }
  return [];
}

test('what is written is read again, the semilla included', () => {
  const random = createRandom(3);
  const cases = Array.from({ length: 60 }, () => smallSample(random));
  const large = randomSample(random, { solicitudes: 11_000, ofertas: 30, opciones: 3, groups: 2, classes: 3, vacantes: 90 });
  for (const sample of [...cases, large]) {
    const market = createMarket(sample);
    const semilla = 'una; semilla, "con" de todo';
    expect(read(writeReplica(market, semilla).join(''))).toEqual({ market, semilla });
    expect(read(writeReplica(market).join(''))).toEqual({ market, semilla: undefined });
    expect(addSemilla(writeReplica(market).join(''), semilla)).toBe(writeReplica(market, semilla).join(''));
    expect(read(writtenByHand(sample))).toEqual({ market, semilla: sample.semilla });
  }
});

const SETTINGS = 'replica,2\nsorteo,unico\nclases,2\ngrupos,G1 G2\netapa,1,antes\n';
const OFERTA = 'oferta,a,2,1 0\noferta,b,1,0 0\n';
const SOLICITUD = 'solicitud,t1,1,f1,a,G2,b a,0 1,G1+G2 -\n';
const WHOLE = `${SETTINGS}${OFERTA}${SOLICITUD}fin,1\n`;

test('the form that people can write by hand', () => {
  const { market } = read(`${SETTINGS}${OFERTA}${SOLICITUD}solicitud,t2,2,,,,,\nfin,2\n`);
  expect(market).toEqual(
    createMarket({
      settings: { lottery: 'unico', classCount: 2, groups: ['G1', 'G2'], semillasAnteriores: ['antes'] },
      ofertas: [
        { id: 'a', vacantes: 2, reservas: [1, 0] },
        { id: 'b', vacantes: 1, reservas: [0, 0] },
      ],
      solicitudes: [
        {
          ticket: 't1',
          etapa: 1,
          family: 'f1',
          cupoActual: 'a',
          groupOfCupo: 'G2',
          opciones: [
            { oferta: 'b', priorityClass: 0, groups: ['G1', 'G2'] },
            { oferta: 'a', priorityClass: 1, groups: [] },
          ],
        },
        { ticket: 't2', opciones: [] },
      ],
    }),
  );
});

test('semicolons, a mark, empty lines, quotes and the line ends of Windows are read alike', () => {
  const quoted = WHOLE.replace(/[^,\n]+/g, '"$&"');
  const padded = WHOLE.replaceAll('\n', ',,,,,,,,,,,\n');
  const spreadsheet = `\uFEFF${WHOLE.replaceAll(',', ';').replaceAll('\n', '\r\n')};;\r\n\r\n`;
  for (const text of [quoted, padded, spreadsheet]) expect(readReplicaText(text)).toMatchObject(readFacts(WHOLE));
});

const readFacts = (text: string) => {
  const { market, semilla, inputHash } = readReplicaText(text);
  return { market, semilla, inputHash };
};

const NO_REPLICA = ['El archivo no es una réplica de asignación: debe empezar por «replica,2»'];
const CUT = 'Falta la última línea, «fin»: el archivo está cortado';
const HASH = hashInput(readReplicaText(WHOLE).market);

test.each([
  ['nothing', '', NO_REPLICA],
  ['another file', 'nombre,documento\nAna,1\n', NO_REPLICA],
  ['another version', 'replica,1\n', NO_REPLICA],
  ['a first line with more', `replica,2,x\n`, NO_REPLICA],
  [
    'no settings',
    'replica,2\n',
    ['Falta el ajuste «sorteo»', 'Falta el ajuste «clases»', 'Falta el ajuste «grupos»', 'El archivo no tiene ofertas', CUT],
  ],
  ['settings only', `${SETTINGS}fin,0\n`, ['El archivo no tiene ofertas']],
  ['another lottery', WHOLE.replace('unico', 'único'), ['El sorteo debe ser «unico» o «por-oferta»']],
  [
    'no number of classes',
    WHOLE.replace('clases,2', 'clases,dos'),
    ['Las prioridades deben ser de 1 a 255', 'Línea 8: la prioridad «0» no existe', 'Línea 8: la prioridad «1» no existe'],
  ],
  ['an unknown record', `${SETTINGS}cupo,a\n${OFERTA}fin,0`, ['Línea 6: «cupo» no es un registro de una réplica']],
  [
    'settings too late',
    `${SETTINGS}${OFERTA}clases,3\nfin,0`,
    ['Línea 8: los ajustes van antes que las ofertas', 'Línea 8: «clases» está dos veces'],
  ],
  ['the semilla too late', `${SETTINGS}${OFERTA}semilla,x\nfin,0`, ['Línea 8: los ajustes van antes que las ofertas']],
  ['the semilla twice', `${SETTINGS}semilla,x\nsemilla,y\n${OFERTA}fin,0`, ['Línea 7: «semilla» está dos veces']],
  ['a setting twice', `${SETTINGS}sorteo,unico\n${OFERTA}fin,0`, ['Línea 6: «sorteo» está dos veces']],
  ['a semilla of several cells', `${SETTINGS}semilla,uno, dos\n${OFERTA}fin,0`, ['Línea 6: tiene celdas de más']],
  ['an empty semilla', `${SETTINGS}semilla,\n${OFERTA}fin,0`, ['Línea 6: Falta la semilla del sorteo']],
  [
    'a semilla with a letter in parts',
    `${SETTINGS}semilla,n\u0303\n${OFERTA}fin,0`,
    [expect.stringContaining('escrita en partes') as unknown],
  ],
  [
    'a semilla with quotes in it',
    `${SETTINGS}semilla,a"b"\n${OFERTA}fin,0`,
    [expect.stringMatching(/^Línea 6: las comillas/) as unknown],
  ],
  ['an earlier stage too late', `${SETTINGS}${OFERTA}etapa,2,otra\nfin,0`, ['Línea 8: los ajustes van antes que las ofertas']],
  ['earlier stages in another order', `${SETTINGS}etapa,3,otra\n${OFERTA}fin,0`, ['Línea 6: debe ser la etapa 2']],
  ['an earlier stage without its seed', `${SETTINGS}etapa,2\n${OFERTA}fin,0`, ['Etapa 2: Falta la semilla del sorteo']],
  [
    'ofertas after solicitudes',
    `${WHOLE.replace('fin,1\n', 'oferta,c,1,0 0\nfin,1')}`,
    ['Línea 9: las ofertas van antes que las solicitudes'],
  ],
  [
    'a stage that is not there',
    `${SETTINGS}${OFERTA}solicitud,t,3,,,,,\nfin,1`,
    ['Línea 8: la etapa debe ser un número de 1 a 2'],
  ],
  [
    'a reserve of no seat',
    `${SETTINGS}${OFERTA}solicitud,t,2,,,G1,,\nfin,1`,
    ['Línea 8: tiene la reserva de un cupo actual, y ningún cupo'],
  ],
  [
    'a reserve of a group that is not there',
    `${SETTINGS}${OFERTA}solicitud,t,2,,a,G3,,\nfin,1`,
    ['Línea 8: el cupo actual es de la reserva de un grupo que no existe, «G3»'],
  ],
  [
    'missing vacancies',
    `${SETTINGS}oferta,a,,1 0\nfin,0`,
    ['Línea 6: las vacantes de la oferta «a» faltan o no son un número entero de 0 a 1.000.000'],
  ],
  [
    'a class too few, and groups too many',
    `${SETTINGS}${OFERTA}solicitud,t,2,,,,a b,0,- - -\nfin,1`,
    ['Línea 8: debe haber una prioridad por opción', 'Línea 8: debe haber unos grupos («-» si ninguno) por opción, o ninguno'],
  ],
  ['a class that is no number', `${SETTINGS}${OFERTA}solicitud,t,2,,,,a,1e0\nfin,1`, ['Línea 8: la prioridad «1e0» no existe']],
  [
    'a solicitud without its cells',
    `${SETTINGS}${OFERTA}solicitud\nfin,1`,
    [
      'Línea 8: el tiquete «» solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos, y no ser un guion solo',
      'Línea 8: la etapa debe ser un número de 1 a 2',
    ],
  ],
  [
    "a family of '-'",
    WHOLE.replace('f1', '-'),
    [expect.stringMatching(/^Línea 8: el tiquete de familia «-» solo puede.*no ser un guion solo$/) as unknown],
  ],
  ['a name in a cell too many', WHOLE.replace('G1+G2 -', 'G1+G2 -,Ana Pérez'), ['Línea 8: tiene celdas de más']],
  [
    'an open quote',
    WHOLE.replace('t1', '"t1'),
    [expect.stringMatching(/^Línea 8: las comillas/) as unknown, expect.stringMatching(/^Línea 9: dice que hay 1/) as unknown],
  ],
  ['a file cut after a line', `${SETTINGS}${OFERTA}${SOLICITUD}`, [CUT]],
  ['a file cut in its last line', WHOLE.slice(0, -4), ['Línea 9: «fi» no es un registro de una réplica', CUT]],
  [
    'lines that were taken out',
    WHOLE.replace('fin,1', 'fin,2'),
    ['Línea 9: dice que hay 2 solicitudes, y hay 1: el archivo está cortado o cambiado'],
  ],
  [
    'a last line that says nothing',
    WHOLE.replace('fin,1', 'fin,'),
    ['Línea 9: no dice cuántas solicitudes hay, y hay 1: el archivo está cortado o cambiado'],
  ],
  [
    'a hash that was cut',
    WHOLE.replace('fin,1', `fin,1,${HASH.slice(1)}`),
    ['Línea 9: la huella de la lista está cortada o cambiada'],
  ],
  [
    'a list that was changed',
    WHOLE.replace('oferta,a,2', 'oferta,a,3').replace('fin,1', `fin,1,${HASH}`),
    [expect.stringMatching(/^Línea 9: la lista cambió: su huella es [0-9a-f]{64}, no la que dice ahí$/) as unknown],
  ],
  ['something after the last line', `${WHOLE}oferta,c,1,0 0\n`, ['Línea 10: después de «fin» no va nada']],
])('%s is told by line', (_, text, violations) => {
  expect(violationsOf(text)).toEqual(violations);
});

test('a list of nobody is read where its last line says so', () => {
  expect(readReplicaText(`${SETTINGS}${OFERTA}fin,0\n`).market.cupoActual).toHaveLength(0);
});

test('the last line may have the list’s hash', () => {
  expect(readReplicaText(WHOLE.replace('fin,1', `fin,1,${HASH}`)).inputHash).toBe(HASH);
});

test('one file gives one hash, whole or in pieces, as text, as a stream and as a chosen file', async () => {
  const text = writtenByHand({
    ...randomSample(createRandom(8), { solicitudes: 40, ofertas: 5, opciones: 3, groups: 2, classes: 3, vacantes: 9 }),
    semilla: 'ñandú 𝒂 4821',
  });
  const whole = readFacts(text);
  const bytes = Buffer.from(text);
  for (const size of [1, 7, 64, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
    expect(await readReplica({ pieces: Readable.from(pieces), size: bytes.length })).toMatchObject(whole);
  }
  expect(await readReplicaFile(new File([bytes], 'replica.csv'))).toMatchObject(whole);
});

test('how much is read is told, and a file that cannot be read fails', async () => {
  const notify = jest.fn();
  await readReplicaFile(new File([WHOLE], 'replica.csv'), notify);
  expect(notify).toHaveBeenCalledWith('reading', WHOLE.length, WHOLE.length);
  const broken = new Readable({ read: () => broken.destroy(new Error('disk')) });
  await expect(readReplica({ pieces: broken, size: 1 })).rejects.toThrow('disk');
  // As a browser's own reader fails where the file is not what was chosen any more.
  const changed = new File([WHOLE], 'replica.csv');
  jest.spyOn(changed, 'slice').mockImplementation(() => {
    throw new DOMException('changed', 'NotReadableError');
  });
  await expect(readReplicaFile(changed)).rejects.toMatchObject({ violations: [expect.stringContaining('elíjalo otra vez')] });
});
