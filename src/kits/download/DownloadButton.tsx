import type { SavingState } from './downloadSlice';

interface SaveButtonProps {
  label: string;
  /** Of this file; null: it was not asked for. */
  state: SavingState<unknown> | null;
  /** A file, this one or another, is on its way: the next one has to wait. */
  isWaiting: boolean;
  onSave: () => void;
}

/** Asks for a file; what became of it is told beside the button. */
export function SaveButton({ label, state, isWaiting, onSave }: SaveButtonProps) {
  const isFetching = state?.status === 'fetching';
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-busy={isFetching}
        aria-disabled={isWaiting}
        onClick={onSave}
      >
        {isFetching && <span className="spinner" aria-hidden="true" />}
        <span>{label}</span>
      </button>
      {state?.status === 'failed' && (
        <p className="form-error" role="alert">
          {state.message}
        </p>
      )}
    </>
  );
}
