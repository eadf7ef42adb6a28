import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Barrio } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';
import { resultsOf } from '../typedSearch';
import { useStep } from './useStep';

const LABEL = 'Barrio o vereda';

/** Finds the comuna of who knows the barrio only. The barrio itself is not kept: nothing is decided by it (F25, F63). */
export function BarrioSearch() {
  const { barrios, events, words, dispatch } = useStep();
  const search = useSelector(barrios.select);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Barrio | null>(null);
  const comunaOf = ({ comuna }: Barrio) => words.name('comunas', comuna);
  const type = (texto: string) => {
    setText(texto);
    dispatch(barrios.events.typed({ texto }));
  };
  const choose = (barrio: Barrio) => {
    setText('');
    setChosen(barrio);
    dispatch(events.estudianteChanged({ comuna: barrio.comuna }));
  };
  return (
    <details className="solicitud-barrio">
      <summary>No sé cuál es la comuna</summary>
      <FormField id="barrio" label={LABEL} hint="Escriba parte del nombre y elija de la lista: la comuna se elige sola." optional>
        {(control) => (
          <Typeahead
            {...control}
            label={LABEL}
            text={text}
            onTextChange={type}
            {...resultsOf(search)}
            itemText={(barrio) => `${barrio.nombre} · ${comunaOf(barrio)}`}
            itemKey={({ nombre, comuna }) => `${nombre} ${comuna}`}
            onChoose={choose}
          />
        )}
      </FormField>
      <p role="status" className="form-hint">
        {chosen && <span>{`${chosen.nombre} es de ${comunaOf(chosen)}: quedó elegida.`}</span>}
      </p>
    </details>
  );
}
