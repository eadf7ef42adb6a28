import { useSelector } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import { CUPO_ACTUAL_COUNTS, CUPO_ACTUAL_RULE } from '#domain/words/cupoActualTexts.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';
import { itemsOf } from '../typedSearch';
import { ChosenLine } from './ChosenLine';
import { fieldId } from './fieldId';
import { useHandedFocus } from './useHandedFocus';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

const LABEL = 'Cupo que ya tiene';
const HINT = `Solo si el estudiante ya tiene cupo en un colegio oficial y pide otro. ${CUPO_ACTUAL_RULE} ${CUPO_ACTUAL_COUNTS} Busque el colegio por su nombre.`;

interface CupoActualProps {
  /** What is looked for. */
  text: string;
  onTextChange: (text: string) => void;
}

/** Where the pupil holds a seat already, for the grado that is asked for. */
export function CupoActual({ text, onTextChange }: CupoActualProps) {
  const { draft, events, cupos, dispatch, words } = useStep();
  const { cupoActual, estudiante } = draft.values;
  const search = useSelector(cupos.select);
  const id = fieldId('estudiante.cupoActual');
  useHandedFocus(id, cupoActual !== null);
  const nameWithJornada = (oferta: Oferta) => `${fullSedeName(oferta)} · ${words.name('jornadas', oferta.jornada)}`;
  const type = (texto: string) => {
    onTextChange(texto);
    dispatch(cupos.events.typed({ texto, grado: estudiante.grado }));
  };
  const choose = (oferta: Oferta) => {
    onTextChange('');
    dispatch(events.cupoActualChosen({ oferta }));
  };
  return (
    <FormField id={id} label={LABEL} hint={HINT} optional error={useProblem('estudiante.cupoActual')}>
      {(control) =>
        cupoActual ? (
          <ChosenLine
            control={control}
            text={nameWithJornada(cupoActual)}
            onRemove={() => dispatch(events.cupoActualChosen({ oferta: null }))}
          />
        ) : estudiante.grado === '' ? (
          <input className="form-control" type="text" disabled placeholder="Elija primero el grado" {...control} />
        ) : (
          <Typeahead
            {...control}
            label={LABEL}
            text={text}
            onTextChange={type}
            items={itemsOf(search)}
            itemText={nameWithJornada}
            itemKey={(oferta) => oferta.id}
            onChoose={choose}
            loading={search.status === 'searching'}
          />
        )
      }
    </FormField>
  );
}
