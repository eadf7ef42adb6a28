import { ACUDIENTE_LABELS } from '../valuesChange';
import { choicesOf } from '#kits/words/choices.ts';
import { SelectField } from './SelectField';
import { StepForm } from './StepForm';
import { TextField } from './TextField';
import { useStep } from './useStep';
import { useTypedStep } from './useTypedStep';

/** Who asks for the place, and where notices go. */
export function AcudienteStep() {
  const { draft, events, convocatoria, options } = useStep();
  const { tiposDocumento, parentescos } = convocatoria.catalogos;
  const { onSubmit, field } = useTypedStep({
    step: 'acudiente',
    values: draft.values.acudiente,
    changed: events.acudienteChanged,
  });
  // Staff type for somebody else: what the browser knows of them is of no use.
  const fill = (purpose: string) => (options.ofSession ? 'off' : purpose);
  return (
    <StepForm step="acudiente" onSubmit={onSubmit}>
      <p>El acudiente es quien pide el cupo y responde por el estudiante.</p>
      <SelectField
        field="acudiente.tipoDocumento"
        label={ACUDIENTE_LABELS.tipoDocumento}
        choices={choicesOf(tiposDocumento.filter(({ de }) => de !== 'estudiante'))}
        {...field('tipoDocumento')}
      />
      <TextField field="acudiente.documento" label={ACUDIENTE_LABELS.documento} autoComplete="off" {...field('documento')} />
      <TextField
        field="acudiente.nombres"
        label={ACUDIENTE_LABELS.nombres}
        autoComplete={fill('given-name')}
        {...field('nombres')}
      />
      <TextField
        field="acudiente.apellidos"
        label={ACUDIENTE_LABELS.apellidos}
        autoComplete={fill('family-name')}
        {...field('apellidos')}
      />
      <SelectField
        field="acudiente.parentesco"
        label={ACUDIENTE_LABELS.parentesco}
        choices={choicesOf(parentescos)}
        {...field('parentesco')}
      />
      <TextField
        field="acudiente.telefono"
        label={ACUDIENTE_LABELS.telefono}
        hint="Escriba un teléfono, un correo o los dos."
        type="tel"
        autoComplete={fill('tel-national')}
        {...field('telefono')}
      />
      <TextField
        field="acudiente.correo"
        label={ACUDIENTE_LABELS.correo}
        hint="A este correo llegan los avisos: si falta corregir algo, el resultado y los plazos."
        type="email"
        autoComplete={fill('email')}
        {...field('correo')}
      />
    </StepForm>
  );
}
