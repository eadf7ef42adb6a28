import type { FamilyMoveName, FuncionarioMoveName } from './contractTypes';

/** Every action of a family, in the order of its buttons. */
export const FAMILY_MOVE_NAMES: readonly FamilyMoveName[] = [
  'editar',
  'subsanar',
  'aceptar',
  'aceptar_y_seguir',
  'declinar',
  'retirar',
];

/** Every action of staff, in the order of its buttons. */
export const FUNCIONARIO_MOVE_NAMES: readonly FuncionarioMoveName[] = [
  'tomar',
  'liberar',
  'decidir',
  'decidir_cupo',
  'por_subsanar',
  'validada',
  'no_admitida',
  'en_revision',
  'reabrir',
  'confirmar_reapertura',
  'rechazar_reapertura',
  'asignada',
  'matriculada',
  'retirada',
];
