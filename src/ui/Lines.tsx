import type { Line } from './lineChanges';
import './lines.scss';

/** What a record says, each thing with its name. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="lines">
      {lines.map(({ key, name, value, isName }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd translate={isName === true ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
