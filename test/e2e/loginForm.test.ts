import type { Page } from 'playwright-core';

import { eventually, useApplication } from './support/harness';
import {
  anyDialog,
  answerDialog,
  DIALOGS,
  fillLogin,
  hashOf,
  passwordField,
  seeDialog,
  seeLogin,
  seeSite,
  SIGN_IN_PATH,
  submitButton,
  userField,
} from './support/screens';

const harness = useApplication();

const sentCredentials = (): unknown[] =>
  harness.app.script.requests
    .filter(({ path, method }) => path === SIGN_IN_PATH && method === 'POST')
    .map(({ body }): unknown => JSON.parse(body));

const USER_WARNING = 'Advertencia El campo usuario es Obligatorio';
const PASSWORD_WARNING = 'Advertencia El campo Contraseña es Obligatorio';

/** As a browser that fills in: the value is there, and at most a `change` event tells of it. */
async function browserFills(page: Page, event: 'change' | 'none'): Promise<void> {
  await page.evaluate((kind) => {
    for (const [name, value] of [
      ['usuario', 'admin'],
      ['password', 'admin2026'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!field) throw new Error('No field');
      field.value = value;
      if (kind === 'change') field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, event);
}

it('is a real form that password managers know', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  expect(
    await page.locator('form input').evaluateAll((fields) =>
      fields.map((field) => {
        const { name, type, autocomplete, form } = field as HTMLInputElement;
        return [name, type, autocomplete, form?.querySelectorAll('[type=submit]').length];
      }),
    ),
  ).toEqual([
    ['usuario', 'text', 'username', 1],
    ['password', 'password', 'current-password', 1],
  ]);
});

it('warns under a touched field that is empty, and has its button disabled until both are filled', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await submitButton(page).isDisabled()).toBe(true);
  await userField(page).focus();
  await userField(page).press('Tab');
  await page.getByText(USER_WARNING, { exact: true }).waitFor();
  expect(await page.getByText(PASSWORD_WARNING, { exact: true }).count()).toBe(0);
  await passwordField(page).press('Tab');
  await page.getByText(PASSWORD_WARNING, { exact: true }).waitFor();
  await fillLogin(page, 'a', ' ');
  await eventually(async () => expect(await submitButton(page).isEnabled()).toBe(true));
  await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
});

it('warns by a popup when Enter is pressed in an invalid form, which sends nothing', async () => {
  const page = await harness.open('#/login');
  await userField(page).fill('   ');
  await passwordField(page).fill('x');
  await passwordField(page).press('Enter');
  await seeDialog(page, DIALOGS.invalidForm);
  await answerDialog(page);
  await page.getByText(USER_WARNING, { exact: true }).waitFor();
  expect(sentCredentials()).toEqual([]);
  expect(await passwordField(page).inputValue()).toBe('x');
});

it('does not let the Enter that opened a popup answer it, held or not', async () => {
  const page = await harness.open('#/login');
  await userField(page).focus();
  await page.keyboard.down('Enter');
  await seeDialog(page, DIALOGS.invalidForm);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await anyDialog(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await anyDialog(page).waitFor({ state: 'detached' });
});

it.each([
  ['change', 'Enter'],
  ['change', 'click'],
  ['none', 'Enter'],
  ['none', 'click'],
] as const)('sends what the browser filled in with the event: %s, on %s', async (event, how) => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  await browserFills(page, event);
  if (how === 'Enter') {
    await userField(page).press('Enter');
  } else {
    const box = await submitButton(page).boundingBox();
    if (!box) throw new Error('No button');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await seeSite(page);
  expect(sentCredentials()).toEqual([{ login: 'admin', password: 'admin2026' }]);
});

it('sends user and password byte for byte', async () => {
  const page = await harness.open('#/login');
  // é in two code points, which some would make one.
  const password = ' pa ss e\u0301"\\ ';
  await fillLogin(page, ' ana ', password);
  await passwordField(page).press('Enter');
  await seeDialog(page, DIALOGS.notAuthorised);
  expect(sentCredentials()).toEqual([{ login: ' ana ', password }]);
});

it('explains the forgotten password and stays, with what was typed', async () => {
  const page = await harness.open('#/login');
  await userField(page).fill('ana');
  const link = page.getByRole('link', { name: 'Olvido su clave?' });
  expect(await link.getAttribute('href')).toBe('#');
  await link.click();
  await anyDialog(page).getByText('administrador').waitFor();
  await answerDialog(page);
  expect(hashOf(page)).toBe('#/login');
  expect(await userField(page).inputValue()).toBe('ana');
});
