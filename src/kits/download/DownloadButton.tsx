import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { sameValue } from '#domain/sameValue.ts';
import { Button } from '#ui/Button.tsx';
import type { DownloadState } from './downloadSlice';

interface DownloadButtonProps<Wanted extends object> {
  label: string;
  /** Where the label is not enough to tell it from the page's others. */
  name?: string;
  /** Made by `createDownload`. */
  download: { select(state: object): DownloadState<Wanted>; events: { requested: ActionCreatorWithPayload<{ wanted: Wanted }> } };
  wanted: Wanted;
}

/** Asks for a file; what became of it is told beside the button. While one is on its way, this or another, the next has to wait. */
export function DownloadButton<Wanted extends object>({ label, name, download, wanted }: DownloadButtonProps<Wanted>) {
  const state = useSelector(download.select);
  const dispatch = useDispatch();
  const isThis = state.status !== 'idle' && sameValue(state.wanted, wanted);
  const isFetching = state.status === 'fetching';
  return (
    <>
      <Button
        label={label}
        aria-label={name}
        isOff={isFetching}
        isWorking={isThis && isFetching}
        onClick={() => dispatch(download.events.requested({ wanted }))}
      />
      {isThis && state.status === 'failed' && (
        <p className="form-error" role="alert">
          {state.message}
        </p>
      )}
    </>
  );
}
