import type { Locator, Page } from 'playwright-core';

import { eventually, useApplication } from './support/harness';
import {
  anyDialog,
  openSite,
  seeAddress,
  seeHeading,
  seeNotFound,
  seeSite,
  sideMenu,
  SIGN_IN_PATH,
  SUMMARY_PATH,
  typeHash,
} from './support/screens';

const harness = useApplication();

/** Signs in as someone whose menu is `menu`. */
async function openWith(menu: unknown): Promise<Page> {
  const body = { token: 'a.b.c', AuthorizationItem: menu, anio: 2026 };
  harness.app.script.direct(SIGN_IN_PATH, { answer: { status: 200, body } });
  // The token is none of the backend's.
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 200, body: { solicitudes: 128, cupos: 140 } } });
  const page = await openSite(harness);
  return page;
}

const group = (page: Page, name: string) => sideMenu(page).getByRole('button', { name, exact: true });
const currentTitles = (page: Page): Promise<string[]> =>
  sideMenu(page)
    .locator('[aria-current]')
    .evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ''));

it('is 220 pixels wide', async () => {
  const page = await openWith([]);
  expect((await sideMenu(page).boundingBox())?.width).toBe(220);
});

it('marks exactly one entry of each page, by whole segments, the longest', async () => {
  const page = await openWith([
    { title: 'user', url: '/user' },
    { title: 'grid', url: '/grid' },
    { title: 'grid-sample', url: '/grid-sample' },
    { title: 'grid/x', url: '/grid/x' },
    { title: 'start', url: '/' },
    { title: 'sitio', url: 'sitio' },
    { title: 'area', url: 'educacion' },
    { title: 'area/a', url: 'educacion/a' },
    { title: 'area-b', url: 'educacion-b' },
  ]);
  await eventually(async () => expect(await currentTitles(page)).toEqual(['sitio']));
  for (const [hash, title] of [
    ['#/educacion', 'area'],
    ['#/educacion/', 'area'],
    ['#/educacion/c', 'area'],
    ['#/educacion/a', 'area/a'],
    ['#/educacion/a/b', 'area/a'],
    ['#/educacion/ab', 'area'],
    ['#/sitio', 'sitio'],
  ] as const) {
    await typeHash(page, hash);
    await eventually(async () => expect(await currentTitles(page)).toEqual([title]));
  }
});

it('shows an address of another scheme as text, and never runs it', async () => {
  const urls = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    '//evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    '#//evil.test',
  ];
  const page = await openWith([
    ...urls.map((url, index) => ({ title: `direct ${index}`, url })),
    { title: 'Grupo', items: urls.map((url, index) => ({ title: `inner ${index}`, url })) },
    { title: 'Fuera', url: 'https://example.org/a?b=c#d' },
    { title: 'Dentro', url: 'educacion' },
  ]);
  await group(page, 'Grupo').click();
  await sideMenu(page).getByText('inner 0', { exact: true }).waitFor();
  expect(
    await sideMenu(page)
      .getByText(/^(direct|inner) /)
      .count(),
  ).toBe(2 * urls.length);
  const links = await sideMenu(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['https://example.org/a?b=c#d', '#/educacion']);
});

it('skips what cannot be shown, and keeps its siblings', async () => {
  const page = await openWith([
    null,
    {},
    '',
    [null],
    42,
    { title: 'items null', url: 'educacion', items: null },
    { title: 'items {}', url: 'educacion', items: {} },
    { title: 'items ""', url: 'educacion', items: '' },
    { title: 'items [null]', url: 'educacion', items: [null] },
    { url: 'educacion/sin-titulo' },
    { title: 'no url' },
    { id: 1, title: 'id 1', url: 'educacion' },
    { id: '1', title: 'id "1"', url: 'educacion' },
    { id: 1, title: '<b>markup</b>', url: 'educacion', icon: '"><img src=x onerror=alert(1)>' },
    { title: 'deep', items: [{ title: 'd2', items: [{ title: 'd3', items: [{ title: 'd4', url: 'educacion/d4' }] }] }] },
    { title: 'last', url: 'educacion' },
  ]);
  await sideMenu(page).getByRole('link', { name: 'last', exact: true }).waitFor();
  const titles = await sideMenu(page)
    .locator('.entry-title')
    .evaluateAll((found) => found.map(({ textContent }) => textContent));
  expect(titles).toEqual([
    'items null',
    'items {}',
    'items ""',
    'items [null]',
    'educacion/sin-titulo',
    'no url',
    'id 1',
    'id "1"',
    '<b>markup</b>',
    'deep',
    'last',
  ]);
  await group(page, 'deep').click();
  await group(page, 'd2').click();
  await sideMenu(page).getByRole('link', { name: 'd4', exact: true }).waitFor();
});

it('leads to the same page, whatever the form of the url and its level', async () => {
  const urls = ['educacion/a', '/educacion/a', '#/educacion/a', '/educacion/a/', '#educacion/a'];
  const leaves = (level: number): unknown[] => urls.map((url, index) => ({ title: `${level}.${index}`, url }));
  const page = await openWith([...leaves(1), { title: 'G', items: [...leaves(2), { title: 'H', items: leaves(3) }] }]);
  await group(page, 'G').click();
  await group(page, 'H').click();
  await sideMenu(page).getByRole('link', { name: '3.4', exact: true }).waitFor();
  const links = await sideMenu(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual(Array.from({ length: 15 }, () => '#/educacion/a'));
  await sideMenu(page).getByRole('link', { name: '3.4', exact: true }).click();
  await seeNotFound(page);
  await seeAddress(page, '#/educacion/a');
});

const nested = [
  { title: 'Inicio', url: 'sitio' },
  {
    title: 'A',
    items: [
      { title: 'A link', url: 'educacion/1' },
      { title: 'B', items: [{ title: 'Tercero', url: 'educacion/2' }] },
    ],
  },
  { title: 'Otro', items: [{ title: 'C', url: 'educacion/3' }] },
];

it('opens the groups of the current page, after a reload of a third-level page too', async () => {
  const page = await openWith(nested);
  expect(await sideMenu(page).getByRole('link').count()).toBe(1);
  await typeHash(page, '#/educacion/2');
  await eventually(async () => expect(await currentTitles(page)).toEqual(['Tercero']));
  await page.reload();
  await eventually(async () => expect(await currentTitles(page)).toEqual(['Tercero']));
  expect(await group(page, 'A').getAttribute('aria-expanded')).toBe('true');
  expect(await group(page, 'B').getAttribute('aria-expanded')).toBe('true');
  expect(await group(page, 'Otro').getAttribute('aria-expanded')).toBe('false');
});

it('keeps a nested group’s state while its parent is closed', async () => {
  const page = await openWith(nested);
  await group(page, 'A').click();
  await group(page, 'B').click();
  await sideMenu(page).getByText('Tercero').waitFor();
  await group(page, 'A').click();
  await eventually(async () => expect(await sideMenu(page).getByText('Tercero').count()).toBe(0));
  await group(page, 'A').click();
  await sideMenu(page).getByText('Tercero').waitFor();
  await group(page, 'B').click();
  await group(page, 'A').click();
  await group(page, 'A').click();
  await sideMenu(page).getByText('A link').waitFor();
  expect(await group(page, 'B').getAttribute('aria-expanded')).toBe('false');
});

it('has only what can be seen in the order of Tab, and groups that open with Enter and Space', async () => {
  const page = await openWith(nested);
  await sideMenu(page).getByRole('link', { name: 'Inicio', exact: true }).focus();
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent?.trim());
  const walk = async (steps: number): Promise<unknown[]> => {
    const seen: unknown[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
    }
    return seen;
  };
  expect(await walk(2)).toEqual(['A', 'Otro']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await sideMenu(page).getByText('A link').waitFor();
  expect(await walk(3)).toEqual(['A link', 'B', 'Otro']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press(' ');
  await sideMenu(page).getByText('Tercero').waitFor();
  expect(await walk(1)).toEqual(['Tercero']);
  await page.keyboard.press('Enter');
  await seeAddress(page, '#/educacion/2');
  // The page that arrives takes the focus to its heading: a key pressed before goes there.
  await page.locator('h1:focus').waitFor();
  await group(page, 'A').focus();
  await page.keyboard.press(' ');
  await eventually(async () => expect(await sideMenu(page).getByText('Tercero').count()).toBe(0));
});

it('of 200 entries the last can be reached in a window of 750 × 590', async () => {
  const page = await openWith(
    Array.from({ length: 200 }, (_, index) => ({ title: `Entrada ${index}`, url: index === 199 ? 'educacion' : 'sitio' })),
  );
  await page.setViewportSize({ width: 750, height: 590 });
  // Too narrow for both: the menu lies over the page.
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const list = sideMenu(page).getByRole('list').first();
  await list.hover();
  await sideMenu(page).getByRole('button', { name: 'Mostrar más' }).click();
  const last = sideMenu(page).getByRole('link', { name: 'Entrada 199', exact: true });
  await eventually(async () => {
    await page.mouse.wheel(0, 20_000);
    const box = await last.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 590).toBe(true);
  });
  await last.click();
  await seeHeading(page, 'Educación');
});

const clicks: [string, Parameters<Locator['click']>[0]][] = [
  ['a click with Ctrl', { modifiers: ['Control'] }],
  ['a middle click', { button: 'middle' }],
];
it.each(clicks)('%s opens a tab and leaves this one', async (_case, click) => {
  const page = await openWith([{ title: 'Área', url: 'educacion' }]);
  const opened = page.context().waitForEvent('page');
  await sideMenu(page).getByRole('link', { name: 'Área', exact: true }).click(click);
  const other = await opened;
  // The token is each tab's own: the new one asks to sign in, and goes on to its page.
  await eventually(() => expect(other.url()).toMatch(/#\/(login|educacion)$/));
  await seeSite(page);
  await seeAddress(page, '#/sitio');
  expect(await anyDialog(page).count()).toBe(0);
});

it('the search box filters as one types and leaves nothing behind', async () => {
  const page = await openWith(nested);
  const box = page.getByPlaceholder('Buscar...');
  await box.fill('TERC');
  await sideMenu(page).getByRole('link', { name: 'Tercero', exact: true }).waitFor();
  await eventually(async () => expect(await sideMenu(page).getByText('Otro', { exact: true }).count()).toBe(0));
  await box.fill('');
  await group(page, 'Otro').waitFor();
  expect(await sideMenu(page).getByRole('link').count()).toBe(1);
});

it('the search box brings back a menu that was put away', async () => {
  const page = await openWith(nested);
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await sideMenu(page).waitFor({ state: 'hidden' });
  await page.getByPlaceholder('Buscar...').pressSequentially('terc');
  await sideMenu(page).getByRole('link', { name: 'Tercero', exact: true }).waitFor();
  await sideMenu(page).getByText('Una entrada encontrada').waitFor();
});
