import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import { createMailTransport } from '#backend/letters/mailTransport.ts';
import { createKeptLog } from '#test/support/quietLog.ts';
import { sendDue } from '#test/support/sendDue.ts';
import { startSmtpServer } from '#test/support/smtpServer.ts';
import { startTestApi, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(120_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

describeOnBoth('while the mail server is stopped', ({ seeded }) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  beforeEach(async () => {
    await api.database.query('delete from avisos');
    const stopped = await startSmtpServer();
    await stopped.close();
    await sendBy(stopped);
  });
  afterAll(() => api.close());

  async function sendBy({ url }: SmtpServer): Promise<void> {
    const transport = createMailTransport({ from: 'Cupo escolar <no@example.com>', url, requireTls: false });
    await sendDue({
      database: api.database,
      transport,
      timeZone: 'America/Bogota',
      now: () => api.clock.now,
      log: createKeptLog(),
    });
    transport.close();
  }

  const kindSchema = v.object({ tipo: v.string(), para: v.string(), fallo: v.nullable(v.string()), enviado: v.boolean() });

  /** What became of each letter, once a server is there again. */
  async function afterwards(): Promise<{ sent: unknown; superseded: unknown }> {
    const server = await startSmtpServer();
    api.clock.now += HOUR;
    await sendBy(server);
    await server.close();
    const rows = await readRows(
      api.database,
      kindSchema,
      'select tipo, para, fallo, enviado_en is not null as enviado from avisos order by id',
    );
    const sent = rows.filter(({ enviado }) => enviado).map(({ tipo, para }) => `${tipo} → ${para}`);
    const tos = server.letters.map((text) => /^To: (.+?)\r?$/m.exec(text)?.[1]);
    expect([...tos].sort()).toEqual(
      rows
        .filter(({ enviado }) => enviado)
        .map(({ para }) => para)
        .sort(),
    );
    return { sent, superseded: rows.filter(({ fallo }) => fallo === 'superado').map(({ tipo }) => tipo) };
  }

  const asStaff = async ({ radicado }: FiledSolicitud, path: string, body: object): Promise<void> => {
    const { status } = await api.call(`tramitacion/solicitudes/${radicado}/${path}`, { login: 'revisora', body });
    expect(status).toBe(200);
  };
  const asFamily = async ({ identificacion }: FiledSolicitud, path: string, body: object): Promise<void> => {
    expect((await api.call(`consulta/${path}`, { body: { identificacion, ...body } })).status).toBe(200);
  };
  const dayAfter = (days: number): string => new Date(api.clock.now + days * 24 * HOUR).toISOString().slice(0, 10);

  it('what is no longer true is not sent, and the rest goes to the newest address', async () => {
    const filed = await api.file({ acudiente: { correo: 'vieja@gmial.example' } });
    await asStaff(filed, 'toma', { version: 1 });
    await asStaff(filed, 'movimientos', { version: 2, a: 'por_subsanar', motivo: 'Falta el carné.', antesDe: dayAfter(3) });
    await asFamily(filed, 'subsanacion', { version: 3, datos: filed.datos });
    await asStaff(filed, 'movimientos', { version: 4, a: 'validada', motivo: null, antesDe: null });
    const contacto = { telefono: null, correo: 'nueva@example.com' };
    await asFamily(filed, 'contacto', { version: 5, contacto });
    expect(await afterwards()).toEqual({
      sent: [
        'radicada → nueva@example.com',
        'validada → nueva@example.com',
        'correo_anterior → vieja@gmial.example',
        'correo_nuevo → nueva@example.com',
      ],
      superseded: ['por_subsanar', 'subsanada'],
    });
  });

  it('a last day that passed is not told, and an address that was left again is not welcomed', async () => {
    const filed = await api.file();
    await asStaff(filed, 'toma', { version: 1 });
    await asStaff(filed, 'movimientos', { version: 2, a: 'por_subsanar', motivo: 'Falta el carné.', antesDe: dayAfter(1) });
    await asFamily(filed, 'contacto', { version: 3, contacto: { telefono: null, correo: 'otra@example.com' } });
    await asFamily(filed, 'contacto', { version: 4, contacto: { telefono: '3001112233', correo: null } });
    api.clock.now += 3 * 24 * HOUR;
    expect(await afterwards()).toEqual({
      sent: ['correo_anterior → luz@example.com', 'correo_anterior → otra@example.com'],
      superseded: ['radicada', 'por_subsanar', 'correo_nuevo'],
    });
  });

  it('a sibling that is named no more is not told of', async () => {
    const named = await api.file({ acudiente: { documento: '52000222', correo: 'otra@example.com' } });
    const naming = await api.file({ hermanos: [{ radicado: named.radicado }] });
    await asFamily(naming, 'edicion', { version: 1, datos: { ...naming.datos, hermanos: [] } });
    const { superseded } = await afterwards();
    expect(superseded).toEqual(['hermano_nombrado']);
  });
});
