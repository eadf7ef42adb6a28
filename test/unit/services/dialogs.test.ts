import Swal from 'sweetalert2/dist/sweetalert2.js';
import { createDialogService, loadPopups } from '#services/dialogs/browserDialogs.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';

const ALERT: Dialog = { icon: 'error', title: 'Error', text: 'No esta autorizado' };
const QUESTION: Dialog = {
  icon: 'warning',
  title: 'Confirmacion',
  text: 'Desea cerrar la sesión',
  confirmText: 'Si, deseo cerrar sesión',
  cancelText: 'Cancelar',
};
const report = jest.fn();
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

// jsdom has no layout and no media queries: everything is visible, and text set by `innerText` is text.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
    configurable: true,
  });
  const colorScheme = { matches: false, addEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { value: () => colorScheme, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

beforeEach(() => {
  report.mockReset();

  document.body.innerHTML = '<main id="root"><button id="salir">Salir</button></main>';
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

const confirmButton = () => find('.swal2-confirm');
const cancelButton = () => find('.swal2-cancel');
const isShown = () => document.querySelector('.swal2-popup') !== null;

function press(type: 'keydown' | 'keypress' | 'keyup', key: string, repeat = false): boolean {
  const event = new KeyboardEvent(type, { key, repeat, bubbles: true, cancelable: true });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

function expectNothingLeft() {
  expect(isShown()).toBe(false);
  expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0);
  expect(document.body.className).toBe('');
}

describe('with sweetalert2', () => {
  const dialogs = createDialogService({ loadPopups, report });
  afterEach(() => expect(report).not.toHaveBeenCalled());

  it('shows texts as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const answer = dialogs.open({ icon: 'info', title: markup, text: markup, confirmText: markup, cancelText: markup });
    await tick();
    expect(document.querySelector('.swal2-popup [onerror]')).toBeNull();
    for (const part of ['.swal2-title', '.swal2-html-container', '.swal2-confirm', '.swal2-cancel']) {
      expect(find(part).textContent).toBe(markup);
    }
    cancelButton().click();
    await expect(answer).resolves.toBe(false);
  });

  it('an alert has one button, and is confirmed by it', async () => {
    const answer = dialogs.open(ALERT);
    await tick();
    expect(confirmButton().textContent).toBe('Aceptar');
    expect(cancelButton().style.display).toBe('none');
    expect(document.activeElement).toBe(confirmButton());
    expect(find('.swal2-container').classList).toContain('dialogs-container');
    confirmButton().click();
    await expect(answer).resolves.toBe(true);
    expectNothingLeft();
  });

  it('a question has the focus on its cancel button, and gives the focus back', async () => {
    find('#salir').focus();
    const answer = dialogs.open(QUESTION);
    await tick();
    expect(document.activeElement).toBe(cancelButton());
    expect(confirmButton().textContent).toBe('Si, deseo cerrar sesión');
    confirmButton().click();
    await expect(answer).resolves.toBe(true);
    expect(document.activeElement).toBe(find('#salir'));
    expectNothingLeft();
  });

  it('does not take the focus back from where it has gone, nor give it to what is gone', async () => {
    find('#salir').focus();
    const answer = dialogs.open(ALERT);
    await tick();
    find('#salir').remove();
    confirmButton().click();
    await answer;
    expect(document.activeElement).toBe(document.body);
  });

  it('Escape dismisses, a click beside does not', async () => {
    const answer = dialogs.open(QUESTION);
    await tick();
    find('.swal2-container').click();
    expect(isShown()).toBe(true);
    press('keydown', 'Escape');
    await expect(answer).resolves.toBe(false);
    expectNothingLeft();
  });

  it.each([
    [QUESTION, ALERT],
    [ALERT, QUESTION],
  ])('a newer dialog replaces the older, which is not confirmed', async (older, newer) => {
    find('#salir').focus();
    const first = dialogs.open(older);
    await tick();
    const second = dialogs.open(newer);
    await expect(first).resolves.toBe(false);
    await tick();
    expect(document.querySelectorAll('.swal2-popup')).toHaveLength(1);
    expect(find('.swal2-title').textContent).toBe(newer.title);
    confirmButton().click();
    await expect(second).resolves.toBe(true);
    expect(document.activeElement).toBe(find('#salir'));
    await tick();
    expectNothingLeft();
  });

  it('many at once: the last is shown, the others are not confirmed, nothing is left', async () => {
    const answers = [QUESTION, ALERT, QUESTION, ALERT].map((dialog) => dialogs.open(dialog));
    await tick();
    confirmButton().click();
    await expect(Promise.all(answers)).resolves.toEqual([false, false, false, true]);
    expectNothingLeft();
  });

  it('one opened right after another’s answer is answered, too', async () => {
    const first = dialogs.open(ALERT);
    await tick();
    confirmButton().click();
    await first;
    const second = dialogs.open(QUESTION);
    await tick();
    const third = dialogs.open(ALERT);
    await tick();
    confirmButton().click();
    await expect(Promise.all([second, third])).resolves.toEqual([false, true]);
    await tick();
    expectNothingLeft();
  });

  it('the signal calls off: before, while loading, and when shown', async () => {
    await expect(dialogs.open(ALERT, AbortSignal.abort())).resolves.toBe(false);
    const early = new AbortController();
    const first = dialogs.open(ALERT, early.signal);
    early.abort();
    await expect(first).resolves.toBe(false);
    await tick();
    expect(isShown()).toBe(false);
    const late = new AbortController();
    const second = dialogs.open(ALERT, late.signal);
    await tick();
    expect(isShown()).toBe(true);
    late.abort();
    await expect(second).resolves.toBe(false);
    expectNothingLeft();
  });

  it('an aborted call leaves an open dialog alone, and so does a late abort', async () => {
    const controller = new AbortController();
    const first = dialogs.open(ALERT, controller.signal);
    await tick();
    await dialogs.open(QUESTION, AbortSignal.abort());
    expect(find('.swal2-title').textContent).toBe('Error');
    const second = dialogs.open(QUESTION);
    await tick();
    controller.abort();
    expect(isShown()).toBe(true);
    cancelButton().click();
    await expect(Promise.all([first, second])).resolves.toEqual([false, false]);
  });
});

describe('stray input', () => {
  const dialogs = createDialogService({ loadPopups, report });
  afterEach(() => expect(report).not.toHaveBeenCalled());

  it('a key pressed before the dialog opened does not answer it, held or not', async () => {
    const answer = dialogs.open(ALERT);
    await tick();
    for (const key of ['Enter', ' ', 'Escape']) {
      expect([press('keydown', key, true), press('keypress', key), press('keyup', key)]).toEqual([false, false, false]);
    }
    expect(isShown()).toBe(true);
    expect(press('keydown', 'a', true)).toBe(true);
    expect([press('keydown', 'Enter'), press('keypress', 'Enter')]).toEqual([true, true]);
    confirmButton().click();
    await expect(answer).resolves.toBe(true);
  });

  it('the key that answered does nothing beneath until it is up', async () => {
    find('#salir').focus();
    const answer = dialogs.open(ALERT);
    await tick();
    press('keydown', 'Enter');
    confirmButton().click();
    await answer;
    expect([press('keydown', 'Enter', true), press('keypress', 'Enter'), press('keyup', 'Enter')]).toEqual([false, false, false]);
    expect([press('keydown', 'Enter'), press('keydown', 'Enter', true), press('keyup', 'Enter')]).toEqual([true, true, true]);
  });

  it('a key whose release was missed is free at its next press', async () => {
    const answer = dialogs.open(ALERT);
    await tick();
    press('keydown', 'Enter');
    confirmButton().click();
    await answer;
    expect([press('keyup', ' '), press('keydown', 'Enter'), press('keypress', 'Enter')]).toEqual([true, true, true]);
  });

  it('the second half of a double click does not answer', async () => {
    const answer = dialogs.open(ALERT);
    await tick();
    const click = (detail: number) =>
      confirmButton().dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    click(2);
    expect(isShown()).toBe(true);
    click(1);
    await expect(answer).resolves.toBe(true);
  });

  it('the second half of a double click that answered presses nothing beneath; the next click does', async () => {
    const answer = dialogs.open(ALERT);
    await tick();
    const beneath = document.body.appendChild(document.createElement('button'));
    const pressed = jest.fn();
    beneath.addEventListener('click', pressed);
    const click = (target: HTMLElement, detail: number) =>
      target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    click(confirmButton(), 1);
    await answer;
    click(beneath, 2);
    expect(pressed).not.toHaveBeenCalled();
    click(beneath, 1);
    click(beneath, 2);
    expect(pressed).toHaveBeenCalledTimes(2);
    beneath.remove();
  });
});

describe('when the dialog’s code does not come', () => {
  const failing = () => Promise.reject<Awaited<ReturnType<typeof loadPopups>>>(new Error('chunk'));
  afterEach(() => jest.restoreAllMocks());

  it('the browser’s own dialogs take its place, and the next one tries again', async () => {
    const load = jest.fn(failing);
    const dialogs = createDialogService({ loadPopups: load, report });
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false);
    await expect(dialogs.open(ALERT)).resolves.toBe(true);
    expect(alert).toHaveBeenCalledWith('Error\n\nNo esta autorizado');
    await expect(dialogs.open(QUESTION)).resolves.toBe(true);
    await expect(dialogs.open(QUESTION)).resolves.toBe(false);
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('one called off meanwhile shows nothing', async () => {
    const dialogs = createDialogService({ loadPopups: failing, report });
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const controller = new AbortController();
    const answer = dialogs.open(ALERT, controller.signal);
    controller.abort();
    await expect(answer).resolves.toBe(false);
    await tick();
    expect(alert).not.toHaveBeenCalled();
  });

  it('also when it comes and fails', async () => {
    jest.spyOn(Swal, 'fire').mockImplementation(() => {
      throw new Error('fire');
    });
    const dialogs = createDialogService({ loadPopups, report });
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    find('#salir').focus();
    await expect(dialogs.open(QUESTION)).resolves.toBe(true);
    expect(document.activeElement).toBe(find('#salir'));
    expect(press('keydown', 'Enter', true)).toBe(true);
  });

  it('warmUp fetches it, and never rejects', async () => {
    const load = jest.fn(loadPopups).mockImplementationOnce(failing);
    const dialogs = createDialogService({ loadPopups: load, report });
    await expect(dialogs.warmUp()).resolves.toBeUndefined();
    await expect(dialogs.warmUp()).resolves.toBeUndefined();
    await dialogs.warmUp();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
