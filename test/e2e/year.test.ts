import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { Page } from 'playwright-core';
import * as v from 'valibot';

import { migrate } from '#backend/db/migrate.ts';
import { readFirstData } from '#backend/firstData/readFirstData.ts';
import { saveFirstData } from '#backend/firstData/saveFirstData.ts';
import { createUserManagement } from '#backend/users/manageUsers.ts';
import { runCommand } from '#backend/users/runCommand.ts';
import { createStoredUsers } from '#backend/users/storedUsers.ts';
import { readSample } from '#test/support/samples/firstData.ts';
import { createTestDatabase, pgliteDatabases } from '#test/support/testDatabase.ts';
import { useApplication } from './support/harness';
import {
  admit,
  approve,
  confirm,
  type FamilyKey,
  lookUpSolicitud,
  press,
  publishEtapa,
  runEtapa,
  take,
  told,
} from './support/office';
import { seeHeading, seeSite, submitLogin, typeHash } from './support/screens';

/** A city's first year, from an empty database to the next year's convocatoria: by its commands and its screens. */

const timeZone = 'America/Bogota';
const cost = 4;
const OWN = 'tres canoas verdes';
const twoYears = 2 * 366 * 24 * 60 * 60;
jest.setTimeout(240_000);

let at = Date.UTC(2026, 8, 1, 14);
/** Ten in the morning of a day of 2026. */
const goTo = (month: number, day: number): void => {
  at = Date.UTC(2026, month - 1, day, 15);
};
const folder = mkdtempSync(join(tmpdir(), 'pisami-anio-'));

let oneTime = '';
/** What a new city does at its terminal: catalogues and notice from a file, and who administers. */
const database = createTestDatabase(async () => {
  const empty = await pgliteDatabases.empty();
  await migrate(empty);
  // What has screens is made on them.
  const { instituciones: _, convocatoria: __, ...catalogues } = readSample();
  const file = join(folder, 'ciudad.json');
  writeFileSync(file, JSON.stringify(catalogues));
  await saveFirstData(empty, readFirstData(file, timeZone), new Date(at));
  const users = createUserManagement({ database: empty, now: () => new Date(at), cost });
  const order = ['add', 'alba.rincon', '--nombre', 'Alba Rincón', '--secciones', 'administracion'];
  oneTime = /: ([a-z2-9-]{19})$/m.exec(await runCommand(order, users))?.[1] ?? '';
  return empty;
});
const harness = useApplication({
  backend: {
    database,
    users: createStoredUsers(database, { cost }),
    now: () => at,
    tokenLifetimeSeconds: twoYears,
    sessionIdleSeconds: twoYears,
  },
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Signs in with a one-time password, chooses another one, and stands before the sections. */
async function arrive(login: string, given: string): Promise<Page> {
  const page = await harness.open('#/login');
  await submitLogin(page, login, given);
  await seeHeading(page, 'Escoja su contraseña');
  await page.getByLabel('Contraseña de un solo uso').fill(given);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(OWN);
  await page.getByLabel('La contraseña nueva, otra vez').fill(OWN);
  await press(page, 'Cambiar la contraseña');
  await page.getByRole('link', { name: 'Ir a sus secciones' }).click();
  await seeSite(page);
  return page;
}

async function makeUser(admin: Page, login: string, nombre: string, does: RegExp): Promise<Page> {
  await typeHash(admin, '#/administracion/usuarios/nuevo');
  await admin.getByLabel('Nombre y apellidos').fill(nombre);
  await admin.getByLabel('Usuario', { exact: true }).fill(login);
  await admin.getByRole('checkbox', { name: does }).check();
  await press(admin, 'Crear el usuario');
  await told(admin, `${nombre} ya puede ingresar.`);
  const given = await admin.locator('.one-time .hash-value').innerText();
  await press(admin, 'Crear otro usuario');
  return arrive(login, given);
}

async function importFile(page: Page, rows: readonly string[], done: string): Promise<void> {
  const file = { name: 'archivo.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.getByLabel('Archivo CSV').setInputFiles(file);
  await page.getByRole('heading', { name: 'El archivo está en orden' }).waitFor();
  await press(page, 'Guardar');
  await page.getByRole('heading', { name: done }).waitFor();
}

async function importSchools(page: Page): Promise<void> {
  await typeHash(page, '#/educacion/instituciones/importacion');
  const rows = [
    'DANE;Institución;Sede;Dirección;Barrio;Comuna;Zona;Teléfono;Latitud;Longitud',
    '119001007777;Colegio Nuevo Amanecer;Sede Principal;Calle 1 # 2-3;Centro;Comuna 1;Urbana;6085550005;5,1;-74,5',
    '119001007777;Colegio Nuevo Amanecer;Sede La Loma;Calle 9 # 8-7;La Loma;Comuna 2;Urbana;;;',
  ];
  await importFile(page, rows, 'Se guardaron las instituciones y sus sedes');
}

interface Etapa {
  readonly nombre: string;
  readonly codigo: string;
  readonly abre: string;
  readonly cierra: string;
  readonly publica: string;
}

async function addEtapa(page: Page, number: number, { nombre, codigo, ...moments }: Etapa): Promise<void> {
  await press(page, 'Agregar una etapa');
  const etapa = page.getByRole('group', { name: `Etapa ${number}` });
  await etapa.getByLabel('Nombre de la etapa').fill(nombre);
  await etapa.getByLabel('Código').fill(codigo);
  const named = { abre: 'Abre', cierra: 'Cierra', publica: 'Publica el resultado' };
  for (const part of ['abre', 'cierra', 'publica'] as const) {
    const [day = '', hour = ''] = moments[part].split(' ');
    const moment = etapa.getByRole('group', { name: named[part] });
    await moment.getByRole('textbox', { name: 'Fecha' }).fill(day);
    await moment.getByLabel('Hora').fill(hour);
  }
}

/** The year's convocatoria, made empty, with two stages, and what it offers; published. */
async function makeConvocatoria(page: Page): Promise<void> {
  await typeHash(page, '#/educacion/convocatorias');
  await page.getByLabel('Año escolar').fill('2027');
  await press(page, 'Crear en preparación');
  await told(page, 'La convocatoria de 2027 quedó en preparación.');

  await page.getByRole('link', { name: 'Convocatoria 2027' }).click();
  await page.getByLabel('Nombre de la convocatoria').fill('Cupos escolares 2027');
  await page.getByLabel('Opciones por solicitud').fill('5');
  const hours = { abre: '00:00', cierra: '23:59', publica: '08:00' };
  await addEtapa(page, 1, {
    nombre: 'Grupos de prioridad',
    codigo: 'prioritaria',
    abre: `01/10/2026 ${hours.abre}`,
    cierra: `15/10/2026 ${hours.cierra}`,
    publica: `25/10/2026 ${hours.publica}`,
  });
  await page.getByRole('group', { name: 'Etapa 1' }).getByRole('checkbox', { name: 'Discapacidad' }).check();
  await addEtapa(page, 2, {
    nombre: 'Todos',
    codigo: 'general',
    abre: `16/10/2026 ${hours.abre}`,
    cierra: `31/10/2026 ${hours.cierra}`,
    publica: `10/11/2026 ${hours.publica}`,
  });
  await page.getByLabel('Otra prioridad').selectOption({ label: 'Discapacidad' });
  await press(page, 'Agregar la prioridad');
  await page.getByLabel('Regla de la semilla').fill('El número ganador del primer sorteo de la Lotería Nacional que sigue.');
  await press(page, 'Agregar una fecha');
  await page.getByRole('textbox', { name: 'Fecha 1' }).fill('25/11/2026');
  const matricula = page.getByRole('region', { name: 'Matrícula' }).getByRole('textbox');
  await matricula.first().fill('01/12/2026');
  await matricula.last().fill('20/12/2026');
  await press(page, 'Guardar la convocatoria');
  await told(page, 'La convocatoria quedó guardada.');
  const contacto = page.getByRole('region', { name: 'Contacto para las familias' });
  await contacto.getByLabel('Teléfono').fill('(608) 261 1111');
  await press(page, 'Guardar el contacto');
  await told(page, 'El contacto quedó guardado.');

  await typeHash(page, '#/educacion/oferta/importacion?anio=2027');
  const rows = [
    'DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten',
    '119001007777;Sede Principal;Mañana;Quinto;10;9;0',
    '119001007777;Sede Principal;Mañana;Sexto;20;0;0',
    '119001007777;Sede La Loma;Mañana;Quinto;10;9;0',
  ];
  await importFile(page, rows, 'Se guardó la oferta');

  await typeHash(page, '#/educacion/convocatorias');
  await told(page, 'No le falta nada: la puede publicar.');
  await confirm(page, 'Publicar la convocatoria 2027', 'Sí, publicar');
  await told(page, '«Cupos escolares 2027» quedó publicada.');
}

const NACIMIENTO = '20/05/2016';

/** A family files on the screens, for a pupil with a disability. */
async function file(documento: string, nombres: string): Promise<FamilyKey> {
  const page = await harness.open('#/tramites/educacion');
  await page.getByRole('link', { name: 'Pedir un cupo' }).click();
  await press(page, 'He leído el aviso');
  await seeHeading(page, 'Acudiente');
  await page.getByLabel('Tipo de documento').selectOption('CC');
  await page.getByLabel('Número de documento').fill('52000111');
  await page.getByLabel('Nombres').fill('Luz Marina');
  await page.getByLabel('Apellidos', { exact: true }).fill('Ñáñez');
  await page.getByLabel('Parentesco con el estudiante').selectOption('madre');
  await page.getByLabel('Teléfono').fill('3001234567');
  await press(page, 'Siguiente');
  await seeHeading(page, 'Estudiante');
  await page.getByLabel('Tipo de documento').selectOption('TI');
  await page.getByLabel('Número de documento').fill(documento);
  await page.getByLabel('Nombres').fill(nombres);
  await page.getByLabel('Apellidos', { exact: true }).fill('Peña');
  await page.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill(NACIMIENTO);
  await page.getByLabel('Grado que va a cursar').selectOption('5');
  await page.getByLabel('Comuna donde vive').selectOption('comuna_1');
  await press(page, 'Siguiente');
  await seeHeading(page, 'Condiciones');
  await page.getByRole('checkbox', { name: /^Discapacidad/ }).check();
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await press(page, 'Siguiente');
  await seeHeading(page, 'Hermanos');
  await press(page, 'Siguiente');
  await seeHeading(page, 'Opciones');
  await press(page, /^Agregar .*Sede Principal/);
  await press(page, 'Siguiente');
  await seeHeading(page, 'Revisión');
  const questions = page.getByRole('checkbox', { name: 'Sí, es así' });
  for (const question of await questions.all()) await question.check();
  await press(page, 'Enviar solicitud');
  await seeHeading(page, 'Solicitud radicada');
  const radicado = /2027-[0-9A-Z]{7}-[0-9A-Z]/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  return { radicado, documento, nacimiento: NACIMIENTO };
}

const ofertasSchema = v.object({ elementos: v.array(v.object({ id: v.string(), sede: v.string() })) });
const receiptSchema = v.object({ radicado: v.string() });

/** As the screens send it, for another family. @param sedes of its options, in their order */
async function send(documento: string, nombres: string, condicion: string | null, sedes: readonly string[]): Promise<FamilyKey> {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${harness.app.url}cupo-escolar/api/educacion/${path}`, body === undefined ? {} : init);
    expect([answer.ok, path]).toEqual([true, path]);
    return answer.json();
  };
  const { elementos } = v.parse(ofertasSchema, await call('ofertas?grado=5'));
  const opciones = sedes.map((wanted) => elementos.find(({ sede }) => sede === wanted)?.id);
  const person = { nombres, apellidos: 'Zapata' };
  const acudiente = { tipoDocumento: 'CC', documento: `9${documento.slice(3)}`, parentesco: 'madre', telefono: '3009876543' };
  const datos = {
    acudiente: { ...acudiente, ...person, nombres: 'Marta', correo: null },
    estudiante: {
      tipoDocumento: 'TI',
      documento,
      ...person,
      fechaNacimiento: '2016-05-20',
      grado: 5,
      comuna: 'comuna_2',
      cupoActual: null,
    },
    condiciones: condicion === null ? [] : [{ codigo: condicion, institucion: null, autorizada: true, archivos: [] }],
    hermanos: [],
    opciones,
  };
  const aviso = { version: '2027-1', leidoEn: new Date(at).toISOString() };
  const filed = await call('solicitudes', { claveIdempotencia: randomUUID(), aviso, datos });
  return { radicado: v.parse(receiptSchema, filed).radicado, documento, nacimiento: NACIMIENTO };
}

async function openFromInbox(page: Page, name: string): Promise<void> {
  await typeHash(page, '#/tramitacion/tramite-educacion');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .first()
    .click();
}

async function openEtapa(page: Page, etapa: string): Promise<void> {
  await typeHash(page, '#/educacion/convocatorias');
  await typeHash(page, `#/educacion/asignacion?etapa=${etapa}`);
  await page.getByRole('heading', { level: 2, name: 'Simulación' }).waitFor();
}

async function lookUp(family: FamilyKey): Promise<Page> {
  const page = await harness.open('#/tramites/educacion/consulta');
  await lookUpSolicitud(page, family);
  return page;
}

async function accept(family: FamilyKey): Promise<void> {
  const page = await lookUp(family);
  await confirm(page, 'Aceptar el cupo', 'Sí, aceptar el cupo');
  await told(page, 'Registramos que acepta el cupo.');
}

/** By the file of a stage's results. */
async function confirmMatriculas(page: Page, etapa: string): Promise<void> {
  await typeHash(page, `#/educacion/resultados?etapa=${etapa}`);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Guardar las columnas de matrícula (CSV)')]);
  const enrolled = await buffer(await download.createReadStream());
  await page.getByRole('link', { name: 'Confirmar matrículas con un archivo' }).click();
  await page.getByLabel('Archivo CSV').setInputFiles({ name: 'matricula.csv', mimeType: 'text/csv', buffer: enrolled });
  await page.getByRole('heading', { name: 'El archivo está en orden' }).waitFor();
  await press(page, 'Confirmar las matrículas');
  await page.getByRole('heading', { name: 'Se confirmaron las matrículas' }).waitFor();
}

it('a city plays its first year, from an empty database to the next year’s convocatoria', async () => {
  const admin = await arrive('alba.rincon', oneTime);
  const clerk = await makeUser(admin, 'luis.cardona', 'Luis Cardona', /^Tramita solicitudes/);
  const first = await makeUser(admin, 'jorge.barrios', 'Jorge Barrios', /^Gestiona la oferta/);
  const second = await makeUser(admin, 'marta.ospina', 'Marta Ospina', /^Gestiona la oferta/);
  await importSchools(first);
  await makeConvocatoria(first);

  goTo(10, 2);
  const sofia = await file('1098765401', 'Sofía');
  const mateo = await send('1098765402', 'Mateo', 'discapacidad', ['Sede Principal']);
  goTo(10, 17);
  const camila = await send('1098765403', 'Camila', null, ['Sede Principal', 'Sede La Loma']);

  await openFromInbox(clerk, 'Sofía Peña');
  // The next one opens by itself.
  for (const name of ['Sofía Peña', 'Mateo Zapata']) {
    await take(clerk, name);
    await approve(clerk, 'Discapacidad');
    await admit(clerk);
  }
  await openEtapa(first, 'prioritaria');
  await runEtapa(first, '17/10/2026');
  goTo(10, 25);
  await openEtapa(second, 'prioritaria');
  await publishEtapa(second);

  // Two wanted the one seat.
  const [offered] = await database.query("select radicado from solicitudes where estado = 'asignada'");
  const [winner, waiting] = offered?.['radicado'] === sofia.radicado ? [sofia, mateo] : [mateo, sofia];
  await accept(winner);
  await told(await lookUp(waiting), 'Estado: Está en la lista de espera');

  goTo(11, 2);
  await openFromInbox(clerk, 'Camila Zapata');
  await take(clerk, 'Camila Zapata');
  await admit(clerk);
  await openEtapa(first, 'general');
  await runEtapa(first, '02/11/2026');
  goTo(11, 10);
  await openEtapa(second, 'general');
  await publishEtapa(second);
  await accept(camila);

  goTo(11, 25);
  await typeHash(first, '#/educacion/oferta?grado=5&texto=principal');
  await press(first, /^Editar .*Sede Principal.*Quinto/);
  await first.getByRole('textbox', { name: 'Capacidad', exact: true }).fill('11');
  await first.getByRole('textbox', { name: 'Capacidad', exact: true }).press('Enter');
  await told(first, /^Se guardó: /);
  await openEtapa(first, 'general');
  await confirm(first, 'Mover la lista de espera', 'Sí, mover');
  await told(first, 'La lista de espera se movió: se ofreció un cupo a 1 solicitud.');
  await accept(waiting);
  await press(first, 'Actualizar las etapas');
  await confirm(first, 'Cerrar la lista de espera', 'Sí, cerrar');

  goTo(12, 2);
  for (const etapa of ['prioritaria', 'general']) await confirmMatriculas(first, etapa);

  await typeHash(first, '#/educacion/convocatorias');
  await confirm(first, 'Archivar la convocatoria 2027', 'Sí, archivar');
  await told(first, '«Cupos escolares 2027» quedó archivada.');
  await press(first, 'Crear en preparación');
  await told(first, 'La convocatoria de 2028 quedó en preparación.');
  await told(first, 'No le falta nada: la puede publicar.');
  // Those of fifth who were enrolled there, and the nine of before, come up.
  await typeHash(first, '#/educacion/oferta?anio=2028&grado=6');
  await first.getByRole('table', { name: 'Ofertas' }).getByText('11', { exact: true }).first().waitFor();
});
