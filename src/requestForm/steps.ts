import { isUnder } from '#core/location/paths.ts';

/** The form's steps in order; each is an address of its own under the form's base. */
export const STEPS = ['aviso', 'acudiente', 'estudiante', 'condiciones', 'hermanos', 'opciones', 'revision'] as const;

export type Step = (typeof STEPS)[number];

/** What each step is called, on its page and in the list of steps. */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  aviso: 'Aviso de privacidad',
  acudiente: 'Acudiente',
  estudiante: 'Estudiante',
  condiciones: 'Condiciones',
  hermanos: 'Hermanos',
  opciones: 'Opciones',
  revision: 'Revisión',
};

/** An existing solicitud keeps the reading of its aviso: editing it has no such step. */
export function stepsOf(isEdit: boolean): readonly Step[] {
  return isEdit ? STEPS.slice(1) : STEPS;
}

/** What lies under the form's base: a step, the base itself, the receipt, or nothing of this form's. */
export type FormPage = Step | 'base' | 'enviada' | 'otra' | null;

/** Null outside of the form; 'otra': an address under the base that is none of its pages. */
export function formPageOf(path: string, base: string): FormPage {
  if (!isUnder(path, base)) return null;
  const rest = path.slice(base.length + 1);
  if (rest === '') return 'base';
  if (rest === 'enviada') return rest;
  return STEPS.find((step) => step === rest) ?? 'otra';
}

/** Whether `step` comes after `other`. */
export function isBeyond(step: Step, other: Step): boolean {
  return STEPS.indexOf(step) > STEPS.indexOf(other);
}
