import { isUnder } from '#core/location/paths.ts';

/** A new solicitud's steps in order; each is an address of its own under the form's base. */
export const FILING_STEPS = ['aviso', 'acudiente', 'estudiante', 'condiciones', 'hermanos', 'opciones', 'revision'] as const;

/** All steps in their order: a correction begins with the papers that it may ask for. */
export const STEPS = ['documentos', ...FILING_STEPS] as const;

export type Step = (typeof STEPS)[number];

/** What each step is called, on its page and in the list of steps. */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  documentos: 'Documentos',
  aviso: 'Aviso de privacidad',
  acudiente: 'Acudiente',
  estudiante: 'Estudiante',
  condiciones: 'Condiciones',
  hermanos: 'Hermanos',
  opciones: 'Opciones',
  revision: 'Revisión',
};

const EDIT_STEPS = FILING_STEPS.filter((step) => step !== 'aviso');

/** The steps of a draft. An existing solicitud keeps the reading of its aviso: changing it has no such step. */
export function stepsOf({ edited }: { edited: { accion: 'edicion' | 'subsanacion' } | null }): readonly Step[] {
  if (edited === null) return FILING_STEPS;
  return edited.accion === 'subsanacion' ? ['documentos', ...EDIT_STEPS] : EDIT_STEPS;
}

/** How many of the steps of a new solicitud are completed once `step` is. */
export function countUpTo(step: Step): number {
  return FILING_STEPS.findIndex((own) => own === step) + 1;
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

/** The id of the list of what is wrong at a step. */
export const PROBLEMS_ID = 'solicitud-problemas';

/** The address of a step that leads on to the list of what is wrong there. */
export function problemsPathOf(base: string, step: Step): string {
  return `${base}/${step}?campo=${PROBLEMS_ID}`;
}
