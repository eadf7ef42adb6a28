import type { Page } from 'playwright-core';

import { states } from '../tools/screens/states';
import { readFocus } from './support/focus';
import { useApplication } from './support/harness';
import { seeHeading, seeLogin, sideMenu, signIn, typeHash } from './support/screens';

const harness = useApplication();

/** What moves by itself or would move on a change. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const running = document.getAnimations().map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return `animation of .${target?.className}`;
    });
    const pseudo = [undefined, '::before', '::after'] as const;
    const changing = [...document.body.querySelectorAll('*')].flatMap((element) =>
      pseudo.flatMap((part) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(element, part);
        const moves =
          transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0) && transitionProperty !== 'none';
        return moves ? [`transition of .${element.getAttribute('class')}${part ?? ''}: ${transitionProperty}`] : [];
      }),
    );
    return [...new Set([...running, ...changing])];
  });

const moving = [
  'login-popup',
  'login-working',
  'sitio-third-level',
  'educacion-loading',
  'overlay',
  'chunk-loading',
  'sign-out-question',
];

it.each(states.filter(({ name }) => moving.includes(name)).map((state) => [state.name, state] as const))(
  '%s stands still for who wants less motion',
  async (_name, state) => {
    const page = await (await harness.person({ reducedMotion: 'reduce' })).newPage();
    await state.prepare(page, harness.app);
    expect(await findMotion(page)).toEqual([]);
  },
);

it('sees motion where nobody minds it', async () => {
  const state = states.find(({ name }) => name === 'chunk-loading');
  const page = await (await harness.person()).newPage();
  await state?.prepare(page, harness.app);
  expect(await findMotion(page)).toContainEqual(expect.stringMatching(/^animation of \.skeleton /));
});

it('prints what a dark screen shows as a light one does', async () => {
  const printed = async (colorScheme: 'dark' | 'light'): Promise<string> => {
    const page = await harness.open('#/login', { context: await harness.person({ colorScheme }) });
    await seeLogin(page);
    await page.emulateMedia({ media: 'print' });
    return page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  };
  expect(await printed('dark')).toBe(await printed('light'));
});

describe('in forced colours', () => {
  const open = async (): Promise<Page> => harness.open('#/login', { context: await harness.person({ forcedColors: 'active' }) });

  it('shows the focus on each control', async () => {
    const page = await open();
    await seeLogin(page);
    const walk = async (steps: number): Promise<void> => {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await readFocus(page);
        if (focus.tag !== 'body') expect(focus).toEqual({ ...focus, faults: [] });
      }
    };
    await page.getByLabel('Usuario').fill('admin');
    await page.getByLabel('Contraseña').fill('admin2026');
    await walk(5);
    await page.getByLabel('Contraseña').press('Enter');
    await seeHeading(page, 'Sus secciones');
    await page.getByRole('button', { name: 'Menú', exact: true }).focus();
    await walk(14);
  });

  it('tells the current entry from the others', async () => {
    const page = await open();
    await signIn(page);
    await typeHash(page, '#/tramites/educacion');
    await seeHeading(page, 'Trámites de educación');
    await typeHash(page, '#/tramitacion/tramite-educacion');
    await seeHeading(page, 'Procesamiento de trámites');
    const current = sideMenu(page).locator('[aria-current=page]');
    await current.waitFor();
    const looks = await sideMenu(page)
      .locator('a.menu-row')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const { borderInlineStartColor, backgroundColor } = getComputedStyle(row);
          const ground = getComputedStyle(row.closest('nav') ?? row).backgroundColor;
          return {
            isCurrent: row.hasAttribute('aria-current'),
            isMarked: borderInlineStartColor !== backgroundColor && borderInlineStartColor !== ground,
          };
        }),
      );
    expect(looks.filter(({ isCurrent }) => isCurrent)).toEqual([{ isCurrent: true, isMarked: true }]);
    expect(looks.filter(({ isCurrent }) => !isCurrent).some(({ isMarked }) => isMarked)).toBe(false);
  });
});
