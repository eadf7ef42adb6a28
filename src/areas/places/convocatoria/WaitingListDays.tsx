import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LIMITS } from '#domain/convocatoriaRules.ts';
import { FormField } from '#ui/FormField.tsx';
import { DayControl } from './DayControl';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

/** The days on which the waiting list moves. */
export function WaitingListDays({ form, anio }: { form: ConvocatoriaFormControl; anio: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fechasDeLista' });
  const id = fieldIdOf('fechasDeLista');
  const error = form.problems['fechasDeLista'];
  return (
    <section className="rules-part" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Fechas de la lista de espera
      </h2>
      <p className="form-hint">Los días en que la lista se mueve, después de publicar la primera etapa. Sin ninguna no hay lista de espera.</p>
      {error !== undefined && <p className="form-error">{error}</p>}
      <ul className="rules-days">
        {fields.map((row, place) => (
          <li key={row.id}>
            <FormField
              id={fieldIdOf(`fechasDeLista.${place}`)}
              label={`Fecha ${place + 1}`}
              error={form.problems[`fechasDeLista.${place}`]}
            >
              {(control) => <DayControl {...control} form={form} path={`fechasDeLista.${place}.dia`} anio={anio} />}
            </FormField>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={`Quitar la fecha ${place + 1}`}
              onClick={() => {
                remove(place);
                form.changed();
                heading.current?.focus();
              }}
            >
              Quitar
            </button>
          </li>
        ))}
      </ul>
      {fields.length < LIMITS.listDays && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            append({ dia: '' });
            form.changed();
          }}
        >
          Agregar una fecha
        </button>
      )}
    </section>
  );
}
