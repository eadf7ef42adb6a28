import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  forgottenPasswordClicked,
  invalidFormSubmitted,
  sessionFound,
  signInFailed,
  signInSubmitted,
} from '#core/session/sessionEvents.ts';
import { LoginScreen } from '#core/session/LoginScreen.tsx';
import { renderWithStore } from '#test/support/renderWithStore.tsx';

const USER_WARNING = 'Advertencia El campo usuario es Obligatorio';
const PASSWORD_WARNING = 'Advertencia El campo Contraseña es Obligatorio';

const user = () => screen.getByLabelText<HTMLInputElement>('Usuario');
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ingresar' });

async function fillIn(login: string, secret: string) {
  await userEvent.type(user(), login);
  await userEvent.type(password(), secret);
}

describe('LoginScreen', () => {
  it('has the specified texts, names and autocompletion, in a form', () => {
    renderWithStore(<LoginScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'INGRESO A PISAMI' })).toBeInTheDocument();
    expect(user()).toHaveAttribute('name', 'usuario');
    expect(user()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('name', 'password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(user().form).toContainElement(password());
    expect(screen.getByRole('link', { name: 'Olvido su clave?' })).toHaveAttribute('href', '#');
    expect(button()).toBeDisabled();
    // Who came by mistake finds the way back (D33).
    expect(screen.getByRole('link', { name: 'Volver a los trámites de educación' })).toHaveAttribute('href', '#/');
    expect(document.title).toBe('Ingreso · PISAMI');
  });

  it('warns under a field that was touched and is empty, tied to it, until it is filled', async () => {
    renderWithStore(<LoginScreen />);
    expect(screen.queryByText(USER_WARNING)).toBeNull();
    await userEvent.click(user());
    await userEvent.tab();
    expect(user()).toHaveAccessibleDescription(USER_WARNING);
    expect(user()).toBeInvalid();
    expect(screen.queryByText(PASSWORD_WARNING)).toBeNull();
    await userEvent.tab();
    expect(password()).toHaveAccessibleDescription(PASSWORD_WARNING);
    await fillIn('ana', 'x');
    expect(screen.queryByText(USER_WARNING)).toBeNull();
    expect(screen.queryByText(PASSWORD_WARNING)).toBeNull();
    expect(user()).toBeValid();
  });

  it('sends what was typed, byte for byte, by click', async () => {
    const { events } = renderWithStore(<LoginScreen />);
    await fillIn(' ana ', ' pa ss ');
    await userEvent.click(button());
    expect(events).toEqual([signInSubmitted(' ana ', ' pa ss ')]);
  });

  it('sends by Enter; a password of spaces counts', async () => {
    const { events } = renderWithStore(<LoginScreen />);
    await fillIn('ana', '   {Enter}');
    expect(events).toEqual([signInSubmitted('ana', '   ')]);
  });

  it('counts a user name of only spaces as empty', async () => {
    const { events } = renderWithStore(<LoginScreen />);
    await fillIn('   ', 'x');
    expect(button()).toBeDisabled();
    expect(screen.getByText(USER_WARNING)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(events).toEqual([invalidFormSubmitted()]);
  });

  it('tells of Enter in an invalid form once, with both warnings (D7)', async () => {
    const { events } = renderWithStore(<LoginScreen />);
    await userEvent.click(user());
    await userEvent.keyboard('{Enter}');
    expect(events).toEqual([invalidFormSubmitted()]);
    expect(screen.getByText(USER_WARNING)).toBeInTheDocument();
    expect(screen.getByText(PASSWORD_WARNING)).toBeInTheDocument();
  });

  it('ignores a held Enter and one that ends a composition', () => {
    const { events } = renderWithStore(<LoginScreen />);
    fireEvent.keyDown(user(), { key: 'Enter', repeat: true });
    fireEvent.keyDown(user(), { key: 'Enter', isComposing: true });
    expect(events).toEqual([]);
  });

  describe('values that the browser fills in (D8)', () => {
    const put = () => {
      user().value = 'ana';
      password().value = 'secreta';
    };

    it('are noticed by a change event alone', () => {
      renderWithStore(<LoginScreen />);
      put();
      // Not Testing Library's own `change`, which sets React's record of the value aside.
      act(() => void password().dispatchEvent(new Event('change', { bubbles: true })));
      expect(button()).toBeEnabled();
    });

    it('are noticed by the autofill animation', () => {
      renderWithStore(<LoginScreen />);
      put();
      fireEvent.animationStart(user());
      expect(button()).toBeEnabled();
    });

    it('are sent on Enter without any event before', () => {
      const { events } = renderWithStore(<LoginScreen />);
      put();
      fireEvent.keyDown(password(), { key: 'Enter' });
      expect(events.filter(signInSubmitted.match)).toEqual([signInSubmitted('ana', 'secreta')]);
    });

    it('are sent on a click where the button was disabled', () => {
      const { events } = renderWithStore(<LoginScreen />);
      put();
      // The browser gives a disabled button's click to what is around it.
      const frame = button().parentElement;
      if (frame) fireEvent.click(frame);
      expect(events).toEqual([signInSubmitted('ana', 'secreta')]);
    });

    it('count while Chromium shows them and still hides them from scripts', () => {
      const { events } = renderWithStore(<LoginScreen />);
      const [userField, submit] = [user(), button()];
      jest
        .spyOn(HTMLInputElement.prototype, 'matches')
        .mockImplementation((selector: string): selector is ':autofill' => selector === ':autofill');
      fireEvent.animationStart(userField);
      expect(submit.disabled).toBe(false);
      fireEvent.click(submit);
      expect(events).toEqual([invalidFormSubmitted()]);
    });

    it('are there from the start', () => {
      renderWithStore(<LoginScreen />);
      put();
      fireEvent.pointerOver(user());
      expect(button()).toBeEnabled();
    });
  });

  it('does nothing on a click where the button is disabled', () => {
    const { events } = renderWithStore(<LoginScreen />);
    const frame = button().parentElement;
    if (frame) fireEvent.click(frame);
    expect(events).toEqual([]);
  });

  it('signs in once, whatever is pressed meanwhile, and keeps focus and text (D9)', async () => {
    const { events } = renderWithStore(<LoginScreen />);
    await fillIn('ana', 'x');
    await userEvent.dblClick(button());
    await userEvent.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(password(), '{Enter}');
    expect(events).toHaveLength(1);
    expect(user()).toHaveValue('ana');
  });

  it('after a failure keeps the user name, focuses the password, and the next try works', async () => {
    const { store, events } = renderWithStore(<LoginScreen />);
    await fillIn('ana', 'x');
    await userEvent.click(button());
    act(() => void store.dispatch(signInFailed()));
    expect(user()).toHaveValue('ana');
    expect(password()).toHaveFocus();
    await userEvent.click(button());
    expect(events.filter(signInSubmitted.match)).toHaveLength(2);
  });

  it('leaves the focus to a dialog that has it', async () => {
    const { store } = renderWithStore(
      <>
        <LoginScreen />
        <button type="button">Aceptar</button>
      </>,
    );
    await fillIn('ana', 'x{Enter}');
    act(() => screen.getByRole('button', { name: 'Aceptar' }).focus());
    act(() => void store.dispatch(signInFailed()));
    expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
  });

  it("stays where it is on 'Olvido su clave?' (D6)", () => {
    const { events } = renderWithStore(<LoginScreen />);
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Olvido su clave?' }));
    expect(followed).toBe(false);
    expect(events).toEqual([forgottenPasswordClicked()]);
  });

  it('with a session open says whose and offers to go on (D4)', () => {
    renderWithStore(<LoginScreen />, [sessionFound({ user: 'ana', year: null })]);
    expect(screen.getByText('ana')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '#/sitio');
  });

  it('with a session of no known user says that there is one', () => {
    renderWithStore(<LoginScreen />, [sessionFound({ user: null, year: null })]);
    expect(screen.getByText('Hay una sesión abierta.')).toBeInTheDocument();
  });
});
