import { HERMANOS_COSTS, HERMANOS_RULE } from '#domain/words/hermanos.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Section } from '#ui/Section.tsx';
import { hermanosText, type Condiciones } from './convocatoriaLines';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

/** Whether a seat that a child gets counts for its younger siblings, as which of the priorities, and what that gives up. */
export function HermanosRule({ form, condiciones }: { form: ConvocatoriaFormControl; condiciones: Condiciones }) {
  const { fields, problems, change } = form;
  const listed = new Set(fields.prioridades.map(({ condicion }) => condicion));
  // One that was chosen is shown, though it is no priority any more: the error says what to do.
  const choices = condiciones
    .filter(({ codigo, alcance }) => (alcance === 'institucion' && listed.has(codigo)) || codigo === fields.hermanos)
    .map(({ codigo }) => codigo);
  return (
    <Section className="rules-part" id={fieldIdOf('hermanos-regla')} title="Hermanos">
      <p className="form-hint">{HERMANOS_RULE}</p>
      <ul className="form-hint">
        {HERMANOS_COSTS.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
      {choices.length === 0 && (
        <p>
          No se puede activar: entre las prioridades no hay ninguna que valga en una sola institución. Agregue antes una, como
          «Hermano en la institución».
        </p>
      )}
      <FieldGroup id={fieldIdOf('hermanos')} label="El cupo de un hermano mayor" error={problems['hermanos']}>
        {['', ...choices].map((codigo) => (
          <Choice
            key={codigo}
            type="radio"
            name="hermanos"
            label={codigo === '' ? 'No cuenta' : hermanosText(codigo, condiciones)}
            checked={fields.hermanos === codigo}
            onChange={() => change({ hermanos: codigo })}
          />
        ))}
      </FieldGroup>
    </Section>
  );
}
