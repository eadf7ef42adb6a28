import type { ReactElement } from 'react';
import { numberText } from '#domain/words/numbers.ts';
import { inboxPath, useMayListEtapa, type AskedOfInbox } from '../processingLinks';
import { Link } from '../PlacesLink';

/** A number of a table, which leads to what it counts. `what`: the link's name, which a bare number is not. */
export type CountOf = (value: number, what: string, asked: AskedOfInbox) => { value: number; shown: ReactElement };

interface InboxCountProps {
  value: number;
  what: string;
  asked: AskedOfInbox;
}

export function InboxCount({ value, what, asked }: InboxCountProps) {
  const mayProcess = useMayListEtapa();
  const text = numberText(value);
  if (!mayProcess || value === 0) return <span>{text}</span>;
  return (
    <Link className="today-count" to={inboxPath(asked)} aria-label={`${text}: ${what}`}>
      {text}
    </Link>
  );
}
