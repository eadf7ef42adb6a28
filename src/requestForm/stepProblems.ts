import type { Refusal } from '#kits/sending/refusal.ts';
import type { Problems } from './solicitudState';
import { STEPS, type Step } from './steps';

/** What the server finds wrong, by the same paths as the form's own checks. */
export function problemsOfRefusal({ fieldErrors }: Pick<Refusal, 'fieldErrors'>): Problems {
  const entries = Object.entries(fieldErrors).map(([campo, mensaje]) => [campo.replace(/^datos\./, ''), mensaje] as const);
  // What no step shows is told by the refusal's own message.
  return Object.fromEntries(entries.filter(([campo]) => stepOf(campo) !== undefined));
}

/** The first step, in the form's order, that has a problem; undefined: none has. */
export function stepOfProblems(problems: Problems): Step | undefined {
  const steps = Object.keys(problems).map(stepOf);
  return STEPS.find((step) => steps.includes(step));
}

/** The problems of one step. */
export function problemsAt(step: Step, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([campo]) => stepOf(campo) === step));
}

function stepOf(campo: string): Step | undefined {
  return STEPS.find((step) => step === campo || campo.startsWith(`${step}.`));
}
