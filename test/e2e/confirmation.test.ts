import { buffer } from 'node:stream/consumers';

import { tabTo } from './support/focus';
import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { openSite, seeHeading, typeHash } from './support/screens';

const harness = useApplication();

it('matrículas are confirmed by the file of the results: a wrong row is told first, and twice is once', async () => {
  const { database } = harness.app;
  const countOf = async (estado: string): Promise<number> => {
    const [row] = await database.query('select count(*)::int as n from solicitudes where estado = $1', [estado]);
    return Number(row?.['n']);
  };
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  await typeHash(page, '#/educacion/resultados');
  await seeHeading(page, 'Resultados');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Guardar las columnas de matrícula (CSV)' }).click(),
  ]);
  const text = (await buffer(await download.createReadStream())).toString('utf8');
  await tabTo(page, 'Confirmar matrículas con un archivo');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Confirmar matrículas');

  const choose = (content: string) =>
    page.getByLabel('Archivo CSV').setInputFiles({ name: 'matricula.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  const [head = '', first = '', ...others] = text.split('\r\n');
  const before = { aceptada: await countOf('aceptada'), matriculada: await countOf('matriculada') };
  await choose([head, first.split(';').with(2, 'Sede que no hay').join(';'), ...others].join('\r\n'));
  await page.getByText('Se encontró un error.').waitFor();
  await page.getByText(/^El cupo de este estudiante es en «/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await countOf('matriculada')).toBe(before.matriculada);

  await choose(text);
  await page.getByRole('heading', { name: 'El archivo está en orden' }).waitFor();
  await tabTo(page, 'Confirmar las matrículas');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Se confirmaron las matrículas' }).waitFor();
  expect(await countOf('aceptada')).toBe(0);
  const after = await countOf('matriculada');
  expect(after).toBeGreaterThanOrEqual(before.matriculada + before.aceptada);

  await choose(text);
  await page.getByText(/no hay nada que guardar\.$/).waitFor();
  expect(await countOf('matriculada')).toBe(after);
});
