import type { Draft, Values } from './draft';
import type { Editing, FieldProblems } from './solicitudState';

/** A draft as one begins or goes on with it. */
export function editingOf(draft: Draft, kept: boolean): Editing {
  return {
    status: 'editing',
    draft,
    kept,
    uploads: [],
    problems: {},
    refusals: 0,
    notice: null,
    isFiledAlready: false,
    vanished: [],
    announcement: null,
  };
}

export function withDraft(state: Editing, change: Partial<Draft>): Editing {
  return { ...state, draft: { ...state.draft, ...change }, notice: null, isFiledAlready: false };
}

export function withValues(state: Editing, change: Partial<Values>, problems: FieldProblems = state.problems): Editing {
  return { ...withDraft(state, { values: { ...state.draft.values, ...change } }), problems };
}

/** Without the problems of these fields and of what lies in them. */
export function without(problems: FieldProblems, ...fields: string[]): FieldProblems {
  const isOf = (path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path)));
}
