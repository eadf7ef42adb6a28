import { ACUDIENTE_LABELS } from '../valuesChange';
import { ApellidosField } from './ApellidosField';
import { keypadOf } from './keypadOf';
import { choicesOf } from '#kits/words/choices.ts';
import { SelectField } from './SelectField';
import { StepEmailField } from './StepEmailField';
import { StepForm } from './StepForm';
import { StepTextField } from './StepTextField';
import { useStep } from './useStep';
import { useTypedStep } from './useTypedStep';

/** Who asks for the place, and where notices go. */
export function AcudienteStep() {
  const { draft, events, convocatoria, options, dispatch } = useStep();
  const { tiposDocumento, parentescos } = convocatoria.catalogos;
  const values = draft.values.acudiente;
  const { onSubmit, field } = useTypedStep({
    step: 'acudiente',
    values,
    labels: ACUDIENTE_LABELS,
    changed: events.acudienteChanged,
  });
  // Staff type for somebody else: what the browser knows of them is of no use.
  const fill = (purpose: string) => (options.ofSession ? 'off' : purpose);
  return (
    <StepForm step="acudiente" onSubmit={onSubmit}>
      <p>El acudiente es quien pide el cupo y responde por el estudiante.</p>
      <SelectField {...field('tipoDocumento')} choices={choicesOf(tiposDocumento.filter(({ de }) => de !== 'estudiante'))} />
      <StepTextField {...field('documento')} autoComplete="off" inputMode={keypadOf(tiposDocumento, values.tipoDocumento)} />
      <StepTextField {...field('nombres')} autoComplete={fill('given-name')} autoCapitalize="words" />
      <ApellidosField
        text={{ ...field('apellidos'), autoComplete: fill('family-name'), autoCapitalize: 'words' }}
        isNone={values.sinApellidos !== ''}
        onNone={(isNone) => dispatch(events.acudienteChanged({ sinApellidos: isNone ? 'si' : '', apellidos: '' }))}
      />
      <SelectField {...field('parentesco')} choices={choicesOf(parentescos)} />
      <StepTextField
        {...field('telefono')}
        required={false}
        hint="Escriba un teléfono, un correo o los dos. Los avisos llegan solo por correo: sin uno, consulte usted el estado con el radicado."
        type="tel"
        autoComplete={fill('tel-national')}
      />
      <StepEmailField
        {...field('correo')}
        required={false}
        hint="A este correo llegan los avisos: si falta corregir algo, el resultado y los plazos."
        autoComplete={fill('email')}
        onTake={(correo) => dispatch(events.acudienteChanged({ correo }))}
      />
    </StepForm>
  );
}
