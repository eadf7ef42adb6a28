import { useEffect, useRef, useState, type RefObject } from 'react';
import { filledFields, isLoginField, readLoginForm, shownAsFilled, type LoginFlags, type LoginValues } from './loginFields';

/** After each of these the fields are read again: browsers fill them in with any, or with none, of the usual events (D8). */
const REREAD_AFTER = [
  'input',
  'change',
  'animationstart',
  'focusin',
  'focusout',
  'pointerover',
  'pointerdown',
  'keydown',
  'keyup',
] as const;

const NONE: LoginFlags = { usuario: false, password: false };
const BOTH: LoginFlags = { usuario: true, password: true };

interface LoginFormOptions {
  onValid: (values: LoginValues) => void;
  onInvalid: () => void;
}

interface LoginFormHandles {
  formRef: RefObject<HTMLFormElement | null>;
  /** Exactly as large as the button: takes the click that a disabled button lets through. */
  buttonFrameRef: RefObject<HTMLDivElement | null>;
  filled: LoginFlags;
  touched: LoginFlags;
}

/**
 * The form as two flags a field. The values stay in the inputs, never in the state. Native
 * listeners, since React's change event misses values that were set without `input` events.
 */
export function useLoginForm({ onValid, onInvalid }: LoginFormOptions): LoginFormHandles {
  const formRef = useRef<HTMLFormElement>(null);
  const buttonFrameRef = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(NONE);
  const [touched, setTouched] = useState(NONE);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      form.addEventListener(type, listener, { signal: listening.signal });

    const reread = () => setFilled((known) => keepIfEqual(known, shownAsFilled(form)));
    const submit = () => {
      const values = readLoginForm(form);
      const { usuario, password } = filledFields(values);
      reread();
      if (usuario && password) {
        onValid(values);
        return;
      }
      setTouched(BOTH);
      onInvalid();
    };

    reread();
    for (const type of REREAD_AFTER) listen(type, reread);
    listen('focusout', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !isLoginField(target.name)) return;
      const { name } = target;
      setTouched((known) => ({ ...known, [name]: true }));
    });
    listen('submit', (event) => {
      event.preventDefault();
      submit();
    });
    // A form whose button is disabled ignores Enter (D7); a held key would go on to answer the dialog it opened.
    listen('keydown', (event) => {
      if (!isEnterInField(event)) return;
      const ignored = buttonFrameRef.current?.querySelector('button')?.disabled ?? true;
      if (ignored || event.repeat) event.preventDefault();
      if (ignored && !event.repeat) submit();
    });
    // The button was disabled when it was pressed, for the values came without an event (D8).
    listen('click', ({ target }) => {
      const { usuario, password } = filledFields(readLoginForm(form));
      if (target === buttonFrameRef.current && usuario && password) submit();
    });
    return () => listening.abort();
  }, [onValid, onInvalid]);

  return { formRef, buttonFrameRef, filled, touched };
}

function isEnterInField(event: Event): event is KeyboardEvent {
  return (
    event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement
  );
}

function keepIfEqual(known: LoginFlags, found: LoginFlags): LoginFlags {
  return known.usuario === found.usuario && known.password === found.password ? known : found;
}
