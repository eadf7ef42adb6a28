import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Barrio } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';
import type { Solicitud } from '../createSolicitud';
import { resultsOf } from '../typedSearch';

const LABEL = 'Barrio o vereda';

export interface BarrioFieldProps {
  barrios: Pick<Solicitud['barrios'], 'select' | 'events'>;
  comunaOf: (barrio: Barrio) => string;
  onChoose: (barrio: Barrio) => void;
}

/** Finds a barrio, and says of which comuna it is. */
export function BarrioField({ barrios, comunaOf, onChoose }: BarrioFieldProps) {
  const dispatch = useDispatch();
  const search = useSelector(barrios.select);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Barrio | null>(null);
  const type = (texto: string) => {
    setText(texto);
    dispatch(barrios.events.typed({ texto }));
  };
  const choose = (barrio: Barrio) => {
    setText('');
    setChosen(barrio);
    onChoose(barrio);
  };
  return (
    <>
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
    </>
  );
}
