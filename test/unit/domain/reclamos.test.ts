import { safeParse } from 'valibot';
import { ESTADOS } from '#domain/estados.ts';
import { effectOfAccepting, reclamoSubjects, reclamoTextSchema } from '#domain/reclamos.ts';
import type { Estado, ReclamoSubject } from '#domain/contractTypes.ts';
import { FAVOURABLE } from './favourableFacts';

const DENIED = { condiciones: ['victima'], cupo: true };
const NOTHING_DENIED = { condiciones: [], cupo: false };
const told = (subjects: readonly ReclamoSubject[]) =>
  subjects.map(({ sobre, condicion }) => (condicion === null ? sobre : `${sobre}:${condicion}`)).join(' ');

const WITH_DENIED = 'resultado condicion:victima cupo_actual';
const SUBJECTS: Readonly<Record<Estado, string>> = {
  radicada: '',
  en_revision: '',
  por_subsanar: '',
  validada: 'condicion:victima cupo_actual',
  no_admitida: 'no_admitida',
  asignada: WITH_DENIED,
  en_lista_de_espera: WITH_DENIED,
  sin_cupo: WITH_DENIED,
  aceptada: '',
  aceptada_y_en_lista: '',
  declinada: WITH_DENIED,
  vencida: WITH_DENIED,
  matriculada: '',
  retirada: '',
};

test.each(ESTADOS)('what a family may claim about while its solicitud is %s', (estado) => {
  expect(told(reclamoSubjects(estado, DENIED, FAVOURABLE))).toBe(SUBJECTS[estado]);
  const ofResult = SUBJECTS[estado].startsWith('resultado') ? 'resultado' : '';
  expect(told(reclamoSubjects(estado, NOTHING_DENIED, FAVOURABLE))).toBe(estado === 'no_admitida' ? 'no_admitida' : ofResult);
});

test('one that nobody can reopen any more offers no reclamo about that', () => {
  expect(reclamoSubjects('no_admitida', DENIED, { ...FAVOURABLE, hasEtapaLeft: false })).toEqual([]);
  expect(reclamoSubjects('no_admitida', DENIED, { ...FAVOURABLE, hasOtherLive: true })).toEqual([]);
});

const ABOUT = {
  no_admitida: { sobre: 'no_admitida', condicion: null },
  condicion: { sobre: 'condicion', condicion: 'victima' },
  cupo_actual: { sobre: 'cupo_actual', condicion: null },
  resultado: { sobre: 'resultado', condicion: null },
} as const;
const AGAIN: readonly Estado[] = ['radicada', 'en_revision', 'por_subsanar', 'validada'];

test.each(ESTADOS)('what accepting a reclamo does while the solicitud is %s', (estado) => {
  const effectOf = (about: keyof typeof ABOUT, denied = DENIED, facts = FAVOURABLE) =>
    effectOfAccepting(ABOUT[about], estado, denied, facts);
  const decides = AGAIN.includes(estado) ? 'decidir_de_nuevo' : 'ninguno';
  expect(effectOf('no_admitida')).toBe(estado === 'no_admitida' ? 'reabrir' : 'ninguno');
  expect(effectOf('no_admitida', DENIED, { ...FAVOURABLE, hasEtapaLeft: false })).toBe('ninguno');
  expect([effectOf('condicion'), effectOf('cupo_actual'), effectOf('resultado')]).toEqual([decides, decides, 'ninguno']);
  // It was decided otherwise meanwhile, or a list that counts with it is frozen.
  expect([effectOf('condicion', NOTHING_DENIED), effectOf('cupo_actual', NOTHING_DENIED)]).toEqual(['ninguno', 'ninguno']);
  const frozen = { ...FAVOURABLE, isListFrozen: true };
  expect(effectOf('condicion', DENIED, frozen)).toBe(estado === 'validada' ? 'ninguno' : decides);
});

test.each([
  ['corto', 'Escriba qué pasó y qué pide, en 10 caracteres o más.'],
  [' \u200b '.repeat(20), 'Escriba qué pasó y qué pide, en 10 caracteres o más.'],
  ['😀'.repeat(2001), 'Acorte el texto: caben 2000 caracteres.'],
  ['Diez letras\u0000', 'El texto tiene caracteres que no se pueden guardar: quítelos.'],
  [7, 'Escriba su reclamo.'],
])('%j is no text of a reclamo', (text, message) => {
  expect(safeParse(reclamoTextSchema, text).issues?.[0].message).toBe(message);
});

test('2,000 characters of any kind, in lines, are one', () => {
  const text = `${'😀'.repeat(1998)}\ná`;
  expect(safeParse(reclamoTextSchema, ` ${text} `)).toMatchObject({ success: true, output: text });
});
