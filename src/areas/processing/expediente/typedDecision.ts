import * as v from 'valibot';
import type { ExpedienteMove } from './expedienteSave';

export const DECISION_MOVES = ['validada', 'por_subsanar', 'no_admitida', 'matriculada', 'retirada'] as const;

/** What a person types on a solicitud's page before it is saved; as typed. */
export interface TypedDecision {
  /** The version of the solicitud that was on the screen when the last of it was typed; null: nothing was. */
  version: number | null;
  /** Why a condition is denied, by its code. */
  razones: Readonly<Record<string, string>>;
  movimiento: ExpedienteMove | null;
  motivo: string;
  /** A day, or what was typed as long as it is none. */
  antesDe: string;
}

export const NOTHING_TYPED: TypedDecision = { version: null, razones: {}, movimiento: null, motivo: '', antesDe: '' };

export function isNothing({ razones, movimiento, motivo, antesDe }: TypedDecision): boolean {
  return movimiento === null && motivo === '' && antesDe === '' && Object.values(razones).every((text) => text === '');
}

/** What was kept is this, or not what this application wrote. */
export const typedDecisionSchema: v.GenericSchema<unknown, TypedDecision> = v.object({
  version: v.nullable(v.number()),
  razones: v.record(v.string(), v.string()),
  movimiento: v.nullable(v.picklist(DECISION_MOVES)),
  motivo: v.string(),
  antesDe: v.string(),
});
