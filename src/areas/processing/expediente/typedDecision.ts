import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import type { TypedState } from '#kits/typing/typingState.ts';
import type { CondicionDecision, Expediente } from '#domain/contractTypes.ts';
import { AREA, expedienteAt } from '../processingPaths';

export const DECISION_MOVES = [
  'validada',
  'por_subsanar',
  'en_revision',
  'no_admitida',
  'reabrir',
  'asignada',
  'matriculada',
  'retirada',
] as const;
export type DecisionMove = (typeof DECISION_MOVES)[number];

/** What a person types on an expediente's page before it is saved; as typed. */
export interface TypedDecision {
  /** The version of the expediente that was on the screen when the last of it was typed; null: nothing was. */
  version: number | null;
  /** Why a claim is denied: a condition's, by its code, or that of `CUPO_ACTUAL`; under `RECLAMO` the answer to the open reclamo. */
  razones: Readonly<Record<string, string>>;
  movimiento: DecisionMove | null;
  motivo: string;
  /** A day, or what was typed as long as it is none. */
  antesDe: string;
  /** The place of a direct placement, by its id; empty: none is chosen. */
  oferta: string;
}

export const NOTHING_TYPED: TypedDecision = { version: null, razones: {}, movimiento: null, motivo: '', antesDe: '', oferta: '' };

export function isNothing({ razones, movimiento, motivo, antesDe, oferta }: TypedDecision): boolean {
  return (
    movimiento === null && motivo === '' && antesDe === '' && oferta === '' && Object.values(razones).every((text) => text === '')
  );
}

export const typedDecisionSchema: v.GenericSchema<unknown, TypedDecision> = v.object({
  version: v.nullable(v.number()),
  razones: v.record(v.string(), v.string()),
  movimiento: v.nullable(v.picklist(DECISION_MOVES)),
  motivo: v.string(),
  antesDe: v.string(),
  // What a tab kept before there were any has none.
  oferta: v.optional(v.string(), ''),
});

/** The path of the problem with the reason of a claim's decision. */
export const reasonPath = (claim: string): string => `razones.${claim}`;

/** A person approves or denies a condition, or the current seat. */
export const claimDecided = createAction<{ claim: string; decision: CondicionDecision['decision'] }>(
  'processing/typedDecision/claimDecided',
);

/** A person admits the solicitud, with all of it decided, and goes on to the next. */
export const admitted = createAction('processing/typedDecision/admitted');

/** What is typed on an expediente's page. Its news: the expediente as it was on the screen when somebody else's change was found. */
export const typedDecision = createTyping<TypedDecision, Expediente>({
  area: AREA,
  name: 'typedDecision',
  keyOf: ({ path }) => expedienteAt(path),
  keptAs: (radicado) => `tramiteEducacion.escrito.${radicado}`,
  schema: typedDecisionSchema,
  isNothing,
  blank: NOTHING_TYPED,
  // Another move has other fields: with it the problems of all of them are out of date.
  fieldsOf: ({ razones, movimiento, motivo, antesDe, oferta }) => ({
    razones,
    movimiento,
    motivo: [movimiento, motivo],
    antesDe: [movimiento, antesDe],
    oferta: [movimiento, oferta],
  }),
});
export type DecisionTyping = TypedState<TypedDecision, Expediente>;
