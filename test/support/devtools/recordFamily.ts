import type { ReplayTab } from './replayPage';

const GUARDIAN = { nombres: 'Luz Marina', apellidos: "D'Elia Ñáñez", documento: '52123456', telefono: '3001234567' };
const PUPIL = { nombres: 'Ana Sofía', apellidos: 'Peña-Núñez', documento: '1098765432' };
const CORREO = 'luz.marina@example.com';
const SOPORTE = 'certificado de Ana.pdf';
const MOTIVO = 'El registro civil de Ana no se lee';
const SEARCHED = 'peña-núñez';

/** All that this session types and chooses of persons, in the ways that it is stored and shown. */
export const TYPED: readonly string[] = [
  ...Object.values(GUARDIAN),
  ...Object.values(PUPIL),
  ...[CORREO, SOPORTE, MOTIVO, SEARCHED, encodeURIComponent(SEARCHED), '29/02/2020', '2020-02-29'],
];

/** A family files with a support and looks its solicitud up; staff look for it, open it and ask for a correction. */
export async function recordFamily({ page }: ReplayTab): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const choose = (label: string) => page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
  const goTo = (hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);
  const person = async ({ nombres, apellidos, documento }: typeof PUPIL) => {
    await choose('Tipo de documento');
    await page.getByLabel('Número de documento').pressSequentially(documento);
    await fill('Nombres', nombres);
    await fill('Apellidos', apellidos);
  };

  await goTo('#/tramites/educacion/solicitud');
  await heading('Aviso de privacidad');
  await press('He leído el aviso');
  await heading('Acudiente');
  await person(GUARDIAN);
  await choose('Parentesco con el estudiante');
  await fill('Teléfono', GUARDIAN.telefono);
  await page.getByLabel(/^Correo/).fill(CORREO);
  await press('Siguiente');
  await heading('Estudiante');
  await person(PUPIL);
  await fill('Fecha de nacimiento', '29/02/2020');
  await choose('Grado que va a cursar');
  await choose('Comuna donde vive');
  await press('Siguiente');
  await heading('Condiciones');
  await page.getByRole('checkbox', { name: /^Discapacidad/ }).check();
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  const buffer = Buffer.from('%PDF-1.7\n');
  await page.getByLabel(/^Adjuntar un soporte de/).setInputFiles({ name: SOPORTE, mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: `Quitar ${SOPORTE}` }).waitFor();
  await press('Siguiente');
  await heading('Hermanos');
  await press('Siguiente');
  await heading('Opciones');
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await press('Siguiente');
  await heading('Revisión');
  for (const confirmation of await page.getByRole('checkbox').all()) await confirmation.check();
  await press('Enviar solicitud');
  await heading('Solicitud radicada');
  const radicado = /\d{4}-[0-9A-Z]{7}-[0-9A-Z]/.exec(await page.locator('main').innerText())?.[0] ?? '';

  await goTo('#/tramites/educacion/consulta');
  await fill('Número de radicado', radicado);
  await fill('Documento del estudiante', PUPIL.documento);
  await fill('Fecha de nacimiento del estudiante', '29/02/2020');
  await press('Consultar');
  await heading(`Solicitud ${radicado}`);

  await goTo('#/login');
  await page.locator('[name=usuario]').fill('funcionario');
  await page.locator('[name=password]').fill('funcionario2026');
  await press('Ingresar');
  await heading('Sus secciones');
  await goTo(`#/tramitacion/tramite-educacion?texto=${encodeURIComponent(SEARCHED)}`);
  await page.getByRole('link', { name: radicado }).click();
  await heading(`Solicitud ${radicado}`);
  await press('Tomar la solicitud');
  await page.getByText('Ahora la solicitud está a su cargo.').waitFor();
  await page.getByRole('radio', { name: 'Pedir una corrección' }).check();
  await fill('Motivo', MOTIVO);
  // The demonstration's clock stands in October 2025.
  await fill('Último día para responder', '30/10/2025');
  await press('Guardar la decisión');
  await page.getByText('Se pidió la corrección a la familia.').waitFor();
}
