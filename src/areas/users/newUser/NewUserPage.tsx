import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Arrival } from '#ui/Arrival.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { TextField } from '#ui/TextField.tsx';
import { GRANT_IDS, GrantFields } from '../GrantFields';
import { OneTimePassword } from '../OneTimePassword';
import { USERS_PATHS } from '../usersPaths';
import { BLANK, typedNewUser, userAdd } from './newUser';

const IDS: Readonly<Record<string, string>> = { usuario: 'usuario-login', ...GRANT_IDS };
const { events } = typedNewUser;

/** A new user, and then the one-time password, once. */
export function NewUserPage() {
  const dispatch = useDispatch();
  const sending = useSelector(userAdd.select);
  const made = sending.status === 'sent' ? sending.answer : null;
  return (
    <Page title="Nuevo usuario">
      <Arrival of={made}>
        {made && (
          <>
            <Notice tone="info" role="status" text={`${made.usuario.nombre} ya puede ingresar.`} />
            <OneTimePassword given={made} />
            <div className="actions screen-only">
              <Button label="Crear otro usuario" onClick={() => dispatch(userAdd.events.dismissed())} />
              <ButtonLink label="Ir a los usuarios" to={USERS_PATHS.list} />
            </div>
          </>
        )}
      </Arrival>
      {!made && <NewUserForm />}
    </Page>
  );
}

function NewUserForm() {
  const dispatch = useDispatch();
  const typing = useSelector(typedNewUser.select);
  const sending = useSelector(userAdd.select);
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : BLANK;
  const problems = isTyped ? typing.problems : {};
  const isBusy = sending.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(events.submitted());
  };
  const exists = sending.status === 'refused' && sending.refusal.code === 'usuario_existe';
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <p className="lead-text">
        La persona recibe una contraseña de un solo uso, que usted ve una vez y le entrega, y escoge la suya al ingresar.
      </p>
      <SendingOutcome state={sending} done={null} onRetry={() => dispatch(events.submitted())} />
      <ErrorSummary
        errors={Object.entries(problems).map(([field, message]) => ({ id: IDS[field] ?? field, message }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      {exists && (
        <p>
          <ButtonLink label="Ver el usuario que ya existe" to={USERS_PATHS.user(sending.command.usuario)} />
        </p>
      )}
      <GrantFields
        typed={typed}
        problems={problems}
        isOff={isBusy}
        onType={(grants) => dispatch(events.typed({ typed: { ...typed, ...grants } }))}
      >
        <TextField
          id={IDS['usuario'] ?? ''}
          label="Usuario"
          hint="Con lo que ingresa. Por ejemplo: ana.diaz. No cambia después."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problems['usuario']}
          readOnly={isBusy}
          value={typed.usuario}
          onType={(usuario) => dispatch(events.typed({ typed: { ...typed, usuario } }))}
        />
      </GrantFields>
      <div className="actions">
        <Button type="submit" primary label="Crear el usuario" isWorking={isBusy} isOff={isBusy} />
        <ButtonLink label="Volver a los usuarios" to={USERS_PATHS.list} />
      </div>
    </form>
  );
}
