import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { ofertaOfSede } from '#domain/ofertaOfSede.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { CUPO_ACTUAL_COUNTS, CUPO_ACTUAL_RULE } from '#domain/words/cupoActualTexts.ts';
import type { OfertaDeSede, Sede } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';
import { resultsOf } from '../typedSearch';
import { ChosenLine } from './ChosenLine';
import { fieldId } from './fieldId';
import { useHandedFocus } from './useHandedFocus';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

const LABEL = 'Cupo que ya tiene';
const HINT = `Solo si el estudiante ya tiene cupo en un colegio oficial y pide otro. ${CUPO_ACTUAL_RULE} ${CUPO_ACTUAL_COUNTS} Busque el colegio o la sede por su nombre.`;

interface CupoActualProps {
  /** What is looked for, or the name of the sede whose jornada is still to be chosen. */
  text: string;
  onTextChange: (text: string) => void;
}

/** Where the pupil holds a seat already, for the grado that is asked for: the sede first, then its jornada if it has several. */
export function CupoActual({ text, onTextChange }: CupoActualProps) {
  const { draft, events, cupos, dispatch, words } = useStep();
  const { cupoActual, estudiante } = draft.values;
  const search = useSelector(cupos.select);
  const id = fieldId('estudiante.cupoActual');
  const [sede, setSede] = useState<Sede | null>(null);
  const isChosen = cupoActual !== null;
  // What was found for another grado is no seat of this one.
  const results = resultsOf(search);
  const found = results.items.filter(({ ofertas }) => ofertas.some(({ grado }) => String(grado) === estudiante.grado));
  useHandedFocus(id, isChosen);
  const type = (texto: string) => {
    setSede(null);
    onTextChange(texto);
    dispatch(cupos.events.typed({ texto, grado: estudiante.grado }));
  };
  const choose = (whole: Sede, oferta: OfertaDeSede) => {
    setSede(null);
    onTextChange('');
    dispatch(events.cupoActualChosen({ oferta: ofertaOfSede(whole, oferta) }));
  };
  const chooseSede = (found: Sede) => {
    const [only, ...others] = found.ofertas;
    if (only && others.length === 0) return choose(found, only);
    setSede(found);
    onTextChange(fullSedeName(found));
  };
  return (
    <>
      <FormField id={id} label={LABEL} hint={HINT} optional error={useProblem('estudiante.cupoActual')}>
        {(control) =>
          cupoActual ? (
            <ChosenLine
              control={control}
              text={`${fullSedeName(cupoActual)} · ${words.name('jornadas', cupoActual.jornada)}`}
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
              {...results}
              items={sede ? [] : found}
              itemText={fullSedeName}
              itemKey={({ id: key }) => key}
              onChoose={chooseSede}
            />
          )
        }
      </FormField>
      {sede && !isChosen && <Jornadas key={sede.id} sede={sede} onChoose={choose} />}
    </>
  );
}

/** One press each, and none is chosen before. They are what comes next: they take the focus. */
function Jornadas({ sede, onChoose }: { sede: Sede; onChoose: (sede: Sede, oferta: OfertaDeSede) => void }) {
  const { words } = useStep();
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <fieldset ref={ref} tabIndex={-1} className="form-field">
      <legend className="form-label">{`¿En qué jornada de ${fullSedeName(sede)}?`}</legend>
      <div className="actions">
        {sede.ofertas.map((oferta) => (
          <Button key={oferta.id} label={words.name('jornadas', oferta.jornada)} onClick={() => onChoose(sede, oferta)} />
        ))}
      </div>
    </fieldset>
  );
}
