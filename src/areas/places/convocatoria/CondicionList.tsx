import type { ReactNode } from 'react';
import { AddCondicion } from './AddCondicion';
import { condicionName, type Condiciones } from './convocatoriaLines';
import { OrderedList } from './OrderedList';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import { useRows, type Rows } from './useRows';

interface CondicionListProps<Entry extends { condicion: string }> {
  form: ConvocatoriaFormControl;
  path: 'prioridades' | 'reservas';
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  condiciones: Condiciones;
  title: string;
  hint: string;
  empty: string;
  /** What the list's entry is called: 'prioridad'. */
  entryName: string;
  /** How many it may have. */
  most: number;
  /** A condition as it enters the list. */
  entryOf: (condicion: string) => Entry;
  /** What stands in an entry. */
  children: (nombre: string, entry: Entry, place: number, rows: Rows<Entry>) => ReactNode;
}

/** Conditions in an order that counts, each at most once. */
export function CondicionList<Entry extends { condicion: string }>(props: CondicionListProps<Entry>) {
  const { form, path, entries, onChange, condiciones, entryName, most, entryOf, children, ...texts } = props;
  const rows = useRows(entries, onChange);
  return (
    <OrderedList
      {...texts}
      path={path}
      problems={form.problems}
      rows={rows}
      // The same condition may have a priority and a reserve.
      nameOf={({ condicion }) => `la ${entryName} «${condicionName(condiciones, condicion)}»`}
      add={
        entries.length < most && (
          <AddCondicion
            id={fieldIdOf(`${path}.otra`)}
            label={`Otra ${entryName}`}
            button={`Agregar la ${entryName}`}
            choices={condiciones.filter(({ codigo }) => entries.every(({ condicion }) => condicion !== codigo))}
            onAdd={(condicion) => rows.append(entryOf(condicion))}
          />
        )
      }
    >
      {(entry, place) => children(condicionName(condiciones, entry.condicion), entry, place, rows)}
    </OrderedList>
  );
}
