import { states } from '../tools/screens/states';
import { findViolations, prepareForAxe } from './support/axe';
import { useApplication } from './support/harness';

const harness = useApplication();

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

it.each(states.map((state) => [state.name, state] as const))('%s has nothing that axe finds wrong', async (_name, state) => {
  const page = await (await harness.person()).newPage();
  await prepareForAxe(page);
  if (state.narrowOnly) await page.setViewportSize(sizes[1]);
  await state.prepare(page, harness.app);
  const found: string[] = [];
  for (const size of sizes.filter(({ width }) => !state.narrowOnly || width === 360)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await findViolations(page)).map((line) => `${size.width} ${colorScheme}: ${line}`));
    }
  }
  expect(found).toEqual([]);
});
