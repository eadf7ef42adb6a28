import { eventually, useApplication } from './support/harness';
import { seeHeading } from './support/screens';

/** A family's pages on a telephone, as it stands and as it lies. */
const harness = useApplication();

const FIRST_FIELD = 'Tipo de documento';

it.each([
  ['stands', { width: 360, height: 740 }, 420],
  ['lies', { width: 740, height: 360 }, 330],
])('a step of the form begins with its first field in sight where the telephone %s', async (_, viewport, lowest) => {
  const page = await harness.open('#/tramites/educacion/solicitud');
  await page.setViewportSize(viewport);
  await page.getByRole('button', { name: 'He leído el aviso' }).click();
  await seeHeading(page, 'Acudiente');
  const topOfField = () => page.getByLabel(FIRST_FIELD).evaluate((field) => field.getBoundingClientRect().top + scrollY);
  await eventually(async () => expect(await topOfField()).toBeLessThan(lowest));

  // The way back through the steps is folded away, and unfolds.
  const step = page.getByRole('navigation', { name: 'Pasos de la solicitud' });
  const before = step.getByRole('link', { name: 'Aviso de privacidad' });
  expect(await before.isVisible()).toBe(false);
  await step.getByRole('button', { name: 'Paso 2 de 7: Acudiente' }).click();
  await before.click();
  await seeHeading(page, 'Aviso de privacidad');
});

/** The words of the heading that go on in another line. */
function brokenWords(): string[] {
  const text = document.querySelector('main h1')?.firstChild;
  return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const range = document.createRange();
    if (text) range.setStart(text, index);
    if (text) range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

it.each([360, 320])('letters of twice the size neither scroll sideways nor break a heading in a word at %i px', async (width) => {
  const page = await harness.open('#/tramites/educacion');
  await page.setViewportSize({ width, height: 740 });
  // As a browser's own setting does it: what is measured in rem follows.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const [hash, heading] of [
    ['', 'Trámites de educación'],
    ['/calendario', 'Calendario de la convocatoria'],
    ['/oferta', 'Cupos que se ofrecen'],
    ['/consulta', 'Consultar una solicitud'],
    ['/solicitud/aviso', 'Aviso de privacidad'],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), `#/tramites/educacion${hash}`);
    await seeHeading(page, heading);
    await eventually(async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width));
    expect(await page.evaluate(brokenWords)).toEqual([]);
  }
});
