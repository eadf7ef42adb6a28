import type { MoveFacts } from '#domain/moveGuards.ts';
import { ESTADOS, LIVE_ESTADOS, isEstado } from '#domain/estados.ts';
import { MOVES, checkMove, type MoveActor } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { NOW, FAVOURABLE } from './favourableFacts';

const FROM: readonly (Estado | null)[] = [null, ...ESTADOS];

/** A solicitud's life, written out again (F7): who may move it where from each state. */
const LIFE: Readonly<Record<MoveActor, Readonly<Record<string, string>>>> = {
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
function favourable(who: MoveActor): MoveFacts {
  return who === 'sistema' ? { ...FAVOURABLE, deadline: NOW } : FAVOURABLE;
}

describe.each(Object.keys(LIFE) as MoveActor[])('moved by %s', (who) => {
  test.each(FROM)('from %s, there is no other move', (from) => {
    const possible = ESTADOS.filter((a) => checkMove(who, from, a, favourable(who)).ok);
    const typed = (LIFE[who][from ?? 'borrador'] ?? '').split(' ').filter(Boolean);
    expect([...possible].sort()).toEqual(typed.sort());
  });
});

test('no two moves of an actor have the same ends, and no two the same action from a state', () => {
  const ends = MOVES.map(({ actor: who, from, to: a }) => `${who} ${from} ${a}`);
  expect(new Set(ends).size).toBe(ends.length);
  const allowedMoves = MOVES.filter(({ name: move }) => move !== null).map(
    ({ actor: who, from, name: move }) => `${who} ${from} ${move}`,
  );
  expect(new Set(allowedMoves).size).toBe(allowedMoves.length);
});

const CLOSED = { isConvocatoriaOpen: false };
const LATE = { deadline: NOW };
const IN_TIME = { deadline: new Date(NOW.getTime() + 1) };

test.each<[MoveActor, Estado | null, Estado, Partial<MoveFacts>, string]>([
  ['familia', null, 'radicada', CLOSED, 'La convocatoria no está abierta.'],
  ['funcionario', null, 'radicada', CLOSED, 'La convocatoria no está abierta.'],
  ['familia', 'radicada', 'radicada', CLOSED, 'La convocatoria no está abierta.'],
  ['familia', 'en_revision', 'radicada', CLOSED, 'La convocatoria no está abierta.'],
  ['familia', 'por_subsanar', 'en_revision', LATE, 'El plazo para responder ya venció.'],
  ['familia', 'asignada', 'aceptada', LATE, 'El plazo para responder ya venció.'],
  ['familia', 'asignada', 'aceptada_y_en_lista', LATE, 'El plazo para responder ya venció.'],
  [
    'familia',
    'asignada',
    'aceptada_y_en_lista',
    { hasBetter: false },
    'El cupo es el de su primera opción y no queda otra mejor por esperar: acéptelo sin seguir en lista.',
  ],
  ['familia', 'asignada', 'declinada', LATE, 'El plazo para responder ya venció.'],
  ['sistema', 'por_subsanar', 'no_admitida', IN_TIME, 'El plazo para responder no ha vencido.'],
  ['sistema', 'asignada', 'vencida', { deadline: null }, 'El plazo para responder no ha vencido.'],
  [
    'funcionario',
    'en_revision',
    'validada',
    { propia: false },
    'Tome primero la solicitud: solo puede tramitarla quien la tiene.',
  ],
  [
    'funcionario',
    'en_revision',
    'no_admitida',
    { propia: false },
    'Tome primero la solicitud: solo puede tramitarla quien la tiene.',
  ],
  [
    'funcionario',
    'en_revision',
    'por_subsanar',
    { propia: false },
    'Tome primero la solicitud: solo puede tramitarla quien la tiene.',
  ],
  ['funcionario', 'en_revision', 'validada', { areCondicionesDecided: false }, 'Apruebe o niegue primero cada condición.'],
  ['funcionario', 'en_revision', 'validada', { cupoAlegado: 'por_decidir' }, 'Apruebe o niegue primero el cupo que dice tener.'],
  ['funcionario', 'asignada', 'matriculada', {}, 'Una solicitud en estado «Asignada» no puede pasar a «Matriculada».'],
  ['familia', 'retirada', 'radicada', {}, 'Una solicitud en estado «Retirada» no puede pasar a «Radicada».'],
  ['sistema', null, 'radicada', {}, 'Una solicitud nueva no puede pasar a «Radicada».'],
])('%s, from %s to %s, with %j: why not', (who, from, to, facts, reason) => {
  expect(checkMove(who, from, to, { ...favourable(who), ...facts })).toEqual({ ok: false, problems: reason });
});

test.each<[MoveActor, Estado | null, Estado, Partial<MoveFacts>]>([
  ['familia', 'por_subsanar', 'en_revision', { ...CLOSED, ...IN_TIME }],
  ['familia', 'asignada', 'aceptada', { ...CLOSED, ...IN_TIME }],
  ['familia', 'aceptada_y_en_lista', 'aceptada', LATE],
  ['familia', 'radicada', 'retirada', { ...CLOSED, ...LATE }],
  ['funcionario', 'radicada', 'en_revision', { ...CLOSED, propia: false }],
  ['funcionario', 'en_revision', 'no_admitida', { areCondicionesDecided: false }],
  ['funcionario', 'en_revision', 'retirada', { propia: false }],
])('%s, from %s to %s, with %j: allowed', (who, from, a, facts) => {
  expect(checkMove(who, from, a, { ...favourable(who), ...facts })).toEqual({ ok: true, value: a });
});

test('a pupil may ask again only where a solicitud ended without a cupo', () => {
  expect(ESTADOS.filter((estado) => !LIVE_ESTADOS.includes(estado))).toEqual([
    'no_admitida',
    'sin_cupo',
    'declinada',
    'vencida',
    'retirada',
  ]);
});

test('no state in which a solicitud can still move, matriculada apart, lets a pupil ask again', () => {
  const withExit = ESTADOS.filter((estado) => MOVES.some(({ from }) => from === estado));
  expect(LIVE_ESTADOS).toEqual([...withExit, 'matriculada']);
});

test.each([
  ['radicada', true],
  ['borrador', false],
  ['Radicada', false],
  ['toString', false],
  ['', false],
])('%j is a state: %s', (text, is) => {
  expect(isEstado(text)).toBe(is);
});
