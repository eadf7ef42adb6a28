import type { Hechos } from '#domain/moveGuards.ts';
import { ESTADOS, ESTADOS_VIVOS, esEstado } from '#domain/estados.ts';
import { MOVIMIENTOS, revisarMovimiento, type Quien } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { AHORA, FAVORABLES } from './favourableFacts';

const DESDE: readonly (Estado | null)[] = [null, ...ESTADOS];

/** A request's life as domain.md writes it: who may move it where from each state. */
const VIDA: Readonly<Record<Quien, Readonly<Record<string, string>>>> = {
  familia: {
    borrador: 'radicada',
    radicada: 'radicada retirada',
    en_revision: 'radicada retirada',
    por_subsanar: 'en_revision retirada',
    validada: 'retirada',
    asignada: 'aceptada aceptada_y_en_lista declinada retirada',
    en_lista_de_espera: 'retirada',
    aceptada: 'retirada',
    aceptada_y_en_lista: 'aceptada retirada',
  },
  funcionario: {
    borrador: 'radicada',
    radicada: 'en_revision retirada',
    en_revision: 'por_subsanar validada no_admitida retirada',
    por_subsanar: 'retirada',
    validada: 'retirada',
    asignada: 'retirada',
    en_lista_de_espera: 'retirada',
    aceptada: 'matriculada retirada',
    aceptada_y_en_lista: 'matriculada retirada',
  },
  sistema: { por_subsanar: 'no_admitida', asignada: 'vencida' },
  asignacion: {
    validada: 'asignada en_lista_de_espera sin_cupo',
    en_lista_de_espera: 'asignada sin_cupo',
    aceptada_y_en_lista: 'asignada aceptada',
  },
};

/** All is well for that actor: for the system, that the deadline has passed. */
function favorables(quien: Quien): Hechos {
  return quien === 'sistema' ? { ...FAVORABLES, antesDe: AHORA } : FAVORABLES;
}

describe.each(Object.keys(VIDA) as Quien[])('moved by %s', (quien) => {
  test.each(DESDE)('from %s, there is no other move', (de) => {
    const posibles = ESTADOS.filter((a) => revisarMovimiento(quien, de, a, favorables(quien)).puede);
    const escritos = (VIDA[quien][de ?? 'borrador'] ?? '').split(' ').filter(Boolean);
    expect([...posibles].sort()).toEqual(escritos.sort());
  });
});

test('no two moves of an actor have the same ends, and no two the same action from a state', () => {
  const ends = MOVIMIENTOS.map(({ quien, de, a }) => `${quien} ${de} ${a}`);
  expect(new Set(ends).size).toBe(ends.length);
  const acciones = MOVIMIENTOS.filter(({ accion }) => accion !== null).map(
    ({ quien, de, accion }) => `${quien} ${de} ${accion}`,
  );
  expect(new Set(acciones).size).toBe(acciones.length);
});

const CERRADA = { convocatoriaAbierta: false };
const TARDE = { antesDe: AHORA };
const A_TIEMPO = { antesDe: new Date(AHORA.getTime() + 1) };

test.each<[Quien, Estado | null, Estado, Partial<Hechos>, string]>([
  ['familia', null, 'radicada', CERRADA, 'La convocatoria no está abierta.'],
  ['funcionario', null, 'radicada', CERRADA, 'La convocatoria no está abierta.'],
  ['familia', 'radicada', 'radicada', CERRADA, 'La convocatoria no está abierta.'],
  ['familia', 'en_revision', 'radicada', CERRADA, 'La convocatoria no está abierta.'],
  ['familia', 'por_subsanar', 'en_revision', TARDE, 'El plazo para responder ya venció.'],
  ['familia', 'asignada', 'aceptada', TARDE, 'El plazo para responder ya venció.'],
  ['familia', 'asignada', 'aceptada_y_en_lista', TARDE, 'El plazo para responder ya venció.'],
  [
    'familia',
    'asignada',
    'aceptada_y_en_lista',
    { hayMejor: false },
    'El cupo es el de su primera opción y no queda otra mejor por esperar: acéptelo sin seguir en lista.',
  ],
  ['familia', 'asignada', 'declinada', TARDE, 'El plazo para responder ya venció.'],
  ['sistema', 'por_subsanar', 'no_admitida', A_TIEMPO, 'El plazo para responder no ha vencido.'],
  ['sistema', 'asignada', 'vencida', { antesDe: null }, 'El plazo para responder no ha vencido.'],
  ['funcionario', 'en_revision', 'validada', { propia: false }, 'Tome primero la solicitud: solo puede tramitarla quien la tiene.'],
  ['funcionario', 'en_revision', 'no_admitida', { propia: false }, 'Tome primero la solicitud: solo puede tramitarla quien la tiene.'],
  ['funcionario', 'en_revision', 'por_subsanar', { propia: false }, 'Tome primero la solicitud: solo puede tramitarla quien la tiene.'],
  ['funcionario', 'en_revision', 'validada', { condicionesDecididas: false }, 'Apruebe o niegue primero cada condición.'],
  ['funcionario', 'asignada', 'matriculada', {}, 'Una solicitud en estado «Asignada» no puede pasar a «Matriculada».'],
  ['familia', 'retirada', 'radicada', {}, 'Una solicitud en estado «Retirada» no puede pasar a «Radicada».'],
  ['sistema', null, 'radicada', {}, 'Una solicitud nueva no puede pasar a «Radicada».'],
])('%s, from %s to %s, with %j: why not', (quien, de, a, hechos, negativa) => {
  expect(revisarMovimiento(quien, de, a, { ...favorables(quien), ...hechos })).toEqual({ puede: false, negativa });
});

test.each<[Quien, Estado | null, Estado, Partial<Hechos>]>([
  ['familia', 'por_subsanar', 'en_revision', { ...CERRADA, ...A_TIEMPO }],
  ['familia', 'asignada', 'aceptada', { ...CERRADA, ...A_TIEMPO }],
  ['familia', 'aceptada_y_en_lista', 'aceptada', TARDE],
  ['familia', 'radicada', 'retirada', { ...CERRADA, ...TARDE }],
  ['funcionario', 'radicada', 'en_revision', { ...CERRADA, propia: false }],
  ['funcionario', 'en_revision', 'no_admitida', { condicionesDecididas: false }],
  ['funcionario', 'en_revision', 'retirada', { propia: false }],
])('%s, from %s to %s, with %j: allowed', (quien, de, a, hechos) => {
  expect(revisarMovimiento(quien, de, a, { ...favorables(quien), ...hechos })).toEqual({ puede: true });
});

test('a pupil may ask again only where a request ended without a place', () => {
  expect(ESTADOS.filter((estado) => !ESTADOS_VIVOS.includes(estado))).toEqual([
    'no_admitida',
    'sin_cupo',
    'declinada',
    'vencida',
    'retirada',
  ]);
});

test('no state in which a request can still move, matriculada apart, lets a pupil ask again', () => {
  const conSalida = ESTADOS.filter((estado) => MOVIMIENTOS.some(({ de }) => de === estado));
  expect(ESTADOS_VIVOS).toEqual([...conSalida, 'matriculada']);
});

test.each([
  ['radicada', true],
  ['borrador', false],
  ['Radicada', false],
  ['toString', false],
  ['', false],
])('%j is a state: %s', (texto, es) => {
  expect(esEstado(texto)).toBe(es);
});
