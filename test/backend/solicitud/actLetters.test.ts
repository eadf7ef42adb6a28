import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import { claimNotice } from '#backend/letters/claimNotice.ts';
import { composeLetter } from '#backend/letters/composeLetter.ts';
import { startTestApi, type FiledSolicitud, type SolicitudChange, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;
const timeZone = 'America/Bogota';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.database.query('delete from avisos'));
afterAll(() => api.close());

/** A family that would have the city send its words. */
const STRANGER: SolicitudChange = {
  acudiente: { nombres: 'Gane Dinero', apellidos: 'Malo Example' },
  estudiante: { nombres: 'Visite Malo', apellidos: 'Example Punto Com' },
};

/** The letters that wait, as they would be sent now, in the order of their acts. */
async function letters(): Promise<{ tipo: string; text: string }[]> {
  const waiting: { id: number; tipo: string; text: string }[] = [];
  for (;;) {
    const notice = await claimNotice(api.database, timeZone, new Date(api.clock.now));
    if (!notice) return waiting.sort((one, other) => one.id - other.id);
    const { subject, text } = composeLetter(notice, { timeZone });
    expect(`${subject}\n${text}`).not.toMatch(/gane|dinero|visite|malo|example punto/i);
    await api.database.query('update avisos set enviado_en = tomado_en, proximo_intento = null where id = $1', [notice.id]);
    waiting.push({ id: notice.id, tipo: notice.tipo, text });
  }
}

const asFamily = async ({ identificacion }: FiledSolicitud, path: string, body: object): Promise<void> => {
  const { status, body: answer } = await api.call(`consulta/${path}`, { body: { identificacion, ...body } });
  expect([status, answer]).toEqual([200, expect.anything()]);
};
const asStaff = async ({ radicado }: FiledSolicitud, path: string, body: object): Promise<void> => {
  const { status } = await api.call(`tramitacion/solicitudes/${radicado}/${path}`, { login: 'revisora', body });
  expect(status).toBe(200);
};
/** What a published result does: the second option, so that there is a better one to wait for. */
const offer = async ({ radicado, datos }: FiledSolicitud): Promise<void> => {
  await api.database.query(
    `update solicitudes set estado = 'asignada', oferta_asignada = $2, resultado_en = $3, plazo = $4, version = 1 where radicado = $1`,
    [radicado, datos.opciones[1], new Date(api.clock.now).toISOString(), new Date(api.clock.now + DAY).toISOString()],
  );
};

it('tells of a filing and of each change, with nobody’s words', async () => {
  const filed = await api.file(STRANGER);
  await asFamily(filed, 'edicion', { version: 1, datos: filed.datos });
  await asStaff(filed, 'toma', { version: 2 });
  await asFamily(filed, 'edicion', { version: 3, datos: filed.datos });
  expect((await letters()).map(({ tipo }) => tipo)).toEqual(['radicada', 'cambiada', 'cambiada']);
});

it('tells of a correction that is asked for, and that it has come', async () => {
  const filed = await api.file(STRANGER);
  await asStaff(filed, 'toma', { version: 1 });
  const antesDe = new Date(api.clock.now + 3 * DAY).toISOString().slice(0, 10);
  await asStaff(filed, 'movimientos', { version: 2, a: 'por_subsanar', motivo: 'Visite malo.example', antesDe });
  expect((await letters()).map(({ tipo }) => tipo)).toEqual(['radicada', 'por_subsanar']);
  await asFamily(filed, 'subsanacion', { version: 3, datos: filed.datos });
  const [letter] = await letters();
  expect(letter).toMatchObject({ tipo: 'subsanada', text: expect.stringContaining('Recibimos la corrección') as unknown });
});

it.each([
  ['respuesta', { respuesta: 'aceptar' }, 'aceptada'],
  ['respuesta', { respuesta: 'aceptar_y_seguir' }, 'aceptada_y_en_lista'],
  ['respuesta', { respuesta: 'declinar' }, 'declinada'],
  ['retiro', { motivo: 'Visite malo.example' }, 'retirada'],
])('tells of what cannot be undone, and of which place: %s %j', async (path, body, tipo) => {
  const filed = await api.file(STRANGER);
  await offer(filed);
  await letters();
  await asFamily(filed, path, { version: 1, ...body });
  const [letter] = await letters();
  expect(letter).toMatchObject({
    tipo,
    text: expect.stringMatching(/\nCupo: .+\nJornada: .+\nDirección: .+\nTeléfono: .+\nFecha: /) as unknown,
  });
});

it('tells that an enrolment is registered, and where', async () => {
  const filed = await api.file(STRANGER);
  await offer(filed);
  await asFamily(filed, 'respuesta', { version: 1, respuesta: 'aceptar' });
  await letters();
  await asStaff(filed, 'movimientos', { version: 2, a: 'matriculada', motivo: null, antesDe: null });
  const [letter] = await letters();
  expect(letter).toMatchObject({ tipo: 'matriculada', text: expect.stringContaining('\nCupo: ') as unknown });
});

it('tells who has no document the number that it was given, on filing', async () => {
  // Another child than those of the other tests (F130).
  await api.file({ estudiante: { tipoDocumento: 'NES', documento: '', nombres: 'Salomé' } });
  const [given] = await readRows(
    api.database,
    v.object({ documento: v.string() }),
    "select documento from solicitudes where documento_tipo = 'NES' order by id desc limit 1",
  );
  const [letter] = await letters();
  expect(letter?.text).toContain(`le dimos el número ${given?.documento}. Guárdelo`);
});

it('sends few a day of what a family can do again and again', async () => {
  const filed = await api.file();
  for (let version = 1; version <= 5; version += 1) await asFamily(filed, 'edicion', { version, datos: filed.datos });
  expect((await letters()).map(({ tipo }) => tipo)).toEqual(['radicada', 'cambiada', 'cambiada', 'cambiada']);
  api.clock.now += DAY;
  expect((await letters()).map(({ tipo }) => tipo)).toEqual(['cambiada', 'cambiada']);
});
