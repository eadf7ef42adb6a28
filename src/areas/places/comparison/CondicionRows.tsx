import { useRef, useState, type ReactNode } from 'react';
import { choicesOf } from '#kits/words/choices.ts';
import type { Catalogues } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { OrderButtons } from '#ui/OrderButtons.tsx';

interface CondicionRowsProps<Row extends { condicion: string }> {
  id: string;
  label: string;
  hint: string;
  /** What an entry is called: 'prioridad'. */
  entryName: string;
  rows: readonly Row[];
  condiciones: Catalogues['condiciones'];
  /** How many there may be. */
  most: number;
  rowOf: (condicion: string) => Row;
  onChange: (rows: Row[]) => void;
  /** What stands in an entry, beside its buttons. */
  children: (row: Row, nombre: string, at: number) => ReactNode;
}

/** Conditions in an order that counts, each at most once; what is moved or taken away is spoken. */
export function CondicionRows<Row extends { condicion: string }>(props: CondicionRowsProps<Row>) {
  const { id, label, hint, entryName, rows, condiciones, most, rowOf, onChange, children } = props;
  const [chosen, setChosen] = useState('');
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const others = condiciones.filter(({ codigo }) => rows.every(({ condicion }) => condicion !== codigo));
  const isThere = others.some(({ codigo }) => codigo === chosen);
  const nombreOf = ({ condicion }: Row) => condiciones.find(({ codigo }) => codigo === condicion)?.nombre ?? condicion;
  const move = (row: Row, at: number, by: -1 | 1) => {
    const moved = rows.filter((one) => one !== row);
    moved.splice(at + by, 0, row);
    onChange(moved);
    setSpoken(`«${nombreOf(row)}» está ahora en el lugar ${at + by + 1} de ${rows.length}`);
  };
  const remove = (row: Row) => {
    // Its button goes with it: the focus would fall to the body.
    list.current?.focus();
    onChange(rows.filter((one) => one !== row));
    setSpoken(`Se quitó «${nombreOf(row)}»`);
  };
  return (
    <FieldGroup id={id} label={label} hint={hint}>
      <div ref={list} tabIndex={-1} className="variant-rows">
        {rows.length === 0 && <p>Ninguna.</p>}
        <ol>
          {rows.map((row, at) => (
            <li key={row.condicion}>
              <div>{children(row, nombreOf(row), at)}</div>
              <OrderButtons
                name={`la ${entryName} «${nombreOf(row)}»`}
                place={at}
                count={rows.length}
                onMove={(by) => move(row, at, by)}
                onRemove={() => remove(row)}
              />
            </li>
          ))}
        </ol>
      </div>
      {others.length > 0 && rows.length < most && (
        <div className="variant-add">
          <label className="form-label" htmlFor={`${id}-otra`}>{`Otra ${entryName}`}</label>
          <select
            id={`${id}-otra`}
            className="form-select"
            value={isThere ? chosen : ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">Elija…</option>
            <Options choices={choicesOf(others)} />
          </select>
          <Button
            label={`Agregar la ${entryName}`}
            isOff={!isThere}
            onClick={() => {
              onChange([...rows, rowOf(chosen)]);
              setSpoken(`Se agregó la ${entryName} en el lugar ${rows.length + 1}`);
            }}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </FieldGroup>
  );
}
