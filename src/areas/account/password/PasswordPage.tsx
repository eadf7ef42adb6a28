import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PATHS } from '#core/location/paths.ts';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import { hasOneTimePassword } from '#core/session/oneTimePassword.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { TextField } from '#ui/TextField.tsx';
import { changeSubmitted, selectPasswordChange, type PasswordField, type PasswordProblems } from './passwordChangeSlice';

const idOf = (field: PasswordField) => `clave-${field}`;
const NO_PROBLEMS: PasswordProblems = {};

/** A person's own change of password; after a one-time one, before anything else (F82, F83). */
export function PasswordPage() {
  const isFirst = useSelector(hasOneTimePassword);
  const state = useSelector(selectPasswordChange);
  const told = state.status === 'changed' ? 'changed' : state.status === 'unanswered' ? state.message : null;
  return (
    <Page title={isFirst ? 'Escoja su contraseña' : 'Cambiar su contraseña'}>
      {isFirst && (
        <Notice
          tone="info"
          text="Ingresó con una contraseña de un solo uso. Escoja la suya: después de eso verá sus secciones."
        />
      )}
      <Arrival of={told}>
        {state.status === 'changed' && (
          <>
            <Notice tone="info" role="status" text="Su contraseña cambió. Lo que tenía abierto en otros lugares se cerró." />
            <div className="actions">
              <ButtonLink primary label="Ir a sus secciones" to={PATHS.site} />
            </div>
          </>
        )}
        {state.status === 'unanswered' && (
          <Notice tone="danger" role="alert">
            <p>{state.message}</p>
            <p>No se sabe si la contraseña cambió. Inténtelo otra vez; si su sesión se cierra, ingrese con la nueva.</p>
          </Notice>
        )}
      </Arrival>
      {state.status !== 'changed' && <PasswordForm isFirst={isFirst} />}
    </Page>
  );
}

/** What is typed stays in the fields themselves: a password is in no state. */
function PasswordForm({ isFirst }: { isFirst: boolean }) {
  const dispatch = useDispatch();
  const state = useSelector(selectPasswordChange);
  const user = useSelector(selectIdentity)?.user ?? '';
  const [shown, setShown] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const problems = state.status === 'refused' ? state.problems : NO_PROBLEMS;
  const isBusy = state.status === 'sending';
  useEffect(() => {
    // What was wrong is typed anew: nobody sees what stands there.
    for (const field of Object.keys(problems)) {
      const input = formRef.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement) input.value = '';
    }
  }, [problems]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const read = (field: PasswordField) => {
      const text = typed.get(field);
      return typeof text === 'string' ? text : '';
    };
    dispatch(changeSubmitted({ actual: read('actual'), nueva: read('nueva'), otraVez: read('otraVez') }));
  };
  const field = (name: PasswordField) => ({
    id: idOf(name),
    name,
    type: shown ? 'text' : 'password',
    autoComplete: name === 'actual' ? 'current-password' : 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    readOnly: isBusy,
    error: problems[name],
  });
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-busy={isBusy}>
      {state.status === 'refused' && state.message !== null && <Notice tone="danger" role="alert" text={state.message} />}
      <ErrorSummary
        errors={Object.entries(problems).map(([name, message]) => ({ id: `clave-${name}`, message }))}
        attempt={state.status === 'refused' ? 1 : 0}
      />
      {/* For who keeps passwords: whose they are. */}
      <input type="text" name="usuario" autoComplete="username" defaultValue={user} hidden readOnly />
      <TextField {...field('actual')} label={isFirst ? 'Contraseña de un solo uso' : 'Contraseña de ahora'} />
      <TextField
        {...field('nueva')}
        label="Contraseña nueva"
        hint="12 caracteres o más. Por ejemplo, varias palabras que no vayan juntas."
      />
      <TextField {...field('otraVez')} label="La contraseña nueva, otra vez" />
      <Choice
        type="checkbox"
        label="Mostrar las contraseñas"
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
      <div className="actions">
        <Button type="submit" primary label="Cambiar la contraseña" isWorking={isBusy} isOff={isBusy} />
      </div>
    </form>
  );
}
