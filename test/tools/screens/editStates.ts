import type { Page } from 'playwright-core';

import type { FamilySolicitud } from '#domain/contractTypes.ts';
import type { Application } from '#test/support/application.ts';
import { SOLICITUD } from '#test/support/samples/citizen.ts';
import { LOOK_UP, lookUp, problem, see } from './citizenStates';
import { ANIO, chosen, whole } from './formSamples';
import { state, type State } from './state';

const EDIT = `${LOOK_UP}/edicion`;
const { acudiente, estudiante } = SOLICITUD.datos;

/** A solicitud that was filed, with all that can be changed in it. */
const FILED: FamilySolicitud = {
  ...SOLICITUD,
  anio: ANIO,
  datos: {
    acudiente: { ...acudiente, nombres: whole.acudiente.nombres },
    estudiante: { ...estudiante, apellidos: whole.estudiante.apellidos },
    condiciones: whole.condiciones.map(({ codigo: code, institucion, archivos: files }) => ({
      codigo: code,
      institucion: code === 'discapacidad' ? null : (institucion?.dane ?? null),
      autorizada: true,
      archivos: files.map(({ id }) => id),
    })),
    hermanos: [],
    opciones: chosen.map(({ id }) => id),
    documentos: [],
  },
  opciones: chosen,
  condiciones: whole.condiciones.map(({ codigo: code, institucion, archivos: files }) => ({
    codigo: code,
    nombre: code,
    institucion: code === 'discapacidad' ? null : institucion,
    archivos: files,
    decision: 'pendiente',
    motivo: null,
  })),
};

const RETURNED: FamilySolicitud = {
  ...FILED,
  estado: 'por_subsanar',
  subsanacion: { motivo: 'Falta el certificado de discapacidad', antesDe: '2026-10-12T05:00:00Z' },
  acciones: ['subsanar', 'retirar'],
};

/** At the first step of changing a solicitud, by the button of its page that leads there. */
async function change(
  page: Page,
  application: Application,
  solicitud: FamilySolicitud,
  button: string,
  first = 'Acudiente',
): Promise<void> {
  application.script.direct(LOOK_UP, { answer: { status: 200, body: solicitud } });
  await lookUp(page, application);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
}

async function goToStep(page: Page, step: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pasos de la solicitud' }).getByRole('link', { name: step }).click();
  await page.getByRole('heading', { level: 1, name: step }).waitFor();
}

async function sendChanges(page: Page, application: Application): Promise<void> {
  await change(page, application, FILED, 'Cambiar la solicitud');
  // Were it as it was filed, it would be taken for saved.
  await page.getByLabel('Teléfono').fill('3217654321');
  await goToStep(page, 'Revisión');
  await page.getByRole('button', { name: 'Enviar cambios' }).click();
}

/** Changing and correcting a solicitud that was looked up. */
export const editStates: readonly State[] = [
  state('consulta-edicion-invalid', async (page, application) => {
    await change(page, application, FILED, 'Cambiar la solicitud');
    await page.getByLabel('Teléfono').fill('x');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.locator('.error-summary').waitFor();
  }),
  state('consulta-edicion-revision', async (page, application) => {
    await change(page, application, FILED, 'Cambiar la solicitud');
    await goToStep(page, 'Revisión');
  }),
  state('consulta-edicion-overtaken', async (page, application) => {
    application.script.direct(EDIT, { answer: problem(409, 'version_vieja') });
    await sendChanges(page, application);
    await see(page, 'La solicitud cambió mientras usted escribía');
  }),
  state('consulta-edicion-done', async (page, application) => {
    application.script.direct(EDIT, { answer: { status: 200, body: { ...FILED, version: 2 } } });
    await sendChanges(page, application);
    await see(page, 'Registramos los cambios de su solicitud');
  }),
  state('consulta-subsanacion', async (page, application) => {
    await change(page, application, RETURNED, 'Corregir la solicitud', 'Documentos');
  }),
  state('consulta-edicion-unchanged', async (page, application) => {
    await change(page, application, FILED, 'Cambiar la solicitud');
    await goToStep(page, 'Revisión');
    await page.getByRole('button', { name: 'Enviar cambios' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  state('consulta-subsanacion-file-refused', async (page, application) => {
    await change(page, application, RETURNED, 'Corregir la solicitud', 'Documentos');
    await goToStep(page, 'Condiciones');
    const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no es un PDF') };
    await page
      .getByLabel(/^Adjuntar un soporte de: /)
      .first()
      .setInputFiles(file);
    await page.getByRole('button', { name: 'Cerrar certificado.pdf' }).waitFor();
  }),
];
