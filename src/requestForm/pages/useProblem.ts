import { useForm } from './useStep';

/** What is wrong with a field, by its own path; undefined: nothing that is known. */
export function useProblem(field: string): string | undefined {
  const { state } = useForm();
  return state.status === 'editing' ? state.problems[field] : undefined;
}
