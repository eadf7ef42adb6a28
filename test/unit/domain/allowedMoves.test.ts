import { allowedFamilyMoves, allowedFuncionarioMoves, checkNamedMove, impedimentOf } from '#domain/allowedMoves.ts';
import { FAMILY_MOVE_NAMES, FUNCIONARIO_MOVE_NAMES } from '#domain/moveNames.ts';
import type { MoveFacts } from '#domain/moveGuards.ts';
import { ESTADOS } from '#domain/estados.ts';
import type { MoveActor } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { NOW, FAVOURABLE } from './favourableFacts';

type MoveTable = Readonly<Record<Estado, string>>;

/** While the convocatoria is open and before the deadline, if one runs. */
const OPEN_FAMILY: MoveTable = {
  radicada: 'editar retirar',
  en_revision: 'editar retirar',
  por_subsanar: 'subsanar retirar',
  validada: 'retirar',
  no_admitida: '',
  asignada: 'aceptar aceptar_y_seguir declinar retirar',
  en_lista_de_espera: 'retirar',
  sin_cupo: '',
  aceptada: 'retirar',
  aceptada_y_en_lista: 'aceptar retirar',
  declinada: '',
  vencida: '',
  matriculada: '',
  retirada: '',
};
const LATE_FAMILY: MoveTable = {
  ...OPEN_FAMILY,
  radicada: 'retirar',
  en_revision: 'retirar',
  por_subsanar: 'retirar',
  asignada: 'retirar',
};
const OWN_STAFF: MoveTable = {
  radicada: 'tomar liberar retirada',
  en_revision: 'liberar decidir decidir_cupo por_subsanar validada no_admitida retirada',
  por_subsanar: 'liberar por_subsanar en_revision retirada',
  validada: 'decidir_cupo en_revision retirada',
  no_admitida: 'confirmar_reapertura rechazar_reapertura',
  asignada: 'retirada',
  en_lista_de_espera: 'retirada',
  sin_cupo: 'asignada',
  aceptada: 'matriculada retirada',
  aceptada_y_en_lista: 'matriculada retirada',
  declinada: 'confirmar_reapertura rechazar_reapertura',
  vencida: 'confirmar_reapertura rechazar_reapertura',
  matriculada: '',
  retirada: '',
};
const OTHER_STAFF: MoveTable = {
  ...OWN_STAFF,
  radicada: 'tomar retirada',
  en_revision: 'tomar retirada',
  por_subsanar: 'tomar retirada',
};

const CLOSED: MoveFacts = { ...FAVOURABLE, isConvocatoriaOpen: false, deadline: NOW };

test.each(ESTADOS)('what a family may do with a solicitud that is %s', (estado) => {
  expect(allowedFamilyMoves(estado, FAVOURABLE).join(' ')).toBe(OPEN_FAMILY[estado]);
  expect(allowedFamilyMoves(estado, CLOSED).join(' ')).toBe(LATE_FAMILY[estado]);
});

test.each(ESTADOS)('what staff may do with a solicitud that is %s', (estado) => {
  expect(allowedFuncionarioMoves(estado, FAVOURABLE).join(' ')).toBe(OWN_STAFF[estado]);
  expect(allowedFuncionarioMoves(estado, { ...CLOSED, propia: false }).join(' ')).toBe(OTHER_STAFF[estado]);
});

test('validating waits for the conditions, and nothing else does', () => {
  const facts = { ...FAVOURABLE, areCondicionesDecided: false };
  expect(allowedFuncionarioMoves('en_revision', facts).join(' ')).toBe(
    'liberar decidir decidir_cupo por_subsanar no_admitida retirada',
  );
});

test('validating waits for the current seat too, unless the enrolment list proves it, which then needs no decision', () => {
  const movesWith = (cupoAlegado: MoveFacts['cupoAlegado'], estado: Estado) =>
    allowedFuncionarioMoves(estado, { ...FAVOURABLE, cupoAlegado }).join(' ');
  expect(movesWith('por_decidir', 'en_revision')).toBe('liberar decidir decidir_cupo por_subsanar no_admitida retirada');
  expect(movesWith('decidido', 'en_revision')).toBe('liberar decidir decidir_cupo por_subsanar validada no_admitida retirada');
  expect(movesWith('en_lista', 'en_revision')).toBe('liberar decidir por_subsanar validada no_admitida retirada');
  expect(movesWith('ninguno', 'en_revision')).toBe('liberar decidir por_subsanar validada no_admitida retirada');
  expect(movesWith('por_decidir', 'validada')).toBe('decidir_cupo en_revision retirada');
  expect(movesWith('en_lista', 'validada')).toBe('en_revision retirada');
});

test('who got the first option has nothing better to wait for', () => {
  expect(allowedFamilyMoves('asignada', { ...FAVOURABLE, hasBetter: false }).join(' ')).toBe('aceptar declinar retirar');
});

test('while a list is frozen nobody who holds a seat and waits comes to keep it for good', () => {
  const facts = { ...FAVOURABLE, isListFrozen: true };
  expect(allowedFamilyMoves('aceptada_y_en_lista', facts).join(' ')).toBe('retirar');
  expect(allowedFuncionarioMoves('aceptada_y_en_lista', facts).join(' ')).toBe('retirada');
  // What it counts as a current seat stays so, and who is in it.
  expect(allowedFuncionarioMoves('validada', facts).join(' ')).toBe('retirada');
  for (const estado of ESTADOS.filter((one) => one !== 'aceptada_y_en_lista')) {
    expect(allowedFamilyMoves(estado, facts)).toEqual(allowedFamilyMoves(estado, FAVOURABLE));
  }
});

test('reopening is proposed once, by one, and decided by another', () => {
  for (const estado of ['no_admitida', 'declinada', 'vencida'] as const) {
    const movesWith = (propuesta: MoveFacts['propuesta']) => allowedFuncionarioMoves(estado, { ...FAVOURABLE, propuesta });
    expect(movesWith('ninguna')).toEqual(['reabrir']);
    expect(movesWith('propia')).toEqual([]);
    expect(movesWith('ajena')).toEqual(['confirmar_reapertura', 'rechazar_reapertura']);
  }
});

test('one that can no longer be reopened is still rejected, and why it cannot be is told', () => {
  const taken: MoveFacts = { ...FAVOURABLE, cupoDevuelto: 'ocupado' };
  expect(allowedFuncionarioMoves('vencida', taken)).toEqual(['rechazar_reapertura']);
  expect(impedimentOf('vencida', taken)).toBe('El cupo que se le había ofrecido ya no está libre.');
  expect(impedimentOf('vencida', FAVOURABLE)).toBeNull();
  expect(impedimentOf('sin_cupo', { ...FAVOURABLE, keepsCupo: true })).toMatch('conserva el cupo');
  expect(impedimentOf('validada', { ...FAVOURABLE, isListFrozen: true })).toBeNull();
});

test.each<[MoveActor, Estado, Parameters<typeof checkNamedMove>[2], Estado]>([
  ['familia', 'en_revision', 'editar', 'radicada'],
  ['familia', 'por_subsanar', 'subsanar', 'en_revision'],
  ['familia', 'asignada', 'aceptar_y_seguir', 'aceptada_y_en_lista'],
  ['familia', 'aceptada_y_en_lista', 'aceptar', 'aceptada'],
  ['funcionario', 'radicada', 'tomar', 'en_revision'],
  ['funcionario', 'por_subsanar', 'liberar', 'por_subsanar'],
  ['funcionario', 'en_revision', 'decidir', 'en_revision'],
  ['funcionario', 'en_revision', 'decidir_cupo', 'en_revision'],
  ['funcionario', 'validada', 'decidir_cupo', 'validada'],
])('%s, %s, %s leads to %s', (who, from, move, to) => {
  expect(checkNamedMove(who, from, move, FAVOURABLE)).toEqual({ ok: true, value: to });
});

test.each<[MoveActor, Estado, Parameters<typeof checkNamedMove>[2], string]>([
  ['funcionario', 'en_revision', 'tomar', 'Usted ya tiene esta solicitud.'],
  ['funcionario', 'validada', 'decidir', 'Una solicitud en estado «Validada» no puede tener condiciones por decidir.'],
  ['familia', 'matriculada', 'retirar', 'Una solicitud en estado «Matriculada» no puede retirarse.'],
  ['familia', 'en_revision', 'tomar', 'Una solicitud en estado «En revisión» no puede tomarse.'],
])('%s, %s, %s: why not', (who, from, move, reason) => {
  expect(checkNamedMove(who, from, move, FAVOURABLE)).toEqual({ ok: false, problems: reason });
});

test('each action has a state in which it can be done', () => {
  const facts: readonly MoveFacts[] = [FAVOURABLE, { ...FAVOURABLE, propia: false }, { ...FAVOURABLE, propuesta: 'ninguna' }];
  const family = ESTADOS.flatMap((estado) => allowedFamilyMoves(estado, FAVOURABLE));
  const funcionario = ESTADOS.flatMap((estado) => facts.flatMap((one) => allowedFuncionarioMoves(estado, one)));
  expect(new Set(family)).toEqual(new Set(FAMILY_MOVE_NAMES));
  expect(new Set(funcionario)).toEqual(new Set(FUNCIONARIO_MOVE_NAMES));
});
