import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { fileSolicitud, lookUp, press } from './support/keys';
import { keepRealTime } from './support/realTime';
import { seeHeading } from './support/screens';

/** Two children of a family that have no document yet, on a small telephone, by keyboard alone. */
const harness = useApplication();
jest.setTimeout(240_000);

const HOME = '#/tramites/educacion';

it('each gets a number, which the receipt shows and the look-up takes', async () => {
  const page = await harness.open(HOME, { prepare: keepRealTime });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByText('Puede pedir cupo aunque no tenga documento.').waitFor();
  const numbers: string[] = [];
  for (const [ways, guardian] of [
    [['Pedir un cupo'], 'typed'],
    [['Hacer otra solicitud', 'Sí, hacer otra'], 'kept'],
  ] as const) {
    for (const way of ways) await press(page, way);
    const radicado = await fileSolicitud(page, null, guardian);
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    const given = page.getByRole('definition').filter({ hasText: /^[1-9][0-9]{9}$/ });
    const documento = await given.innerText();
    numbers.push(documento);
    const other = await harness.open(`${HOME}/consulta`, { prepare: keepRealTime });
    await seeHeading(other, 'Consultar una solicitud');
    await lookUp(other, { radicado, documento: `NES ${documento}`, nacimiento: '29 de febrero de 2020' });
    await other.getByRole('definition').filter({ hasText: documento }).waitFor();
    await other.close();
  }
  expect(new Set(numbers).size).toBe(2);
});
