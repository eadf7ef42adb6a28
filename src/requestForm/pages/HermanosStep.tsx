import { useEffect, useRef } from 'react';
import { checkRadicado } from '#domain/radicado.ts';
import { Choice } from '#ui/Choice.tsx';
import { HermanosCosts } from '#ui/HermanosCosts.tsx';
import { FieldGroup, FormField } from '#ui/FormField.tsx';
import { Button } from '#ui/Button.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { fieldId } from './fieldId';
import { StepForm } from './StepForm';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

const MAX = 10;
/** A radicado's characters, hyphens apart: from there on it can be told that one is wrong. */
const WHOLE_LENGTH = 12;

/** Brothers and sisters who ask too: their solicitudes share the lottery number. */
export function HermanosStep() {
  const { draft, events, dispatch, convocatoria } = useStep();
  const { hermanos } = draft.values;
  const { earlier } = draft;
  const filed = new Set(earlier.map(({ radicado }) => radicado));
  /** Among the lines that are typed. */
  const numberOf = (index: number) => hermanos.slice(0, index + 1).filter((radicado) => !filed.has(radicado)).length;
  const add = useRef<HTMLButtonElement>(null);
  const typed = numberOf(hermanos.length);
  const count = useRef(typed);
  useEffect(() => {
    // Focus: the new line's field after adding, the 'add' button after removing.
    if (typed > count.current) document.getElementById(idOf(hermanos.length - 1))?.focus();
    if (typed < count.current) add.current?.focus();
    count.current = typed;
  }, [typed, hermanos.length]);
  return (
    <StepForm step="hermanos">
      <p>
        Si un hermano o una hermana también pide cupo en esta convocatoria, escriba su radicado: si el acudiente es el mismo, o si
        la otra solicitud también nombra esta, comparten el número del sorteo, para que tengan la misma suerte. Si no, continúe.
      </p>
      {convocatoria.hermanos !== null && <HermanosCosts />}
      {earlier.length > 0 && (
        <FieldGroup id="hermanos-de-la-visita" label="De su familia, en esta visita">
          {earlier.map(({ radicado, estudiante }) => (
            <Choice
              key={radicado}
              type="checkbox"
              label={
                <>
                  <span>Hermano: </span>
                  <Untranslated>{`${estudiante}, `}</Untranslated>
                  <Radicado>{radicado}</Radicado>
                </>
              }
              checked={hermanos.includes(radicado)}
              onChange={() => dispatch(events.hermanoToggled({ radicado }))}
            />
          ))}
        </FieldGroup>
      )}
      {hermanos.map((radicado, index) =>
        // A line has no id of its own: its index is the key.
        filed.has(radicado) ? null : <Hermano key={index} index={index} number={numberOf(index)} radicado={radicado} />,
      )}
      {hermanos.length < MAX && <Button ref={add} label="Agregar un hermano" onClick={() => dispatch(events.hermanoAdded())} />}
    </StepForm>
  );
}

const idOf = (index: number) => fieldId(`hermanos.${index}.radicado`);

function Hermano({ index, number, radicado }: { index: number; number: number; radicado: string }) {
  const { events, dispatch } = useStep();
  const problem = useProblem(`hermanos.${index}.radicado`);
  const problemOfLine = useProblem(`hermanos.${index}`);
  return (
    <FormField
      id={idOf(index)}
      label={`Radicado del hermano ${number}`}
      required
      hint="Como aparece en su comprobante. Por ejemplo, 2027-7K3M9QX-9."
      error={problem ?? problemOfLine ?? mistyped(radicado)}
    >
      {(control) => (
        <div className="solicitud-chosen">
          <input
            {...control}
            className="form-control"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={radicado}
            onChange={({ target }) => dispatch(events.hermanoChanged({ index, radicado: target.value }))}
          />
          <Button
            label="Quitar"
            aria-label={`Quitar el hermano ${number}`}
            onClick={() => dispatch(events.hermanoRemoved({ index }))}
          />
        </div>
      )}
    </FormField>
  );
}

/** At once, by its check character, but not while it is still being typed (F4). */
function mistyped(radicado: string): string | undefined {
  if (radicado.replace(/[^0-9a-z]/gi, '').length < WHOLE_LENGTH) return undefined;
  const checked = checkRadicado(radicado);
  return checked.ok ? undefined : checked.problems;
}
