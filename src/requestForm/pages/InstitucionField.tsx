import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Institucion } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';
import type { CondicionValues } from '../draft';
import { resultsOf } from '../typedSearch';
import { ChosenLine } from './ChosenLine';
import { fieldId } from './fieldId';
import { useHandedFocus } from './useHandedFocus';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

const LABEL = 'Institución en la que vale';

/** The institution of a condition that holds at one alone, by its name or DANE code. */
export function InstitucionField({ field, claimed }: { field: string; claimed: CondicionValues }) {
  const { events, instituciones, dispatch } = useStep();
  const search = useSelector(instituciones.select);
  const [text, setText] = useState('');
  const { codigo, institucion } = claimed;
  const id = fieldId(field);
  useHandedFocus(id, institucion !== null);
  const set = (chosen: Institucion | null) => {
    setText('');
    dispatch(events.institucionChosen({ codigo, institucion: chosen }));
  };
  return (
    <FormField
      id={id}
      label={LABEL}
      hint="Escriba parte del nombre, o el código DANE, y elija de la lista."
      required
      error={useProblem(field)}
    >
      {(control) =>
        institucion ? (
          <ChosenLine control={control} text={institucion.nombre} onRemove={() => set(null)} />
        ) : (
          <Typeahead
            {...control}
            label={LABEL}
            text={text}
            onTextChange={(typed) => {
              setText(typed);
              dispatch(instituciones.events.typed({ texto: typed }));
            }}
            {...resultsOf(search)}
            itemText={({ nombre }) => nombre}
            itemKey={({ dane }) => dane}
            onChoose={set}
          />
        )
      }
    </FormField>
  );
}
