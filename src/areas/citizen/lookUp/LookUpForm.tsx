import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { getDotPath, safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { radicadoSchema } from '#domain/solicitud/radicadoSchema.ts';
import type { Identification } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextField } from '#ui/TextField.tsx';
import { textsIn } from '#ui/textsIn.ts';
import { CITIZEN_PATHS } from '../citizenPaths';
import { lookUpSubmitted } from './lookUpSlice';
import { lookUpSchema } from './lookUpSchema';
import type { AskingState } from './lookUpState';
import { useToday } from '../useToday';
import { BirthField } from './BirthField';
import { LookUpProblem } from './LookUpProblem';

const FIELDS = ['radicado', 'documento', 'fechaNacimiento'] as const;
type Field = (typeof FIELDS)[number];
const EMPTY: Identification = { radicado: '', documento: '', fechaNacimiento: '' };
const idOf = (field: Field) => `consulta-${field}`;

/** Asks for the three data that only the family has together. They are kept nowhere: a reload asks again. */
export function LookUpForm({ state }: { state: AskingState }) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const [typed, setTyped] = useState(EMPTY);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [attempt, setAttempt] = useState(0);
  /** The radicado that was looked up last: where there were too many tries, it alone has to wait. */
  const [asked, setAsked] = useState('');
  const problems = problemsOf(typed, today);
  const problemOf = (field: Field) => (attempt > 0 || left.includes(field) ? problems[field] : undefined);
  const wrong = attempt > 0 ? FIELDS.flatMap((field) => listed(field, problems[field])) : [];
  const take = (texts: Partial<Identification>) => setTyped({ ...typed, ...texts });
  const leave = (field: Field) => setLeft((before) => [...before, field]);
  const text = (field: Field) => ({
    id: idOf(field),
    error: problemOf(field),
    autoComplete: 'off',
    name: field,
    value: typed[field],
    // All of them: a render would overwrite what the browser filled in without an event.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(textsIn(target.form)),
    onBlur: () => leave(field),
  });
  const isWaitedFor = (radicado: string) => {
    const { success, output } = safeParse(radicadoSchema, radicado);
    return state.status === 'limited' && success && output === asked;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inFields = { ...typed, ...textsIn(event.currentTarget) };
    setTyped(inFields);
    setAttempt(attempt + 1);
    const { success, output } = safeParse(lookUpSchema(today), inFields);
    if (!success || isWaitedFor(output.radicado)) return;
    setAsked(output.radicado);
    dispatch(lookUpSubmitted(output));
  };
  const isLooking = state.status === 'looking';
  return (
    <form className="look-up" onSubmit={submit} noValidate aria-busy={isLooking}>
      <p className="lead-text">Escriba los tres datos. La solicitud se muestra solo si los tres coinciden.</p>
      <ErrorSummary errors={wrong} attempt={attempt} />
      {/* The outcome of the last look-up: hidden while the form has errors, since these data were not sent. */}
      {(wrong.length === 0 || state.status === 'limited') && <LookUpProblem state={state} />}
      <TextField
        {...text('radicado')}
        required
        autoCapitalize="characters"
        label="Número de radicado"
        hint="Está en el comprobante. Por ejemplo, 2027-7K3M9QX-9."
        spellCheck={false}
      />
      <TextField
        {...text('documento')}
        required
        label="Documento del estudiante"
        hint="El número, sin el tipo de documento. Si aún no tiene, el que le dimos (está en el comprobante) o el del acudiente."
      />
      <BirthField
        id={idOf('fechaNacimiento')}
        error={problemOf('fechaNacimiento')}
        value={typed.fechaNacimiento}
        onChange={(fechaNacimiento) => take({ fechaNacimiento })}
        onBlur={() => leave('fechaNacimiento')}
        today={today}
        timeZone={timeZone}
      />
      <div>
        <Button
          type="submit"
          primary
          label={isLooking ? 'Consultando…' : 'Consultar'}
          isWorking={isLooking}
          isOff={isLooking || isWaitedFor(typed.radicado)}
          // No blur on mouse down: the field's error would push the button away from under the pointer before the click.
          onMouseDown={(event) => event.preventDefault()}
        />
      </div>
      <p>
        <Link className="tall-link" to={CITIZEN_PATHS.lostRadicado}>
          Perdí mi radicado
        </Link>
      </p>
    </form>
  );
}

/** The first problem of each field. */
function problemsOf(typed: Identification, today: string): Partial<Record<string, string>> {
  const { issues = [] } = safeParse(lookUpSchema(today), typed);
  return firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
}

function listed(field: Field, message: string | undefined) {
  return message === undefined ? [] : [{ id: idOf(field), message }];
}
