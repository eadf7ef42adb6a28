import type { ReactNode } from 'react';

interface EntriesProps {
  className: string;
  /** Names with their values; no name twice. */
  entries: readonly (readonly [name: string, value: ReactNode])[];
}

/** What something says of itself, each thing with its name. */
export function Entries({ className, entries }: EntriesProps) {
  return (
    <dl className={className}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
