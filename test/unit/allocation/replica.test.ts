/** @jest-environment node */
import { Readable } from 'node:stream';

import { createMarket } from '#allocation/createMarket.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { addSemilla, writeReplica } from '#allocation/replica/writeReplica.ts';
import type { MarketReplica } from '#allocation/replica/replicaRows.ts';
import { readReplica } from '#allocation/replica/readReplica.ts';
import { createRandom } from './support/random';
import { randomSample, smallSample } from './support/marketSamples';

const read = (text: string, notify?: () => void): Promise<MarketReplica> =>
  readReplica({ file: Readable.from([text]), size: text.length }, notify);

async function violationsOf(text: string): Promise<readonly string[]> {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof InvalidMarket) return error.violations;
    throw error;
  }
  return [];
}

test('what is written is read again, the semilla included', async () => {
  const random = createRandom(3);
  const cases = Array.from({ length: 60 }, () => smallSample(random));
  const large = randomSample(random, { solicitudes: 11_000, ofertas: 30, opciones: 3, groups: 2, classes: 3, vacantes: 90 });
  for (const sample of [...cases, large]) {
    const market = createMarket(sample);
    const semilla = 'una; semilla, "con" de todo';
    expect(await read(writeReplica(market, semilla).join(''))).toEqual({ market, semilla });
    expect(await read(writeReplica(market).join(''))).toEqual({ market, semilla: undefined });
    expect(addSemilla(writeReplica(market).join(''), semilla)).toBe(writeReplica(market, semilla).join(''));
  }
});

const SETTINGS = 'replica,2\nsorteo,unico\nclases,2\ngrupos,G1 G2\netapa,1,antes\n';
const OFERTA = 'oferta,a,2,1 0\noferta,b,1,0 0\n';
const SOLICITUD = 'solicitud,t1,1,f1,a,G2,b a,0 1,G1+G2 -\n';

test('the form that people can write by hand', async () => {
  const { market } = await read(`${SETTINGS}${OFERTA}${SOLICITUD}solicitud,t2,2,,,,,\n`);
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

test('semicolons, a mark, empty lines and the line ends of Windows are read alike', async () => {
  const text = `${SETTINGS}${OFERTA}${SOLICITUD}`;
  const spreadsheet = `\uFEFF${text.replaceAll(',', ';').replaceAll('\n', '\r\n')};;\r\n\r\n`;
  expect(await read(spreadsheet)).toEqual(await read(text));
});

test.each([
  ['nothing', '', ['El archivo no es una réplica de asignación: debe empezar por «replica,2»']],
  ['another file', 'nombre,documento\nAna,1\n', ['El archivo no es una réplica de asignación: debe empezar por «replica,2»']],
  ['another version', 'replica,1\n', ['El archivo no es una réplica de asignación: debe empezar por «replica,2»']],
  ['no settings', 'replica,2\n', ['Las prioridades deben ser de 1 a 255', 'El sorteo debe ser «unico» o «por-oferta»']],
  ['an unknown record', `${SETTINGS}cupo,a\n`, ['Línea 6: «cupo» no es un registro de una réplica']],
  ['settings too late', `${SETTINGS}${OFERTA}clases,3\n`, ['Línea 8: los ajustes van antes que las ofertas']],
  ['an earlier stage too late', `${SETTINGS}${OFERTA}etapa,2,otra\n`, ['Línea 8: los ajustes van antes que las ofertas']],
  ['earlier stages in another order', `${SETTINGS}etapa,3,otra\n`, ['Línea 6: debe ser la etapa 2']],
  ['an earlier stage without its seed', `${SETTINGS}etapa,2\n`, ['Etapa 2: Falta la semilla del sorteo']],
  ['a stage that is not there', `${SETTINGS}solicitud,t,3,,,,,\n`, ['Línea 6: la etapa debe ser un número de 1 a 2']],
  ['a reserve of no seat', `${SETTINGS}solicitud,t,2,,,G1,,\n`, ['Línea 6: tiene la reserva de un cupo actual, y ningún cupo']],
  [
    'a reserve of a group that is not there',
    `${SETTINGS}${OFERTA}solicitud,t,2,,a,G3,,\n`,
    ['Línea 8: el cupo actual es de la reserva de un grupo que no existe, «G3»'],
  ],
  [
    'missing vacancies',
    `${SETTINGS}oferta,a,,1 0\n`,
    ['Línea 6: las vacantes de la oferta «a» faltan o no son un número entero de 0 a 1.000.000'],
  ],
  [
    'a class too few, and groups too many',
    `${SETTINGS}${OFERTA}solicitud,t,2,,,,a b,0,- - -\n`,
    [
      'Línea 8: debe haber una prioridad por opción',
      'Línea 8: debe haber unos grupos («-» si ninguno) por opción, o ninguno',
      'Línea 8: la prioridad «NaN» no existe',
    ],
  ],
])('%s is told by line', async (_, text, violations) => {
  expect(await violationsOf(text)).toEqual(violations);
});

test('a solicitud without its cells is told', async () => {
  expect(await violationsOf(`${SETTINGS}solicitud\n`)).toEqual([
    'Línea 6: el tiquete «» solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos',
    'Línea 6: la etapa debe ser un número de 1 a 2',
  ]);
});

test('how much is read is told, and a file that cannot be read fails', async () => {
  const notify = jest.fn();
  const text = `${SETTINGS}${OFERTA}${SOLICITUD}`;
  await read(text, notify);
  expect(notify).toHaveBeenLastCalledWith('reading', text.length, text.length);
  const broken = new Readable({ read: () => broken.destroy(new Error('disk')) });
  await expect(readReplica({ file: broken, size: 1 })).rejects.toThrow('disk');
  // As a browser's own reader fails where the file is not what was chosen any more.
  const changed = new Readable({ read: () => changed.destroy(new DOMException('changed', 'NotReadableError')) });
  await expect(readReplica({ file: changed, size: 1 })).rejects.toMatchObject({
    violations: [expect.stringContaining('elíjalo otra vez')],
  });
});
