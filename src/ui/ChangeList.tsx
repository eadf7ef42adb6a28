import type { LineChange } from './lineChanges';
import './lines.scss';

/** What somebody else changed: how it was, and how it is now. */
export function ChangeList({ changes }: { changes: readonly LineChange[] }) {
  return (
    <ul className="change-list">
      {changes.map(({ key, name, before, now }) => (
        <li key={key}>
          <strong>{name}</strong>
          <span>{`: antes «${before ?? 'no estaba'}», ahora «${now ?? 'no está'}»`}</span>
        </li>
      ))}
    </ul>
  );
}
