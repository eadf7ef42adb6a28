import type { Line } from './lines';

export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="request-lines">
      {lines.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
