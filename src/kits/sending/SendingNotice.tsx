import type { MouseEvent } from 'react';
import { sentence } from '#domain/words/sentence.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import type { SendingState } from './sendingState';

interface SendingNoticeProps {
  state: SendingState<unknown, unknown>;
  /** Sends the same again, with the same key. */
  onRetry: () => void;
  /** Of a refusal: what else is to be known, and what to do about it. */
  advice?: readonly string[];
}

/** Why a write was not done, or that nobody knows; nothing in the other states. */
export function SendingNotice({ state, onRetry, advice = [] }: SendingNoticeProps) {
  const retry = ({ currentTarget }: MouseEvent) => {
    focusHeading(currentTarget);
    onRetry();
  };
  switch (state.status) {
    case 'idle':
    case 'sending':
    case 'sent':
      return null;
    case 'refused':
      return (
        <Notice tone="danger" role="alert">
          <p>{sentence(state.refusal.message)}</p>
          {advice.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      );
    case 'unanswered':
      return (
        <Notice tone="danger" role="alert">
          <p>{sentence(state.message)}</p>
          <Button label="Intentar de nuevo" onClick={retry} />
        </Notice>
      );
  }
}
