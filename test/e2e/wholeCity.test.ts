import type { Page } from 'playwright-core';
import * as v from 'valibot';

import { expireDeadlines } from '#backend/solicitud/deadlines.ts';
import { type Allocations, createAllocations } from '../support/allocations';
import { createTestDatabase, demoMoment } from '../support/testDatabase';
import { type FiledSolicitud, startTestApi, type TestApi } from '../support/testApi';
import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { answerDialog, seeAddress, seeHeading, signIn, typeHash } from './support/screens';

/**
 * The whole city once through: people act in Chromium, and over HTTP where many do the same. Both reach one
 * database, whose clock the test moves.
 */
const database = createTestDatabase();
let api: TestApi;
let city: Allocations;
const now = (): number => api?.clock.now ?? demoMoment;
const aYear = 365 * 24 * 60 * 60;
// The days that pass here end nobody's session.
const harness = useApplication({ backend: { database, now, tokenLifetimeSeconds: aYear, sessionIdleSeconds: aYear } });

jest.setTimeout(180_000);
beforeAll(async () => {
  api = await startTestApi(database);
  city = createAllocations(api);
}, 120_000);
afterAll(() => api.close());

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
const told = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

async function signedIn(login: string): Promise<Page> {
  const page = await harness.open('#/login', { prepare: keepRealTime });
  await signIn(page, login);
  return page;
}

const pendingSchema = v.object({
  radicado: v.string(),
  version: v.number(),
  /** Whoever decides has it already. */
  tomada: v.boolean(),
  condiciones: v.array(v.string()),
  cupo: v.boolean(),
});
type Pending = v.InferOutput<typeof pendingSchema>;

/** Every solicitud that staff still have to decide on, with the conditions that they have not decided. */
async function pending(): Promise<readonly Pending[]> {
  return v.parse(
    v.array(pendingSchema),
    await database.query(
      `select s.radicado, s.version, coalesce(s.asignada_a = 'revisora', false) as tomada, array(select condicion from solicitud_condiciones c
         where c.solicitud = s.id and c.decision = 'pendiente' order by 1) as condiciones,
         s.cupo_alegado is not null and not s.cupo_en_lista and s.cupo_decision = 'pendiente' as cupo
       from solicitudes s where s.estado in ('radicada', 'en_revision') order by s.id`,
    ),
  );
}

/** One of the staff, as they do all day: takes a solicitud, approves what it claims, admits it. */
async function decide({ radicado, version, tomada, condiciones, cupo }: Pending): Promise<void> {
  const path = `tramitacion/solicitudes/${radicado}`;
  const doStep = async (which: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> => {
    expect((await api.call(`${path}/${which}`, { login: 'revisora', body, method })).status).toBe(200);
  };
  let next = version;
  if (!tomada) {
    await doStep('toma', { version });
    next += 1;
  }
  for (const condicion of condiciones) {
    await doStep(`condiciones/${condicion}`, { version: next, decision: 'aprobada', motivo: null }, 'PUT');
    next += 1;
  }
  if (cupo) {
    await doStep('cupo-actual', { version: next, decision: 'aprobada', motivo: null }, 'PUT');
    next += 1;
  }
  await doStep('movimientos', { version: next, a: 'validada', motivo: null, antesDe: null });
}

/** Two ofertas that nobody asks for, with one seat each. */
async function scarce(): Promise<readonly string[]> {
  const rows = v.parse(
    v.array(v.object({ id: v.string() })),
    await database.query(
      `update ofertas set capacidad = 1, continuan = 0, repiten = 0 where id in (select id from ofertas o where grado = 5
         and not exists (select 1 from solicitud_opciones p where p.oferta = o.id) order by id limit 2) returning id`,
    ),
  );
  expect(rows).toHaveLength(2);
  return rows.map(({ id }) => id);
}

async function openAllocation(page: Page): Promise<void> {
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  await typeHash(page, '#/educacion/asignacion?etapa=general');
  await seeHeading(page, 'Asignación');
}

async function lookUp({ radicado, identificacion }: FiledSolicitud): Promise<Page> {
  const page = await harness.open('#/tramites/educacion/consulta', { prepare: keepRealTime });
  const birth = identificacion.fechaNacimiento.split('-').reverse().join('/');
  await page.getByLabel('Número de radicado').fill(radicado);
  await page.getByLabel('Documento del estudiante').fill(identificacion.documento);
  await page.getByLabel('Fecha de nacimiento del estudiante').fill(birth);
  await press(page, 'Consultar');
  await told(page, 'Resultado de cada opción');
  return page;
}

it('from the open call to a waiting list that has moved', async () => {
  // The convocatoria is open: four families ask for the same two places. A clerk decides the first solicitud on the screen.
  const opciones = [...(await scarce())];
  const families: FiledSolicitud[] = [];
  for (let one = 0; one < 4; one += 1) families.push(await api.file({ opciones }));
  const [first, second, third, fourth] = families as [FiledSolicitud, FiledSolicitud, FiledSolicitud, FiledSolicitud];
  const clerk = await signedIn('funcionario');
  await typeHash(clerk, `#/tramitacion/tramite-educacion/solicitudes/${first.radicado}`);
  await press(clerk, 'Tomar la solicitud');
  await clerk.getByRole('radio', { name: /^Admitir/ }).check();
  await press(clerk, 'Guardar la decisión');
  await told(clerk, 'La solicitud quedó validada.');

  // It closes: deadlines pass, and the staff decide all that is left.
  city.goToDay('2025-11-01');
  await expireDeadlines(database, new Date(now()));
  for (const pendingOne of await pending()) await decide(pendingOne);
  expect(await city.etapa()).toMatchObject({ situacion: 'cerrada', sinDecidir: 0, acciones: ['congelar'] });

  // Frozen, drawn, run; published by a second person.
  const step = async (which: string, sent: object, asLogin?: string, code?: string): Promise<void> => {
    expect(await city.takeStep(which, sent, asLogin, code)).toMatchObject({ status: 200 });
  };
  await step('congelacion', {});
  const semilla = await city.semillaPara(first, second, third, fourth);
  await step('semilla', { semilla });
  const run = await city.run(semilla);
  await step('resultado', run);
  expect(await city.takeStep('publicacion', run)).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } });

  // Whoever manages places sees the result before the families do.
  const staff = await signedIn('coordinador');
  await typeHash(staff, '#/educacion/resultados');
  await seeAddress(staff, '#/educacion/resultados?etapa=general');
  await told(staff, /aún no se ha publicado/);
  city.goToDay('2025-11-15');
  await step('publicacion', run, 'secretaria');

  // One family waits, and sees why and where; one declines; one does not answer in time.
  const waiting = await lookUp(third);
  await told(waiting, /^Está en la lista de espera/);
  await told(waiting, /Quién entró de último: Prioridad \d+, etapa «Todos», número de sorteo 0,\d+/);
  await told(waiting, 'Su puesto en la lista de espera: 1');
  expect(await findViolations(waiting)).toEqual([]);
  const offered = await lookUp(first);
  await press(offered, 'No aceptar el cupo');
  await answerDialog(offered, 'Sí, no aceptar el cupo');
  await told(offered, 'Registramos que no acepta el cupo.');
  city.goToDay('2025-11-22');
  await expireDeadlines(database, new Date(now()));
  expect(await city.estado(second)).toMatchObject({ body: { estado: 'vencida' } });

  // On its date the list, one for both stages, moves: both seats go on in the order of the lottery.
  await openAllocation(staff);
  await told(staff, 'Fechas publicadas:');
  await press(staff, 'Mover la lista de espera');
  await answerDialog(staff, 'Sí, mover');
  await told(staff, 'La lista de espera se movió: se ofreció un cupo a');
  await told(staff, /^Tanda 1: 22 de noviembre de 2025.*por Jorge Barrios; se ofreció un cupo a \d+ solicitudes\.$/);
  expect(await staff.getByRole('button', { name: 'Mover la lista de espera' }).count()).toBe(0);
  expect(await findViolations(staff)).toEqual([]);
  const moved = await lookUp(third);
  await press(moved, /^Aceptar el cupo$/);
  await answerDialog(moved, 'Sí, aceptar el cupo');
  await told(moved, 'Registramos que acepta el cupo.');
  const [one, other] = opciones;
  expect(await city.estado(third)).toMatchObject({ body: { estado: 'aceptada', resultado: { asignada: { id: one } } } });
  expect(await city.estado(fourth)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: other } } } });
  expect(
    await database.query(
      `select 1 from ofertas o where (select count(*) from solicitudes where oferta_asignada = o.id) > o.vacantes`,
    ),
  ).toEqual([]);

  // The results show it, to their last page without a violation that axe finds.
  await typeHash(staff, '#/educacion');
  await seeHeading(staff, 'Educación');
  await typeHash(staff, '#/educacion/resultados?etapa=general');
  await told(staff, /^La lista de espera se movió el 22 de noviembre de 2025/);
  await staff.getByRole('table', { name: 'Cupos ocupados, por sede' }).waitFor();
  expect(await findViolations(staff)).toEqual([]);
  const downloading = staff.waitForEvent('download');
  await press(staff, 'Guardar los resultados (CSV)');
  expect((await downloading).suggestedFilename()).toBe('resultados-2026-general.csv');
  await staff.getByLabel('Número de radicado').fill(fourth.radicado.toLowerCase());
  await press(staff, 'Ver la explicación');
  await seeHeading(staff, `Resultado de la solicitud ${fourth.radicado}`);
  await told(staff, 'Obtuvo un cupo en esta opción.');
  expect(await findViolations(staff)).toEqual([]);
  await typeHash(staff, '#/educacion/resultados/general/cortes?grado=5');
  await told(staff, /^Se encontraron \d+ ofertas|^Se encontró una oferta/);
  expect(await findViolations(staff)).toEqual([]);

  // One does not answer in time. The list moves on its last date too, and is closed once nobody has to answer any more.
  city.goToDay('2025-11-29');
  await expireDeadlines(database, new Date(now()));
  expect(await city.estado(fourth)).toMatchObject({ body: { estado: 'vencida' } });
  await openAllocation(staff);
  await press(staff, 'Mover la lista de espera');
  await answerDialog(staff, 'Sí, mover');
  await told(staff, /^Tanda 2: 29 de noviembre de 2025/);
  expect(await staff.getByRole('button', { name: 'Cerrar la lista de espera' }).count()).toBe(0);
  city.goToDay('2025-12-30');
  await expireDeadlines(database, new Date(now()));
  await openAllocation(staff);
  await press(staff, 'Cerrar la lista de espera');
  await answerDialog(staff, 'Sí, cerrar');
  await told(staff, 'La lista de espera quedó cerrada.');
  expect(await city.etapa()).toMatchObject({ situacion: 'lista_cerrada', acciones: [] });
  expect(await city.estado(third)).toMatchObject({ body: { estado: 'aceptada' } });
});
