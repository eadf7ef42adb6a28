import { useState } from 'react';
import { is } from 'valibot';
import { fechaNacimientoSchema } from '#domain/solicitud/estudianteSchema.ts';
import { ageWarning } from '#domain/ageWarning.ts';
import { DatePicker } from '#ui/DatePicker.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { EstudianteValues } from '../draft';
import { ESTUDIANTE_LABELS } from '../valuesChange';
import { ApellidosField } from './ApellidosField';
import { BarrioSearch } from './BarrioSearch';
import { CupoActual } from './CupoActual';
import { fieldId } from './fieldId';
import { choicesOf } from '#kits/words/choices.ts';
import { LiveNotice } from './LiveNotice';
import { keypadOf } from './keypadOf';
import { SelectField } from './SelectField';
import { StepForm } from './StepForm';
import { StepTextField } from './StepTextField';
import { useProblem } from './useProblem';
import { useStep } from './useStep';
import { useTypedStep } from './useTypedStep';

const CUPO_NOT_CHOSEN = 'Elija la sede y la jornada del cupo que ya tiene, o borre lo que escribió.';

const CAN_LACK = 'Puede pedir cupo aunque no tenga documento: dígalo en el tipo.';
const NUMBER_COMES =
  'Déjelo vacío: al radicar le damos un número, que verá en el comprobante. Si la secretaría ya le había dado uno, escríbalo.';

/** For whom the place is, and for which grado. */
export function EstudianteStep() {
  const { draft, rules, events, convocatoria, timeZone, dispatch, options } = useStep();
  const { tiposDocumento, grados, comunas, hayBarrios } = convocatoria.catalogos;
  const { estudiante: values, cupoActual } = draft.values;
  const canLack = tiposDocumento.some(({ formato }) => formato === 'asignado');
  const isGiven = (tipo: string) => tiposDocumento.some(({ codigo, formato }) => codigo === tipo && formato === 'asignado');
  const lacks = isGiven(values.tipoDocumento);
  /** A number that we give is no document's, nor the other way round: it does not stay when the type changes. */
  const withoutOtherNumber = (change: Partial<EstudianteValues>): Partial<EstudianteValues> => {
    const isOther = change.tipoDocumento !== undefined && values.tipoDocumento !== '' && isGiven(change.tipoDocumento) !== lacks;
    return isOther && change.documento === undefined ? { ...change, documento: '' } : change;
  };
  const [cupoText, setCupoText] = useState('');
  const { onSubmit, field } = useTypedStep({
    step: 'estudiante',
    values,
    labels: ESTUDIANTE_LABELS,
    changed: (change) => events.estudianteChanged(withoutOtherNumber(change)),
    // A typed search is no choice: without a message it would be lost silently.
    alsoFound: cupoActual === null && cupoText.trim() !== '' ? { 'estudiante.cupoActual': CUPO_NOT_CHOSEN } : {},
  });
  return (
    <StepForm step="estudiante" onSubmit={onSubmit}>
      {canLack && <p>{CAN_LACK}</p>}
      <SelectField {...field('tipoDocumento')} choices={choicesOf(tiposDocumento.filter(({ de }) => de !== 'acudiente'))} />
      <StepTextField
        {...field('documento')}
        autoComplete="off"
        inputMode={keypadOf(tiposDocumento, values.tipoDocumento)}
        {...(lacks && { optional: true, required: false, hint: NUMBER_COMES })}
      />
      {options.live && <LiveNotice live={options.live} />}
      <StepTextField {...field('nombres')} autoComplete="off" autoCapitalize="words" />
      <ApellidosField
        text={{ ...field('apellidos'), autoComplete: 'off', autoCapitalize: 'words' }}
        isNone={values.sinApellidos !== ''}
        onNone={(isNone) => dispatch(events.estudianteChanged({ sinApellidos: isNone ? 'si' : '', apellidos: '' }))}
      />
      <FormField
        id={fieldId('estudiante.fechaNacimiento')}
        label={ESTUDIANTE_LABELS.fechaNacimiento}
        hint="Día, mes y año. Por ejemplo, 03/05/2016."
        required
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
      <SelectField {...field('grado')} choices={grados.map(({ grado, nombre }) => ({ value: String(grado), name: nombre }))} />
      <AgeWarning />
      <SelectField {...field('comuna')} choices={choicesOf(comunas)} />
      {hayBarrios && <BarrioSearch />}
      <CupoActual key={values.grado} text={cupoText} onTextChange={setCupoText} />
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
