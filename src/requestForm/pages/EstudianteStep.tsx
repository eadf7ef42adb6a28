import { useState } from 'react';
import { is } from 'valibot';
import { fechaNacimientoSchema } from '#domain/solicitud/estudianteSchema.ts';
import { ageWarning } from '#domain/ageWarning.ts';
import { DatePicker } from '#ui/DatePicker.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ESTUDIANTE_LABELS } from '../valuesChange';
import { CupoActual } from './CupoActual';
import { fieldId } from './fieldId';
import { choicesOf } from '#kits/words/choices.ts';
import { SelectField } from './SelectField';
import { StepForm } from './StepForm';
import { TextField } from './TextField';
import { useProblem } from './useProblem';
import { useStep } from './useStep';
import { useTypedStep } from './useTypedStep';

const CUPO_NOT_CHOSEN = 'Elija de la lista el cupo que ya tiene, o borre lo que escribió.';

/** For whom the place is, and for which grado. */
export function EstudianteStep() {
  const { draft, rules, events, convocatoria, timeZone, dispatch } = useStep();
  const { tiposDocumento, grados, comunas } = convocatoria.catalogos;
  const { estudiante: values, cupoActual } = draft.values;
  const [cupoText, setCupoText] = useState('');
  const { onSubmit, field } = useTypedStep({
    step: 'estudiante',
    values,
    changed: events.estudianteChanged,
    // A typed search is no choice: without a message it would be lost silently.
    alsoFound: cupoActual === null && cupoText.trim() !== '' ? { 'estudiante.cupoActual': CUPO_NOT_CHOSEN } : {},
  });
  return (
    <StepForm step="estudiante" onSubmit={onSubmit}>
      <SelectField
        field="estudiante.tipoDocumento"
        label={ESTUDIANTE_LABELS.tipoDocumento}
        choices={choicesOf(tiposDocumento.filter(({ de }) => de !== 'acudiente'))}
        {...field('tipoDocumento')}
      />
      <TextField field="estudiante.documento" label={ESTUDIANTE_LABELS.documento} autoComplete="off" {...field('documento')} />
      <TextField field="estudiante.nombres" label={ESTUDIANTE_LABELS.nombres} autoComplete="off" {...field('nombres')} />
      <TextField field="estudiante.apellidos" label={ESTUDIANTE_LABELS.apellidos} autoComplete="off" {...field('apellidos')} />
      <FormField
        id={fieldId('estudiante.fechaNacimiento')}
        label={ESTUDIANTE_LABELS.fechaNacimiento}
        hint="Día, mes y año. Por ejemplo, 29/02/2016."
        error={useProblem('estudiante.fechaNacimiento')}
      >
        {(control) => (
          <DatePicker
            {...control}
            value={values.fechaNacimiento}
            onChange={(fechaNacimiento) => dispatch(events.estudianteChanged({ fechaNacimiento }))}
            min="1900-01-01"
            max={rules.today}
            farAway
            timeZone={timeZone}
          />
        )}
      </FormField>
      <SelectField
        field="estudiante.grado"
        label={ESTUDIANTE_LABELS.grado}
        choices={grados.map(({ grado, nombre }) => ({ value: String(grado), name: nombre }))}
        {...field('grado')}
      />
      <AgeWarning />
      <SelectField field="estudiante.comuna" label={ESTUDIANTE_LABELS.comuna} choices={choicesOf(comunas)} {...field('comuna')} />
      <CupoActual text={cupoText} onTextChange={setCupoText} />
    </StepForm>
  );
}

/** It warns, it does not block (F5). */
function AgeWarning() {
  const { draft, convocatoria, rules } = useStep();
  const { fechaNacimiento, grado } = draft.values.estudiante;
  const offered = convocatoria.catalogos.grados.find((own) => String(own.grado) === grado);
  // Of a day that is refused anyway an age would only mislead.
  const isRefused = !is(fechaNacimientoSchema(rules.today), fechaNacimiento);
  const warning = isRefused ? undefined : offered && ageWarning(offered, fechaNacimiento, convocatoria.anio);
  return (
    <div role="status" className="solicitud-warning">
      {warning !== undefined && <Notice text={warning} />}
    </div>
  );
}
