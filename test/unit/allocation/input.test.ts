/** @jest-environment node */
import { runAllocation } from '#allocation/run.ts';
import { createMarket } from '#allocation/createMarket.ts';
import type { MarketInput, OfertaInput, OpcionInput, SolicitudInput } from '#allocation/marketInput.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { replicaOfMarket } from './support/replicas';

const a: OfertaInput = { id: 'a', vacantes: 2, reservas: [1] };
const option = (change: Partial<OpcionInput> = {}): OpcionInput => ({ oferta: 'a', priorityClass: 0, groups: ['G1'], ...change });
const solicitud = (change: Partial<SolicitudInput> = {}): SolicitudInput => ({ ticket: 't1', opciones: [option()], ...change });

function inputOf(change: Partial<MarketInput> = {}): MarketInput {
  return { settings: { lottery: 'unico', classCount: 2, groups: ['G1'] }, ofertas: [a], solicitudes: [solicitud()], ...change };
}

function violationsOf(input: MarketInput): readonly string[] {
  try {
    createMarket(input);
  } catch (error) {
    if (error instanceof InvalidMarket) return error.violations;
    throw error;
  }
  return [];
}

const VACANTES = 'oferta 1: las vacantes de la oferta «a» faltan o no son un número entero de 0 a 1.000.000';
const RESERVAS = 'oferta 1: las reservas de la oferta «a» deben ser, por grupo, un número entero de 0 a 1.000.000';
const IDENTIFIER = 'solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos, y no ser un guion solo';

test.each<[string, Partial<MarketInput>, readonly string[]]>([
  ['right', {}, []],
  ['no options', { solicitudes: [solicitud({ opciones: [] })] }, []],
  ['nobody', { solicitudes: [] }, []],
  ['negative vacancies', { ofertas: [{ ...a, vacantes: -1 }] }, [VACANTES]],
  ['missing vacancies', { ofertas: [{ ...a, vacantes: NaN }] }, [VACANTES]],
  ['half a seat', { ofertas: [{ ...a, vacantes: 1.5 }] }, [VACANTES]],
  ['a negative reserve', { ofertas: [{ ...a, reservas: [-1] }] }, [RESERVAS]],
  ['a reserve too few', { ofertas: [{ ...a, reservas: [] }] }, [RESERVAS]],
  ['an oferta twice', { ofertas: [a, a] }, ['oferta 2: la oferta «a» está repetida']],
  ['an oferta without a name', { ofertas: [a, { ...a, id: '' }] }, [`oferta 2: la oferta «» ${IDENTIFIER}`]],
  [
    'an oferta that is gone',
    { solicitudes: [solicitud({ opciones: [option({ oferta: 'z' })] })] },
    ['solicitud 1: la oferta «z» no existe'],
  ],
  [
    'a held seat that is gone',
    { solicitudes: [solicitud({ cupoActual: 'z' })] },
    ['solicitud 1: el cupo actual es de una oferta que no existe, «z»'],
  ],
  ['the same applicant twice', { solicitudes: [solicitud(), solicitud()] }, ['solicitud 2: el tiquete «t1» está repetido']],
  [
    'an option twice',
    { solicitudes: [solicitud({ opciones: [option(), option()] })] },
    ['solicitud 1: la oferta «a» está repetida en sus opciones'],
  ],
  [
    'a priority that is gone',
    { solicitudes: [solicitud({ opciones: [option({ priorityClass: 2 })] })] },
    ['solicitud 1: la prioridad «2» no existe'],
  ],
  [
    'a priority that is no number',
    { solicitudes: [solicitud({ opciones: [option({ priorityClass: NaN })] })] },
    ['solicitud 1: la prioridad «NaN» no existe'],
  ],
  [
    'a group that is gone',
    { solicitudes: [solicitud({ opciones: [option({ groups: ['G2'] })] })] },
    ['solicitud 1: el grupo «G2» no existe'],
  ],
  ['a ticket with a separator', { solicitudes: [solicitud({ ticket: 't|1' })] }, [`solicitud 1: el tiquete «t|1» ${IDENTIFIER}`]],
  [
    'a family with a separator',
    { solicitudes: [solicitud({ family: 'f 1' })] },
    [`solicitud 1: el tiquete de familia «f 1» ${IDENTIFIER}`],
  ],
  ['a ticket that says nothing', { solicitudes: [solicitud({ ticket: '-' })] }, [`solicitud 1: el tiquete «-» ${IDENTIFIER}`]],
  [
    'a family that says nothing',
    { solicitudes: [solicitud({ family: '-' })] },
    [`solicitud 1: el tiquete de familia «-» ${IDENTIFIER}`],
  ],
  ['an oferta that says nothing', { ofertas: [a, { ...a, id: '-' }] }, [`oferta 2: la oferta «-» ${IDENTIFIER}`]],
  [
    'a group that says nothing',
    { settings: { lottery: 'unico', classCount: 1, groups: ['-'] }, solicitudes: [] },
    [`El grupo «-» ${IDENTIFIER}`],
  ],
  [
    'names that would be two in a list, and none',
    { solicitudes: [solicitud({ family: '', opciones: [option({ oferta: 'a a' }), option({ groups: ['G1+G1'] })] })] },
    [
      `solicitud 1: el tiquete de familia «·» ${IDENTIFIER}`,
      'solicitud 1: la oferta «a·a» no existe',
      'solicitud 1: el grupo «G1·G1» no existe',
    ],
  ],
  [
    'no priorities',
    { settings: { lottery: 'unico', classCount: 0, groups: ['G1'] }, solicitudes: [] },
    ['Las prioridades deben ser de 1 a 255'],
  ],
  [
    'groups twice',
    { settings: { lottery: 'unico', classCount: 1, groups: ['G1', 'G1'] }, ofertas: [], solicitudes: [] },
    ['Hay grupos repetidos'],
  ],
  [
    'too many groups',
    {
      settings: { lottery: 'unico', classCount: 1, groups: Array.from({ length: 17 }, (_, at) => `G${at}`) },
      ofertas: [],
      solicitudes: [],
    },
    ['Hay 17 grupos; el máximo es 16'],
  ],
])('%s', (_, change, violations) => {
  expect(violationsOf(inputOf(change))).toEqual(violations);
});

test('all that is wrong is told at once, the first hundred one by one', () => {
  const many = Array.from({ length: 250 }, () => solicitud({ ticket: '' }));
  expect(() => createMarket(inputOf({ solicitudes: many }))).toThrow(/^solicitud 1: el tiquete «».*\n[^]*\n… y 399 más$/);
});

test.each([
  ['', 'Falta la semilla del sorteo'],
  ['dos\nlíneas', expect.stringContaining('en una sola línea') as unknown],
  ['n\u0303', expect.stringContaining('escrita en partes') as unknown],
])('the semilla %j is refused', (semilla, message) => {
  expect(() => runAllocation(replicaOfMarket(createMarket(inputOf())), semilla)).toThrow(
    expect.objectContaining({ violations: [message], total: 1 }) as Error,
  );
});
