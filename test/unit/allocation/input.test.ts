/** @jest-environment node */
import { runCorrida } from '#allocation/run.ts';
import { createMercado } from '#allocation/createMarket.ts';
import type { Entrada, OfertaEntrada, OpcionEntrada, SolicitudEntrada } from '#allocation/marketInput.ts';
import { MercadoInvalido } from '#allocation/violations.ts';

const a: OfertaEntrada = { id: 'a', vacantes: 2, reservas: [1] };
const option = (change: Partial<OpcionEntrada> = {}): OpcionEntrada => ({ oferta: 'a', clase: 0, grupos: ['G1'], ...change });
const solicitud = (change: Partial<SolicitudEntrada> = {}): SolicitudEntrada => ({ tiquete: 't1', opciones: [option()], ...change });

function entrada(change: Partial<Entrada> = {}): Entrada {
  return { ajustes: { sorteo: 'unico', clases: 2, grupos: ['G1'] }, ofertas: [a], solicitudes: [solicitud()], ...change };
}

function faltasOf(input: Entrada): readonly string[] {
  try {
    createMercado(input);
  } catch (error) {
    if (error instanceof MercadoInvalido) return error.faltas;
    throw error;
  }
  return [];
}

const VACANTES = 'oferta 1: las vacantes de la oferta «a» faltan o no son un número entero de 0 a 1.000.000';
const RESERVAS = 'oferta 1: las reservas de la oferta «a» deben ser, por grupo, un número entero de 0 a 1.000.000';
const IDENTIFICADOR = 'solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos';

test.each<[string, Partial<Entrada>, readonly string[]]>([
  ['right', {}, []],
  ['no options', { solicitudes: [solicitud({ opciones: [] })] }, []],
  ['nobody', { solicitudes: [] }, []],
  ['negative vacancies', { ofertas: [{ ...a, vacantes: -1 }] }, [VACANTES]],
  ['missing vacancies', { ofertas: [{ ...a, vacantes: NaN }] }, [VACANTES]],
  ['half a seat', { ofertas: [{ ...a, vacantes: 1.5 }] }, [VACANTES]],
  ['a negative reserve', { ofertas: [{ ...a, reservas: [-1] }] }, [RESERVAS]],
  ['a reserve too few', { ofertas: [{ ...a, reservas: [] }] }, [RESERVAS]],
  ['an oferta twice', { ofertas: [a, a] }, ['oferta 2: la oferta «a» está repetida']],
  ['an oferta without a name', { ofertas: [a, { ...a, id: '' }] }, [`oferta 2: la oferta «» ${IDENTIFICADOR}`]],
  ['an oferta that is gone', { solicitudes: [solicitud({ opciones: [option({ oferta: 'z' })] })] }, ['solicitud 1: la oferta «z» no existe']],
  ['a held seat that is gone', { solicitudes: [solicitud({ actual: 'z' })] }, ['solicitud 1: el cupo actual es de una oferta que no existe, «z»']],
  ['the same applicant twice', { solicitudes: [solicitud(), solicitud()] }, ['solicitud 2: el tiquete «t1» está repetido']],
  ['an option twice', { solicitudes: [solicitud({ opciones: [option(), option()] })] }, ['solicitud 1: la oferta «a» está repetida en sus opciones']],
  ['a priority that is gone', { solicitudes: [solicitud({ opciones: [option({ clase: 2 })] })] }, ['solicitud 1: la prioridad «2» no existe']],
  ['a priority that is no number', { solicitudes: [solicitud({ opciones: [option({ clase: NaN })] })] }, ['solicitud 1: la prioridad «NaN» no existe']],
  ['a group that is gone', { solicitudes: [solicitud({ opciones: [option({ grupos: ['G2'] })] })] }, ['solicitud 1: el grupo «G2» no existe']],
  ['a ticket with a separator', { solicitudes: [solicitud({ tiquete: 't|1' })] }, [`solicitud 1: el tiquete «t|1» ${IDENTIFICADOR}`]],
  ['a family with a separator', { solicitudes: [solicitud({ familia: 'f 1' })] }, [`El tiquete de familia «f 1» ${IDENTIFICADOR}`]],
  ['no priorities', { ajustes: { sorteo: 'unico', clases: 0, grupos: ['G1'] }, solicitudes: [] }, ['Las prioridades deben ser de 1 a 255']],
  ['groups twice', { ajustes: { sorteo: 'unico', clases: 1, grupos: ['G1', 'G1'] }, ofertas: [], solicitudes: [] }, ['Hay grupos repetidos']],
  [
    'too many groups',
    { ajustes: { sorteo: 'unico', clases: 1, grupos: Array.from({ length: 17 }, (_, at) => `G${at}`) }, ofertas: [], solicitudes: [] },
    ['Hay 17 grupos; el máximo es 16'],
  ],
])('%s', (_, change, faltas) => {
  expect(faltasOf(entrada(change))).toEqual(faltas);
});

test('all that is wrong is told at once, the first hundred one by one', () => {
  const many = Array.from({ length: 250 }, () => solicitud({ tiquete: '' }));
  expect(() => createMercado(entrada({ solicitudes: many }))).toThrow(/^solicitud 1: el tiquete «».*\n[^]*\n… y 399 más$/);
});

test.each([
  ['', 'Falta la semilla del sorteo'],
  ['dos\nlíneas', 'La semilla del sorteo debe ser de una sola línea'],
])('the seed %j is refused', (semilla, message) => {
  expect(() => runCorrida(createMercado(entrada()), semilla)).toThrow(new MercadoInvalido([message], 1));
});
