import { useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { openSite, seeHeading, typeHash } from './support/screens';

const harness = useApplication();

const FILE = [
  'DANE;Institución;Sede;Dirección;Barrio;Comuna;Zona;Teléfono;Latitud;Longitud',
  '119001007777;Colegio Nuevo Amanecer;Sede Principal;Calle 1 # 2-3;Centro;COMUNA;urbana;;;',
  '119001007777;Colegio Nuevo Amanecer;Sede La Loma;Calle 9 # 8-7;La Loma;COMUNA;urbana;6085550005;5,1;-74,5',
].join('\n');

it('an institution with two sedes comes from a file, offers a grado by hand, and a family finds it', async () => {
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  await typeHash(page, '#/educacion/instituciones');
  await seeHeading(page, 'Instituciones y sedes');
  await page.getByRole('link', { name: 'Importar un archivo CSV' }).click();
  await seeHeading(page, 'Importar instituciones y sedes');
  const choose = (comuna: string) =>
    page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'sedes.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE.replaceAll('COMUNA', comuna)) });
  await choose('Ninguna');
  const told = await page
    .getByText(/No hay ninguna comuna «Ninguna»\. Hay: /)
    .first()
    .innerText();
  await choose(/Hay: ([^,.]+)/.exec(told)?.[1] ?? '');
  await page.getByRole('heading', { name: 'El archivo está en orden' }).waitFor();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('heading', { name: 'Se guardaron las instituciones y sus sedes' }).waitFor();

  await typeHash(page, '#/educacion/instituciones?texto=amanecer');
  await page.getByRole('link', { name: 'Colegio Nuevo Amanecer' }).click();
  await page.getByRole('link', { name: 'Sede La Loma' }).click();
  await seeHeading(page, 'Sede La Loma');
  await page.getByRole('combobox', { name: 'Grado' }).selectOption({ label: 'Quinto' });
  await page.getByRole('combobox', { name: 'Jornada' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Capacidad' }).fill('30');
  await page.getByRole('button', { name: 'Ofrecer' }).click();
  await page.getByText('La oferta quedó guardada. Las familias ya la ven.').waitFor();

  await typeHash(page, '#/tramites/educacion/oferta?texto=amanecer');
  await page
    .getByText(/Sede La Loma/)
    .first()
    .waitFor();
  expect(await page.getByText(/Sede Principal/).count()).toBe(0);
});
