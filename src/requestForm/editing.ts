import type { Draft, Values } from './draft';
import type { Editing, Problems } from './solicitudState';

/** A draft as one begins or goes on with it. */
export function edited(draft: Draft, kept: boolean): Editing {
  return {
    status: 'editing',
    draft,
    kept,
    uploads: [],
    problems: {},
    refusals: 0,
    notice: null,
    vanished: [],
    announcement: null,
  };
}

export function withDraft(state: Editing, change: Partial<Draft>): Editing {
  return { ...state, draft: { ...state.draft, ...change }, notice: null };
}

export function withValues(state: Editing, change: Partial<Values>, problems: Problems = state.problems): Editing {
  return { ...withDraft(state, { values: { ...state.draft.values, ...change } }), problems };
}

/** Without the problems of these fields and of what lies in them. */
export function without(problems: Problems, ...fields: string[]): Problems {
  const isOf = (campo: string) => fields.some((field) => campo === field || campo.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(problems).filter(([campo]) => !isOf(campo)));
}
