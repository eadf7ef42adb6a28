import { useRef } from 'react';
import { LIMITS } from '#domain/convocatoriaRules.ts';
import { FormField } from '#ui/FormField.tsx';
import { Button } from '#ui/Button.tsx';
import { DayControl } from './DayControl';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import { useRows } from './useRows';

/** The days on which the waiting list moves. */
export function WaitingListDays({ form, anio }: { form: ConvocatoriaFormControl; anio: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, keys, section, append, remove, change } = useRows(form.fields.fechasDeLista, (fechasDeLista) =>
    form.change({ fechasDeLista }),
  );
  const id = fieldIdOf('fechasDeLista');
  const error = form.problems['fechasDeLista'];
  return (
    <section ref={section} className="rules-part" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Fechas de la lista de espera
      </h2>
      <p className="form-hint">
        Los días en que la lista, una sola para todas las etapas, se mueve, después de publicar la primera. Sin ninguna, quien
        espera participa en las etapas que siguen, y después de la última no hay lista de espera.
      </p>
      {error !== undefined && <p className="form-error">{error}</p>}
      <ul className="rules-days">
        {rows.map(({ dia }, place) => (
          <li key={keys[place]}>
            <FormField
              id={fieldIdOf(`fechasDeLista.${place}`)}
              label={`Fecha ${place + 1}`}
              error={form.problems[`fechasDeLista.${place}`]}
            >
              {(control) => (
                <DayControl {...control} value={dia} onChange={(typed) => change(place, { dia: typed })} anio={anio} />
              )}
            </FormField>
            <Button
              label="Quitar"
              aria-label={`Quitar la fecha ${place + 1}`}
              onClick={() => {
                remove(place);
                heading.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      {rows.length < LIMITS.listDays && <Button label="Agregar una fecha" onClick={() => append({ dia: '' })} />}
    </section>
  );
}
