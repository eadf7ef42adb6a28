import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { getDotPath, safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import type { LostRadicado, TipoDocumento } from '#domain/contractTypes.ts';
import { dayOf } from '#domain/words/dates.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { choicesOf } from '#kits/words/choices.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { TextField } from '#ui/TextField.tsx';
import { textsIn } from '#ui/textsIn.ts';
import { CITIZEN_PATHS } from '../citizenPaths';
import { BirthField } from './BirthField';
import { lostRadicadoSchema } from './lookUpSchema';
import { lostRadicado } from './lostRadicado';

const EMPTY: LostRadicado = { tipoDocumento: '', documento: '', fechaNacimiento: '' };
const FIELDS = ['tipoDocumento', 'documento', 'fechaNacimiento'] as const;
const idOf = (field: (typeof FIELDS)[number]) => `radicado-${field}`;

/** Asks for the pupil's paper and day of birth; they are kept nowhere. */
export function LostRadicadoForm({ types }: { types: readonly TipoDocumento[] }) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const state = useSelector(lostRadicado.select);
  const [typed, setTyped] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const schema = lostRadicadoSchema(types, dayOf(new Date(), timeZone));
  const { issues = [] } = safeParse(schema, typed);
  const problems: Partial<Record<string, string>> =
    attempt === 0 ? {} : firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  const send = (asked: LostRadicado) => {
    const { success, output } = safeParse(schema, asked);
    if (success) dispatch(lostRadicado.events.submitted(output));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inFields = { ...typed, ...textsIn(event.currentTarget) };
    setTyped(inFields);
    setAttempt(attempt + 1);
    send(inFields);
  };
  const isSending = state.status === 'sending';
  const control = (field: (typeof FIELDS)[number]) => ({ id: idOf(field), error: problems[field] });
  return (
    <form className="look-up" onSubmit={submit} noValidate aria-busy={isSending}>
      <p className="lead-text">
        Le enviamos el radicado al correo que dejó en la solicitud. Por seguridad, esta página no dice si la solicitud existe.
      </p>
      <ErrorSummary
        errors={FIELDS.flatMap((field) => {
          const message = problems[field];
          return message === undefined ? [] : [{ id: idOf(field), message }];
        })}
        attempt={attempt}
      />
      <SendingOutcome state={state} done={null} onRetry={() => send(typed)} />
      <FormField {...control('tipoDocumento')} required label="Tipo de documento del estudiante">
        {(field) => (
          <select
            className="form-select"
            {...field}
            value={typed.tipoDocumento}
            onChange={({ target }: ChangeEvent<HTMLSelectElement>) => setTyped({ ...typed, tipoDocumento: target.value })}
          >
            <option value="">Elija…</option>
            <Options choices={choicesOf(types.filter(({ de }) => de !== 'acudiente'))} />
          </select>
        )}
      </FormField>
      <TextField
        {...control('documento')}
        required
        label="Número de documento del estudiante"
        hint="Si aún no tiene documento, el que le dimos al radicar."
        autoComplete="off"
        name="documento"
        value={typed.documento}
        onType={(documento) => setTyped({ ...typed, documento })}
      />
      <BirthField
        {...control('fechaNacimiento')}
        value={typed.fechaNacimiento}
        onChange={(fechaNacimiento) => setTyped({ ...typed, fechaNacimiento })}
        today={dayOf(new Date(), timeZone)}
        timeZone={timeZone}
      />
      <div className="actions">
        <Button type="submit" primary label="Enviarme el radicado" isWorking={isSending} isOff={isSending} />
        <ButtonLink label="Volver a la consulta" to={CITIZEN_PATHS.lookUp} />
      </div>
    </form>
  );
}
