import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { AddCondicion } from './AddCondicion';
import { condicionName, type Condiciones } from './convocatoriaLines';
import { OrderedList } from './OrderedList';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import type { ConvocatoriaFields } from './convocatoriaFields';

interface CondicionListProps {
  form: ConvocatoriaFormControl;
  path: 'prioridades' | 'reservas';
  condiciones: Condiciones;
  title: string;
  hint: string;
  empty: string;
  /** What the list's entry is called: 'prioridad'. */
  entry: string;
  /** How many it may have. */
  most: number;
  /** A condition as it enters the list. */
  entryOf: (condicion: string) => ConvocatoriaFields['prioridades' | 'reservas'][number];
  /** What stands in an entry. */
  children: (place: number, nombre: string) => ReactNode;
}

/** Conditions in an order that counts, each at most once. */
export function CondicionList({ form, path, condiciones, entry, most, entryOf, children, ...texts }: CondicionListProps) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: path });
  const act = (change: () => void) => {
    change();
    form.changed();
  };
  const nameAt = (place: number) => condicionName(condiciones, fields[place]?.condicion ?? '');
  return (
    <OrderedList
      {...texts}
      path={path}
      problems={form.problems}
      rows={fields}
      // The same condition may have a priority and a reserve.
      nameOf={(place) => `la ${entry} «${nameAt(place)}»`}
      onMove={(from, to) => act(() => move(from, to))}
      onRemove={(place) => act(() => remove(place))}
      add={
        fields.length < most && (
          <AddCondicion
            id={fieldIdOf(`${path}.otra`)}
            label={`Otra ${entry}`}
            button={`Agregar la ${entry}`}
            choices={condiciones.filter(({ codigo }) => fields.every(({ condicion }) => condicion !== codigo))}
            onAdd={(condicion) => act(() => append(entryOf(condicion)))}
          />
        )
      }
    >
      {(place) => children(place, nameAt(place))}
    </OrderedList>
  );
}
