import { useRef, useState, type ReactNode } from 'react';
import { OrderButtons } from '#ui/OrderButtons.tsx';
import { fieldIdOf } from './useConvocatoriaForm';
import type { Rows } from './useRows';

interface OrderedListProps<Row extends object> {
  /** The list's path in the rules, and what is wrong with the rules, by path. */
  path: string;
  problems: Readonly<Record<string, string>>;
  title: string;
  hint?: string;
  /** Stands where nothing is in the list. */
  empty: string;
  rows: Rows<Row>;
  /** What the entry is called within a sentence: 'la etapa «Todos»'. */
  nameOf: (row: Row, place: number) => string;
  children: (row: Row, place: number) => ReactNode;
  /** How one more is added. */
  add: ReactNode;
}

/** A list whose order counts; what is moved keeps the focus, and its new place is spoken, until the focus goes on. */
export function OrderedList<Row extends object>(props: OrderedListProps<Row>) {
  const { path, problems, title, hint, empty, nameOf, children, add } = props;
  const { rows, keys, section, move, remove } = props.rows;
  const heading = useRef<HTMLHeadingElement>(null);
  const [spoken, setSpoken] = useState('');
  const id = fieldIdOf(path);
  return (
    <section ref={section} className="rules-part" aria-labelledby={id} onBlur={() => setSpoken('')}>
      <h2 id={id} ref={heading} tabIndex={-1} aria-describedby={problems[path] === undefined ? undefined : `${id}-error`}>
        {title}
      </h2>
      {hint !== undefined && <p className="form-hint">{hint}</p>}
      <Problem id={`${id}-error`} text={problems[path]} />
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ol className="rules-rows">
          {rows.map((row, place) => {
            const rowId = fieldIdOf(`${path}.${place}`);
            return (
              <li key={keys[place]} id={rowId} tabIndex={-1} className="rules-row">
                <div className="rules-row-fields">
                  {children(row, place)}
                  <Problem id={`${rowId}-error`} text={problems[`${path}.${place}`]} />
                </div>
                <OrderButtons
                  name={nameOf(row, place)}
                  place={place}
                  count={rows.length}
                  onMove={(by) => {
                    setSpoken(`Ahora ${nameOf(row, place)} está en el lugar ${place + by + 1} de ${rows.length}`);
                    move(place, place + by);
                  }}
                  onRemove={() => {
                    remove(place);
                    heading.current?.focus();
                    setSpoken(`Se quitó ${nameOf(row, place)}`);
                  }}
                />
              </li>
            );
          })}
        </ol>
      )}
      {add}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  );
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="form-error" id={id}>
      {text}
    </p>
  );
}
