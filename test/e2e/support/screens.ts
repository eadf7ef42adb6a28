import type { Locator, Page } from 'playwright-core';

import { stopTime } from '#test/tools/screens/ways.ts';
import { eventually, type Harness, type HeldCall, type OpenOptions } from './harness';

export const SIGN_IN_PATH = '/api/token/generar';
export const SUMMARY_PATH = '/api/educacion/resumen';
export const INBOX_PATH = '/api/educacion/tramitacion/solicitudes';

/** The dialogs that were asked for (B10, B24, B34 to B36), as [title, text]. */
export const DIALOGS = {
  invalidForm: ['Advertencia', 'Debe registar el usuario / contraseña'],
  signInFailed: ['Error', 'Ha ocurrido un error, por favor contacte al administrador'],
  notAuthorised: ['Error', 'No esta autorizado para ingresar a la plataforma'],
  menuMissing: ['Error', 'No existe una menú para el usuario registrado'],
  noAnswer: ['Error', 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo'],
  signOut: ['Confirmacion', 'Desea cerrar la sesión'],
} as const satisfies Record<string, readonly [string, string]>;

export const userField = (page: Page): Locator => page.getByLabel('Usuario', { exact: true });
export const passwordField = (page: Page): Locator => page.getByLabel('Contraseña', { exact: true });
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Ingresar' });
export const anyDialog = (page: Page): Locator => page.getByRole('dialog');
export const sideMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });
/** A group of the administrator's menu, which the clerk's has not. */
export const adminGroup = (page: Page): Locator => sideMenu(page).getByRole('button', { name: 'Educación', exact: true });
export const signOutLink = (page: Page): Locator => page.getByRole('button', { name: 'Salir' });

/** A screen's heading, once it is there. */
export async function seeHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** The form itself: the first frame has its heading too, and no fields yet. */
export async function seeLogin(page: Page): Promise<void> {
  await seeHeading(page, 'INGRESO A PISAMI');
  await userField(page).waitFor();
}
export const seeSite = (page: Page): Promise<void> => seeHeading(page, 'Sus secciones');
export const seeNotFound = (page: Page): Promise<void> => seeHeading(page, '404 PAGINA NO ENCONTRADA');

export function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

export async function seeAddress(page: Page, hash: string): Promise<void> {
  await eventually(() => expect(hashOf(page)).toBe(hash));
}

export async function fillLogin(page: Page, login: string, password: string): Promise<void> {
  await userField(page).fill(login);
  await passwordField(page).fill(password);
}

/** From the login screen to the button; what follows is the test's. */
export async function submitLogin(page: Page, login: string, password = `${login}2026`): Promise<void> {
  await fillLogin(page, login, password);
  await submitButton(page).click();
}

/** Signs in, to `/sitio`. */
export async function signIn(page: Page, login = 'admin'): Promise<void> {
  await submitLogin(page, login);
  await seeSite(page);
}

/** A tab where `login` has signed in, at `/sitio`. */
export async function openSite(harness: Harness, { login, ...options }: OpenOptions & { login?: string } = {}): Promise<Page> {
  const page = await harness.open('#/login', options);
  await signIn(page, login);
  return page;
}

export async function seeDialog(page: Page, [title, text]: readonly [string, string]): Promise<void> {
  await page.getByRole('dialog', { name: title, exact: true }).getByText(text, { exact: true }).waitFor();
}

/** Asks to sign out in a staff page whose one call is held, before the overlay can come. */
export async function askAboveCall(page: Page, held: HeldCall): Promise<void> {
  await stopTime(page);
  await typeHash(page, '#/educacion');
  await held.arrived();
  await signOutLink(page).click();
  await seeDialog(page, DIALOGS.signOut);
  await page.clock.resume();
}

/** Presses a button of the open dialog and sees it go. */
export async function answerDialog(page: Page, button = 'Aceptar'): Promise<void> {
  await anyDialog(page).getByRole('button', { name: button, exact: true }).click();
  await anyDialog(page).waitFor({ state: 'detached' });
}

export async function signOut(page: Page): Promise<void> {
  await signOutLink(page).click();
  await answerDialog(page, 'Si, deseo cerrar sesión');
  await seeLogin(page);
}

interface Stored {
  readonly tab: Record<string, string>;
  readonly shared: Record<string, string>;
}

export function readStorage(page: Page): Promise<Stored> {
  return page.evaluate(() => ({ tab: { ...sessionStorage }, shared: { ...localStorage } }));
}

/** Asks for another page as a person who types an address does. */
export async function typeHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((wanted) => {
    window.location.hash = wanted;
  }, hash);
}
