import type { Page } from 'playwright-core';

/** Notes the time between frames, from now on; the frames of a page without a window come sixty times a second too. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames = { longest: 0, count: 0 };
    Object.assign(window, { frames_: frames });
    let last = performance.now();
    const note = (now: number): void => {
      frames.longest = Math.max(frames.longest, now - last);
      frames.count += 1;
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(note);
    });
  });
}

export const readFrames = (page: Page): Promise<{ longest: number; count: number }> =>
  page.evaluate(() => (window as unknown as { frames_: { longest: number; count: number } }).frames_);

/** As who manages the places and their allocation. */
export async function signInAsCoordinator(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/login`);
  await page.getByLabel('Usuario').fill('coordinador');
  await page.getByLabel('Contraseña').fill('coordinador2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sus secciones' }).waitFor();
}
