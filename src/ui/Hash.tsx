import './hash.scss';

/** A hash to be published or compared: one press on it marks the whole of it, to be copied. */
export function Hash({ name, value }: { name: string; value: string }) {
  return (
    <p className="hash">
      <span className="hash-name">{name}</span>
      <code className="hash-value" translate="no">
        {value}
      </code>
    </p>
  );
}
