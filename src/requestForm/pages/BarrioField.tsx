import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Barrio } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';
import type { Solicitud } from '../createSolicitud';
import { resultsOf } from '../typedSearch';
import './barrioField.scss';

const LABEL = 'Barrio o vereda';

interface BarrioFieldProps {
  barrios: Solicitud['barrios'];
  hint: string;
  comunaName: (codigo: string) => string;
  onChoose: (barrio: Barrio) => void;
  /** What choosing did, after 'Belén es de Comuna 6: '. */
  done: string;
}

/** Finds the comuna of who knows the barrio only. The barrio itself is not kept: nothing is decided by it (F25, F63). */
export function BarrioField({ barrios, hint, comunaName, onChoose, done }: BarrioFieldProps) {
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
    <details className="barrio">
      <summary>No sé cuál es la comuna</summary>
      <FormField id="barrio" label={LABEL} hint={hint} optional>
        {(control) => (
          <Typeahead
            {...control}
            label={LABEL}
            text={text}
            onTextChange={type}
            {...resultsOf(search)}
            itemText={({ nombre, comuna }) => `${nombre} · ${comunaName(comuna)}`}
            itemKey={({ nombre, comuna }) => `${nombre} ${comuna}`}
            onChoose={choose}
          />
        )}
      </FormField>
      <p role="status" className="form-hint">
        {chosen && <span>{`${chosen.nombre} es de ${comunaName(chosen.comuna)}: ${done}.`}</span>}
      </p>
    </details>
  );
}
