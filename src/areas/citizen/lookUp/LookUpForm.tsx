import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm, type FieldErrors } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { dayOf } from '#domain/words/dates.ts';
import type { Identification } from '#domain/contractTypes.ts';
import { DatePicker } from '#ui/DatePicker.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FormField } from '#ui/FormField.tsx';
import { lookUpSubmitted, type LookUpState } from './lookUpSlice';
import { lookUpSchema } from './lookUpSchema';
import { LookUpProblem } from './LookUpProblem';

const FIELDS = ['radicado', 'documento', 'fechaNacimiento'] as const;
const EMPTY: Identification = { radicado: '', documento: '', fechaNacimiento: '' };
const FIRST_DAY = '1900-01-01';
const idOf = (field: keyof Identification) => `consulta-${field}`;

export type AskingState = Extract<LookUpState, { status: 'asking' | 'limited' | 'looking' }>;

/** Asks for the three data that only the family has together. They are kept nowhere: a reload asks again. */
export function LookUpForm({ state }: { state: AskingState }) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const today = () => dayOf(new Date(), timeZone);
  const { control, formState, handleSubmit, register } = useForm({
    // Today is asked for at each check, not at the first render.
    resolver: (values: Identification, context, options) => valibotResolver(lookUpSchema(today()))(values, context, options),
    defaultValues: EMPTY,
    mode: 'onTouched',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const wrong = submitCount > 0 ? listOf(errors) : [];
  const submit = handleSubmit((identification) => dispatch(lookUpSubmitted(identification)));
  const isLooking = state.status === 'looking';
  return (
    <form className="look-up" onSubmit={(event) => void submit(event)} noValidate aria-busy={isLooking}>
      <p className="lead-text">Escriba los tres datos. La solicitud se muestra solo si los tres coinciden.</p>
      <ErrorSummary errors={wrong} attempt={submitCount} />
      {/* The outcome of the last look-up: hidden while the form has errors, since these data were not sent. */}
      {(wrong.length === 0 || state.status === 'limited') && <LookUpProblem state={state} />}
      <FormField
        id={idOf('radicado')}
        label="Número de radicado"
        hint="Está en el comprobante. Por ejemplo: 2027-7K3M9QX-9"
        error={errors.radicado?.message}
      >
        {(field) => (
          <input {...field} {...register('radicado')} className="form-control" autoComplete="off" spellCheck={false} />
        )}
      </FormField>
      <FormField
        id={idOf('documento')}
        label="Documento del estudiante"
        hint="El número, sin el tipo de documento."
        error={errors.documento?.message}
      >
        {(field) => <input {...field} {...register('documento')} className="form-control" autoComplete="off" />}
      </FormField>
      <FormField
        id={idOf('fechaNacimiento')}
        label="Fecha de nacimiento del estudiante"
        hint="Día, mes y año. Por ejemplo: 03/05/2016"
        error={errors.fechaNacimiento?.message}
      >
        {(field) => (
          <Controller
            control={control}
            name="fechaNacimiento"
            render={({ field: { disabled: _disabled, ...rest } }) => (
              <DatePicker {...field} {...rest} min={FIRST_DAY} max={today()} farAway timeZone={timeZone} />
            )}
          />
        )}
      </FormField>
      <div>
        <button
          type="submit"
          className="btn btn-primary"
          aria-busy={isLooking}
          aria-disabled={state.status !== 'asking'}
          // No blur on mouse down: the field's error would push the button away from under the pointer before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isLooking && <span className="spinner" aria-hidden="true" />}
          <span>{isLooking ? 'Consultando…' : 'Consultar'}</span>
        </button>
      </div>
    </form>
  );
}

/** In the order of the fields. */
function listOf(errors: FieldErrors<Identification>) {
  return FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ id: idOf(field), message }];
  });
}
