import { FormField } from '#ui/FormField.tsx';
import { Section } from '#ui/Section.tsx';
import { DayControl } from './DayControl';
import { FIELD_NAMES } from './convocatoriaLines';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

const DAYS = [
  ['desde', 'matriculaDesde'],
  ['hasta', 'matriculaHasta'],
] as const;

/** When who accepted a seat goes to the school; both may be left empty. */
export function MatriculaDays({ form, anio }: { form: ConvocatoriaFormControl; anio: number }) {
  return (
    <Section className="rules-part" id={fieldIdOf('matricula-dias')} title="Matrícula">
      <p className="form-hint">
        Los días en que hace la matrícula quien aceptó un cupo: están en el calendario de las familias y en la consulta de su
        solicitud. Si aún no se sabe, deje los dos vacíos.
      </p>
      <div className="rules-fields">
        {DAYS.map(([end, field]) => (
          <FormField
            key={end}
            id={fieldIdOf(`matricula.${end}`)}
            label={FIELD_NAMES[field]}
            optional
            error={form.problems[`matricula.${end}`]}
          >
            {(control) => (
              <DayControl {...control} value={form.fields[field]} onChange={(day) => form.change({ [field]: day })} anio={anio} />
            )}
          </FormField>
        ))}
      </div>
    </Section>
  );
}
