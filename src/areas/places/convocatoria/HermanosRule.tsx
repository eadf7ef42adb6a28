import { HERMANOS_COSTS, HERMANOS_RULE } from '#domain/words/hermanos.ts';
import { Section } from '#ui/Section.tsx';
import type { Condiciones } from './convocatoriaLines';
import { HermanosField, hermanosChoices } from './HermanosField';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

/** Whether a seat that a child gets counts for its younger siblings, as which of the priorities, and what that gives up. */
export function HermanosRule({ form, condiciones }: { form: ConvocatoriaFormControl; condiciones: Condiciones }) {
  const { fields, problems, change } = form;
  const prioridades = fields.prioridades.map(({ condicion }) => condicion);
  const choices = hermanosChoices(condiciones, prioridades, fields.hermanos);
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
      <HermanosField
        id={fieldIdOf('hermanos')}
        error={problems['hermanos']}
        choices={choices}
        condiciones={condiciones}
        value={fields.hermanos}
        onChange={(hermanos) => change({ hermanos })}
      />
    </Section>
  );
}
