import { demoMoment } from '#test/support/testDatabase.ts';
import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { fileSolicitud, press } from './support/keys';
import { keepRealTime } from './support/realTime';
import { answerDialog, openSite, seeAddress, seeHeading, typeHash } from './support/screens';

const aYear = 366 * 24 * 60 * 60;
let at = demoMoment;
const harness = useApplication({ backend: { now: () => at, tokenLifetimeSeconds: 2 * aYear, sessionIdleSeconds: 2 * aYear } });

it('a second year is made from the first, prepared, checked and published, and a family files into it', async () => {
  const { database } = harness.app;
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  await typeHash(page, '#/educacion');
  await page.getByRole('link', { name: 'Convocatorias de cada año' }).click();
  await seeHeading(page, 'Convocatorias');
  await page.getByRole('button', { name: 'Crear en preparación' }).click();
  await page.getByText('La convocatoria de 2027 quedó en preparación.').waitFor();
  const year = page.getByRole('region', { name: /^2027:/ });
  await year.getByText('Antes de publicarla:').waitFor();
  expect(await findViolations(page)).toEqual([]);

  // More come up than there are seats in some places; and the name is another.
  await database.query(
    'update ofertas set capacidad = continuan + repiten where anio = 2027 and capacidad < continuan + repiten',
  );
  await year.getByRole('link', { name: 'Convocatoria 2027' }).click();
  await seeAddress(page, '#/educacion/convocatoria?anio=2027');
  await page.getByText('En preparación', { exact: true }).waitFor();
  await page.getByLabel('Nombre de la convocatoria').fill('Cupos del otro año');
  await page.getByRole('button', { name: 'Guardar la convocatoria' }).click();
  await page.getByText('La convocatoria quedó guardada.').waitFor();
  await page.reload();
  await page.getByText('En preparación', { exact: true }).waitFor();
  expect(await page.getByLabel('Nombre de la convocatoria').inputValue()).toBe('Cupos del otro año');
  await page.getByRole('link', { name: 'Motivos frecuentes' }).click();
  await seeAddress(page, '#/educacion/convocatoria/motivos?anio=2027');
  await page.getByRole('link', { name: 'Ver la de 2026' }).click();
  await seeAddress(page, '#/educacion/convocatoria/motivos?anio=2026');

  await typeHash(page, '#/educacion/convocatorias');
  await year.getByText('No le falta nada: la puede publicar.').waitFor();
  await year.getByRole('button', { name: 'Publicar la convocatoria 2027' }).click();
  await answerDialog(page, 'Sí, publicar');
  await page.getByText('«Cupos del otro año» quedó publicada.').waitFor();

  at += aYear * 1000;
  const family = await harness.open('#/tramites/educacion', { prepare: keepRealTime });
  await press(family, 'Pedir un cupo');
  expect(await fileSolicitud(family, '1105123999')).toMatch(/^2027-/);
});
