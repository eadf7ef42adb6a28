import type { Refusal } from '#kits/sending/refusal.ts';
import type { FieldProblems } from './solicitudState';
import { STEPS, type Step } from './steps';

/** What the server finds wrong, by the same paths as the form's own checks. */
export function problemsOfRefusal({ fieldErrors }: Pick<Refusal, 'fieldErrors'>): FieldProblems {
  const entries = Object.entries(fieldErrors).map(([field, message]) => [field.replace(/^datos\./, ''), message] as const);
  // A problem that no step shows is told by the refusal's own message.
  return Object.fromEntries(entries.filter(([field]) => stepOf(field) !== undefined));
}

/** The first step, in the form's order, that has a problem; undefined: none has. */
export function stepOfProblems(problems: FieldProblems): Step | undefined {
  const steps = Object.keys(problems).map(stepOf);
  return STEPS.find((step) => steps.includes(step));
}

/** The problems of one step. */
export function problemsAt(step: Step, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));
}

function stepOf(field: string): Step | undefined {
  return STEPS.find((step) => step === field || field.startsWith(`${step}.`));
}
