/** The fields of the login form by their inputs' names, with their warnings (B9). */
export const LOGIN_FIELDS = {
  usuario: { label: 'Usuario', type: 'text', autoComplete: 'username', warning: 'Advertencia El campo usuario es Obligatorio' },
  password: {
    label: 'Contraseña',
    type: 'password',
    autoComplete: 'current-password',
    warning: 'Advertencia El campo Contraseña es Obligatorio',
  },
} as const;

export type LoginFieldName = keyof typeof LOGIN_FIELDS;
export const LOGIN_FIELD_NAMES = ['usuario', 'password'] as const satisfies readonly LoginFieldName[];

export type LoginValues = Record<LoginFieldName, string>;
export type LoginFlags = Record<LoginFieldName, boolean>;

export function isLoginField(name: string): name is LoginFieldName {
  return Object.hasOwn(LOGIN_FIELDS, name);
}

/** What the form's inputs hold at this moment, byte for byte (D8). */
export function readLoginForm(form: HTMLFormElement): LoginValues {
  return { usuario: inputOf(form, 'usuario')?.value ?? '', password: inputOf(form, 'password')?.value ?? '' };
}

/** Required (B9); a user name of only spaces counts as empty, a password may be spaces (D8). */
export function filledFields({ usuario, password }: LoginValues): LoginFlags {
  return { usuario: usuario.trim() !== '', password: password !== '' };
}

/**
 * The fields that count as filled while the person looks at the form. Chromium shows what it filled in on
 * load but hides the value from scripts until the first click or key: its mark is believed (D8).
 */
export function shownAsFilled(form: HTMLFormElement): LoginFlags {
  const filled = filledFields(readLoginForm(form));
  return {
    usuario: filled.usuario || isAutofilledUnseen(inputOf(form, 'usuario')),
    password: filled.password || isAutofilledUnseen(inputOf(form, 'password')),
  };
}

export function inputOf(form: HTMLFormElement, name: LoginFieldName): HTMLInputElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
}

function isAutofilledUnseen(input: HTMLInputElement | null): boolean {
  if (input?.value !== '') return false;
  try {
    return input.matches(':autofill');
  } catch {
    // A browser without the selector.
    return false;
  }
}
