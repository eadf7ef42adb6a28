import type { Page } from 'playwright-core';
import * as v from 'valibot';

import { backendPath } from '#backend/app.ts';
import type { Application } from '#test/support/application.ts';

const SIGN_IN = '/api/token/generar';
const COUNT = 2000;
const GROUPS = 20;
const SUBGROUPS = 10;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly url: string;
  readonly items: readonly Entry[];
}

const WORDS = ['Sedes', 'Oferta', 'Asignación', 'Matrícula', 'Solicitudes', 'Convocatoria', 'Grados', 'Año lectivo'];

function entry(id: string, items: readonly Entry[] = []): Entry {
  const word = WORDS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % WORDS.length] ?? '';
  return { id, title: `${word} ${id}`, icon: 'fa-solid fa-school', url: items.length === 0 ? `educacion/${id}` : '', items };
}

const list = (count: number, make: (index: number) => Entry): Entry[] => Array.from({ length: count }, (_, index) => make(index));

/** Pages that exist, so that one can go from one to the other. */
const PAGES: readonly Entry[] = [
  { ...entry('p1'), title: 'Inicio', url: 'sitio' },
  { ...entry('p2'), title: 'Educación', url: 'educacion' },
  { ...entry('p3'), title: 'Procesamiento', url: 'tramitacion/tramite-educacion' },
];

/** Menus of 2,000 entries as a server sends them, and the least, for what the shell alone costs. */
export const MENUS = {
  'three entries': PAGES,
  flat: [...PAGES, ...list(COUNT - PAGES.length, (index) => entry(`${index}`))],
  'three levels': [
    ...PAGES,
    ...list(GROUPS, (group) =>
      entry(
        `g${group}`,
        list(SUBGROUPS, (subgroup) =>
          entry(
            `g${group}-${subgroup}`,
            list(leavesOf(group, subgroup), (leaf) => entry(`g${group}-${subgroup}-${leaf}`)),
          ),
        ),
      ),
    ),
  ],
} satisfies Record<string, readonly Entry[]>;

/** As many as make 2,000 of all. */
function leavesOf(group: number, subgroup: number): number {
  const wanted = COUNT - PAGES.length - GROUPS - GROUPS * SUBGROUPS;
  const place = group * SUBGROUPS + subgroup;
  const places = GROUPS * SUBGROUPS;
  return Math.floor((wanted * (place + 1)) / places) - Math.floor((wanted * place) / places);
}

const tokenSchema = v.object({ token: v.string() });
const tokens = new WeakMap<Application, Promise<string>>();

/** A token that the backend takes; one an application, however often one signs in. */
function tokenOf(application: Application): Promise<string> {
  const known = tokens.get(application);
  if (known) return known;
  const asked = askForToken(application);
  tokens.set(application, asked);
  return asked;
}

async function askForToken({ url }: Application): Promise<string> {
  const answer = await fetch(`${new URL(url).origin}${backendPath}${SIGN_IN}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'admin2026' }),
  });
  return v.parse(tokenSchema, await answer.json()).token;
}

/** Fills the sign-in form when all that follows it has arrived; the backend's answer will hold `menu`. */
export async function prepareSignIn(application: Application, page: Page, menu: readonly Entry[]): Promise<void> {
  const { url, script } = application;
  const token = await tokenOf(application);
  script.direct(SIGN_IN, { answer: { status: 200, body: { token, AuthorizationItem: JSON.stringify(menu), anio: 2026 } } });
  await page.goto(`${url}#/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Usuario').fill('ana');
  await page.getByLabel('Contraseña').fill('clave');
}

/** The click, until the page that follows stands and is at rest. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('heading', { name: 'Sus secciones' }).waitFor();
  await page.waitForLoadState('networkidle');
}
