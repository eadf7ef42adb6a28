import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { AddCondition } from './AddCondicion';
import { nombreDeCondicion, type Condiciones } from './convocatoriaLines';
import { OrderedList } from './OrderedList';
import { idDe, type ReglasForm } from './useConvocatoriaForm';
import type { Valores } from './convocatoriaFields';

interface ConditionListProps {
  form: ReglasForm;
  campo: 'prioridades' | 'reservas';
  condiciones: Condiciones;
  title: string;
  hint: string;
  empty: string;
  /** What the list's entry is called: 'prioridad'. */
  entry: string;
  /** How many it may have. */
  most: number;
  /** A condition as it enters the list. */
  nueva: (condicion: string) => Valores['prioridades' | 'reservas'][number];
  /** What stands in an entry. */
  children: (place: number, nombre: string) => ReactNode;
}

/** Conditions in an order that counts, each at most once. */
export function ConditionList({ form, campo, condiciones, entry, most, nueva, children, ...texts }: ConditionListProps) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: campo });
  const act = (change: () => void) => {
    change();
    form.changed();
  };
  const nombreAt = (place: number) => nombreDeCondicion(condiciones, fields[place]?.condicion ?? '');
  return (
    <OrderedList
      {...texts}
      campo={campo}
      problems={form.problems}
      rows={fields}
      // The same condition may have a priority and a reserve.
      nameOf={(place) => `la ${entry} «${nombreAt(place)}»`}
      onMove={(from, to) => act(() => move(from, to))}
      onRemove={(place) => act(() => remove(place))}
      add={
        fields.length < most && (
          <AddCondition
            id={idDe(`${campo}.otra`)}
            label={`Otra ${entry}`}
            button={`Agregar la ${entry}`}
            choices={condiciones.filter(({ codigo }) => fields.every(({ condicion }) => condicion !== codigo))}
            onAdd={(condicion) => act(() => append(nueva(condicion)))}
          />
        )
      }
    >
      {(place) => children(place, nombreAt(place))}
    </OrderedList>
  );
}
