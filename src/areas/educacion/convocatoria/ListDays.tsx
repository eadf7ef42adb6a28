import { useRef } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../../features/config/configSlice';
import { LIMITES } from '../../../shared/educacion/reglas';
import { DatePicker } from '../../../shared/ui/DatePicker';
import { FormField } from '../../../shared/ui/FormField';
import { idDe, type ReglasForm } from './useReglasForm';

/** The days on which the waiting list moves. */
export function ListDays({ form, anio }: { form: ReglasForm; anio: number }) {
  const timeZone = useSelector(selectTimeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fechasDeLista' });
  const id = idDe('fechasDeLista');
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
              id={idDe(`fechasDeLista.${place}`)}
              label={`Fecha ${place + 1}`}
              error={form.problems[`fechasDeLista.${place}`]}
            >
              {(field) => (
                <Controller
                  control={form.control}
                  name={`fechasDeLista.${place}.dia`}
                  render={({ field: { value, onChange, onBlur, ref } }) => (
                    <DatePicker
                      {...field}
                      ref={ref}
                      value={value}
                      onBlur={onBlur}
                      onChange={(dia) => {
                        onChange(dia);
                        form.changed();
                      }}
                      min={`${anio - 1}-01-01`}
                      max={`${anio + 1}-12-31`}
                      timeZone={timeZone}
                    />
                  )}
                />
              )}
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
      {fields.length < LIMITES.fechas && (
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
