import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Button } from '#ui/Button.tsx';
import { LoginField } from './LoginField';
import { LOGIN_FIELD_NAMES, inputOf, type LoginValues } from './loginFields';
import { forgottenPasswordClicked, invalidFormSubmitted, signInSubmitted } from './sessionEvents';
import { selectSigningIn, type SessionState } from './sessionSlice';
import { useLoginForm } from './useLoginForm';

export function LoginForm() {
  const dispatch = useDispatch();
  const store = useStore<{ session: SessionState }>();
  const signingIn = useSelector(selectSigningIn);

  const onValid = useCallback(
    ({ usuario, password }: LoginValues) => {
      // Asked of the store, not of the last render: two submits can come between two renders (D9).
      if (!selectSigningIn(store.getState())) dispatch(signInSubmitted(usuario, password));
    },
    [dispatch, store],
  );
  const onInvalid = useCallback(() => dispatch(invalidFormSubmitted()), [dispatch]);
  const { formRef, buttonFrameRef, filled, touched } = useLoginForm({ onValid, onInvalid });

  const wasSigningIn = useRef(false);
  useEffect(() => {
    const form = formRef.current;
    if (wasSigningIn.current && !signingIn && form) focusForNextTry(form);
    wasSigningIn.current = signingIn;
  }, [signingIn, formRef]);

  // '#' would be another page here: the link keeps its href and stays (D6).
  const askForPassword = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(forgottenPasswordClicked());
  };

  return (
    // `post`: should a browser's extension send the form by itself, no password gets into an address.
    <form ref={formRef} method="post" noValidate aria-busy={signingIn}>
      {LOGIN_FIELD_NAMES.map((name) => (
        <LoginField key={name} name={name} warned={touched[name] && !filled[name]} />
      ))}
      <div ref={buttonFrameRef} className="login-submit">
        {/* Not `disabled` while signing in, which would lose the focus. */}
        <Button type="submit" primary label="Ingresar" disabled={!(filled.usuario && filled.password)} isWorking={signingIn} />
      </div>
      <p className="login-help">
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- B8: a plain # link */}
        <a href="#" onClick={askForPassword}>
          Olvido su clave?
        </a>
      </p>
    </form>
  );
}

/** After a failure the password is what to type again; a dialog that has the focus keeps it. */
function focusForNextTry(form: HTMLFormElement) {
  const active = document.activeElement;
  if (active !== null && active !== document.body && !form.contains(active)) return;
  const password = inputOf(form, 'password');
  password?.focus();
  password?.select();
}
