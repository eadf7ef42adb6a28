import {
  accionesDeFamilia,
  accionesDeFuncionario,
  DE_FAMILIA,
  DE_FUNCIONARIO,
  revisarAccion,
} from '#domain/allowedMoves.ts';
import type { Hechos } from '#domain/moveGuards.ts';
import { ESTADOS } from '#domain/estados.ts';
import type { Quien } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { AHORA, FAVORABLES } from './favourableFacts';

type Tabla = Readonly<Record<Estado, string>>;

/** While the call is open and before the deadline, if one runs. */
const FAMILIA_ABIERTA: Tabla = {
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
const FAMILIA_TARDE: Tabla = {
  ...FAMILIA_ABIERTA,
  radicada: 'retirar',
  en_revision: 'retirar',
  por_subsanar: 'retirar',
  asignada: 'retirar',
};
const FUNCIONARIO_PROPIA: Tabla = {
  radicada: 'tomar liberar retirada',
  en_revision: 'liberar decidir por_subsanar validada no_admitida retirada',
  por_subsanar: 'liberar retirada',
  validada: 'retirada',
  no_admitida: '',
  asignada: 'retirada',
  en_lista_de_espera: 'retirada',
  sin_cupo: '',
  aceptada: 'matriculada retirada',
  aceptada_y_en_lista: 'matriculada retirada',
  declinada: '',
  vencida: '',
  matriculada: '',
  retirada: '',
};
const FUNCIONARIO_AJENA: Tabla = {
  ...FUNCIONARIO_PROPIA,
  radicada: 'tomar retirada',
  en_revision: 'tomar retirada',
  por_subsanar: 'tomar retirada',
};

const CERRADA: Hechos = { ...FAVORABLES, convocatoriaAbierta: false, antesDe: AHORA };

test.each(ESTADOS)('what a family may do with a request that is %s', (estado) => {
  expect(accionesDeFamilia(estado, FAVORABLES).join(' ')).toBe(FAMILIA_ABIERTA[estado]);
  expect(accionesDeFamilia(estado, CERRADA).join(' ')).toBe(FAMILIA_TARDE[estado]);
});

test.each(ESTADOS)('what staff may do with a request that is %s', (estado) => {
  expect(accionesDeFuncionario(estado, FAVORABLES).join(' ')).toBe(FUNCIONARIO_PROPIA[estado]);
  expect(accionesDeFuncionario(estado, { ...CERRADA, propia: false }).join(' ')).toBe(FUNCIONARIO_AJENA[estado]);
});

test('validating waits for the conditions, and nothing else does', () => {
  const hechos = { ...FAVORABLES, condicionesDecididas: false };
  expect(accionesDeFuncionario('en_revision', hechos).join(' ')).toBe(
    'liberar decidir por_subsanar no_admitida retirada',
  );
});

test('who got the first option has nothing better to wait for', () => {
  expect(accionesDeFamilia('asignada', { ...FAVORABLES, hayMejor: false }).join(' ')).toBe('aceptar declinar retirar');
});

test.each<[Quien, Estado, Parameters<typeof revisarAccion>[2], Estado]>([
  ['familia', 'en_revision', 'editar', 'radicada'],
  ['familia', 'por_subsanar', 'subsanar', 'en_revision'],
  ['familia', 'asignada', 'aceptar_y_seguir', 'aceptada_y_en_lista'],
  ['familia', 'aceptada_y_en_lista', 'aceptar', 'aceptada'],
  ['funcionario', 'radicada', 'tomar', 'en_revision'],
  ['funcionario', 'por_subsanar', 'liberar', 'por_subsanar'],
  ['funcionario', 'en_revision', 'decidir', 'en_revision'],
])('%s, %s, %s leads to %s', (quien, de, accion, a) => {
  expect(revisarAccion(quien, de, accion, FAVORABLES)).toEqual({ puede: true, a });
});

test.each<[Quien, Estado, Parameters<typeof revisarAccion>[2], string]>([
  ['funcionario', 'en_revision', 'tomar', 'Usted ya tiene esta solicitud.'],
  ['funcionario', 'validada', 'decidir', 'Una solicitud en estado «Validada» no puede tener condiciones por decidir.'],
  ['familia', 'matriculada', 'retirar', 'Una solicitud en estado «Matriculada» no puede retirarse.'],
  ['familia', 'en_revision', 'tomar', 'Una solicitud en estado «En revisión» no puede tomarse.'],
])('%s, %s, %s: why not', (quien, de, accion, negativa) => {
  expect(revisarAccion(quien, de, accion, FAVORABLES)).toEqual({ puede: false, negativa });
});

test('each action has a state in which it can be done', () => {
  const hechos = [FAVORABLES, { ...FAVORABLES, propia: false }];
  const familia = ESTADOS.flatMap((estado) => accionesDeFamilia(estado, FAVORABLES));
  const funcionario = ESTADOS.flatMap((estado) => hechos.flatMap((uno) => accionesDeFuncionario(estado, uno)));
  expect(new Set(familia)).toEqual(new Set(DE_FAMILIA));
  expect(new Set(funcionario)).toEqual(new Set(DE_FUNCIONARIO));
});
