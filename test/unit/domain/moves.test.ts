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
    por_subsanar: 'en_revision por_subsanar retirada',
    validada: 'en_revision retirada',
    no_admitida: 'en_revision',
    sin_cupo: 'asignada',
    declinada: 'asignada',
    vencida: 'asignada',
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

const IN_PROGRESS = 'Hay una asignación en curso: espere a que se publique su resultado.';
const NO_PROPOSAL = 'No hay una propuesta de reabrirla: primero alguien la propone, con su motivo.';
const SAME_PERSON = 'La propuesta de reabrirla la decide otra persona que la que la hizo.';
const OTHER_LIVE = 'El estudiante ya tiene otra solicitud en trámite este año: siga con esa.';
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
  [
    'familia',
    'asignada',
    'aceptada_y_en_lista',
    { isListClosed: true },
    'La lista de espera ya se cerró: acéptelo sin seguir en lista.',
  ],
  [
    'funcionario',
    'por_subsanar',
    'en_revision',
    { propia: false },
    'Tome primero la solicitud: solo puede tramitarla quien la tiene.',
  ],
  [
    'funcionario',
    'por_subsanar',
    'por_subsanar',
    { propia: false },
    'Tome primero la solicitud: solo puede tramitarla quien la tiene.',
  ],
  ['funcionario', 'validada', 'en_revision', { isListFrozen: true }, IN_PROGRESS],
  ['funcionario', 'no_admitida', 'en_revision', { propuesta: 'ninguna' }, NO_PROPOSAL],
  ['funcionario', 'no_admitida', 'en_revision', { propuesta: 'propia' }, SAME_PERSON],
  ['funcionario', 'no_admitida', 'en_revision', { hasOtherLive: true }, OTHER_LIVE],
  [
    'funcionario',
    'no_admitida',
    'en_revision',
    { hasEtapaLeft: false },
    'Ya se congeló la lista de la última etapa en que podía entrar: no queda otra que la reciba.',
  ],
  ['funcionario', 'vencida', 'asignada', { propuesta: 'ninguna' }, NO_PROPOSAL],
  ['funcionario', 'vencida', 'asignada', { propuesta: 'propia' }, SAME_PERSON],
  ['funcionario', 'vencida', 'asignada', { isListFrozen: true }, IN_PROGRESS],
  ['funcionario', 'declinada', 'asignada', { hasOtherLive: true }, OTHER_LIVE],
  ['funcionario', 'declinada', 'asignada', { cupoDevuelto: 'ninguno' }, 'No consta qué cupo se le había ofrecido.'],
  ['funcionario', 'declinada', 'asignada', { cupoDevuelto: 'ocupado' }, 'El cupo que se le había ofrecido ya no está libre.'],
  [
    'funcionario',
    'declinada',
    'asignada',
    { cupoDevuelto: 'esperado' },
    'Otras familias esperan en lista el cupo que se le había ofrecido: es de quien sigue en la lista.',
  ],
  ['funcionario', 'sin_cupo', 'asignada', { hasOtherLive: true }, OTHER_LIVE],
  [
    'funcionario',
    'sin_cupo',
    'asignada',
    { keepsCupo: true },
    'El estudiante conserva el cupo que ya tiene: un cupo libre es para quien no tiene ninguno.',
  ],
  ['funcionario', 'sin_cupo', 'asignada', { isListFrozen: true }, IN_PROGRESS],
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

test('where a pupil may ask again a solicitud moves on only as long as the pupil has not', () => {
  const guarded = (from: Estado | null) => from !== null && !LIVE_ESTADOS.includes(from);
  for (const { guards } of MOVES.filter(({ from }) => guarded(from))) expect(guards).toContain('sin_otra_viva');
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
