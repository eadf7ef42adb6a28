import type { DownloadState } from './downloadSlice';

interface DownloadButtonProps {
  label: string;
  /** Of this file; null: it was not asked for. */
  state: DownloadState<unknown> | null;
  /** A file, this one or another, is on its way: the next one has to wait. */
  isWaiting: boolean;
  onDownload: () => void;
}

/** Asks for a file; what became of it is told beside the button. */
export function DownloadButton({ label, state, isWaiting, onDownload }: DownloadButtonProps) {
  const isFetching = state?.status === 'fetching';
  return (
    <>
      <button type="button" className="btn btn-quiet" aria-busy={isFetching} aria-disabled={isWaiting} onClick={onDownload}>
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
