import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import type { LostRadicado } from '#domain/contractTypes.ts';
import { createKeptLog } from '#test/support/quietLog.ts';
import { sendDue } from '#test/support/sendDue.ts';
import { startTestApi, type ApiAnswer, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;
const CONTACTO = { telefono: '(608) 261 1111', whatsapp: null, correo: null, oficina: 'Calle 9 # 2-59', horario: null };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.call('gestion/convocatoria/contacto', {
    login: 'coordinador',
    method: 'PUT',
    body: { version: 1, contacto: CONTACTO },
  });
});
beforeEach(async () => {
  // The letters and the requests of the test before are another day's.
  api.clock.now += DAY;
  await api.database.query('delete from avisos');
});
afterAll(() => api.close());

const ask = (asked: LostRadicado): Promise<ApiAnswer> => api.call('consulta/radicado', { body: asked });
const askedOf = ({ datos: { estudiante } }: FiledSolicitud): LostRadicado => ({
  tipoDocumento: estudiante.tipoDocumento,
  documento: estudiante.documento,
  fechaNacimiento: estudiante.fechaNacimiento,
});
/** The letters with a radicado that are to be sent, by whom they are for. */
const waiting = (): Promise<readonly { para: string; datos: unknown }[]> =>
  readRows(
    api.database,
    v.object({ para: v.string(), datos: v.unknown() }),
    "select para, datos from avisos where tipo = 'radicado_perdido' order by id",
  );

it('sends the radicado to the address on file, with what no stranger wrote and where a person answers', async () => {
  const filed = await api.file({ acudiente: { correo: 'familia@example.com', nombres: 'Gane Dinero' } });
  await api.database.query('delete from avisos');
  expect((await ask(askedOf(filed))).status).toBe(200);
  const sent: { to: string; subject: string; text: string }[] = [];
  const transport = {
    send: async (letter: { to: string; subject: string; text: string }) => {
      await Promise.resolve();
      sent.push(letter);
    },
    close: () => undefined,
  };
  await sendDue({
    database: api.database,
    transport,
    timeZone: 'America/Bogota',
    now: () => api.clock.now,
    log: createKeptLog(),
  });
  expect(sent).toEqual([expect.objectContaining({ to: 'familia@example.com' })]);
  const [{ subject, text } = { subject: '', text: '' }] = sent;
  expect(subject).toBe(`El radicado de su solicitud: ${filed.radicado}`);
  expect(text).toContain(`Es ${filed.radicado}. Guárdelo.`);
  expect(text).toContain('Si necesita ayuda:\nTeléfono: (608) 261 1111\nOficina: Calle 9 # 2-59');
  expect(text).not.toContain('Gane');
  expect(text).not.toContain(filed.datos.estudiante.documento);
});

it('answers the same whether or not there is one, and then nothing is sent', async () => {
  const filed = await api.file();
  const withoutEmail = await api.file({ acudiente: { correo: null } });
  await api.database.query('delete from avisos');
  const right = askedOf(filed);
  const answers = [
    await ask(right),
    await ask({ ...right, documento: '1999999999' }),
    await ask({ ...right, fechaNacimiento: '2015-05-21' }),
    await ask({ ...right, tipoDocumento: 'PPT' }),
    await ask(askedOf(withoutEmail)),
  ];
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { recibido: true } });
  expect(await waiting()).toEqual([{ para: 'luz@example.com', datos: { radicado: filed.radicado, plazo: null } }]);
});

it('finds the pupil by any of the papers that have one number, however it is written', async () => {
  const filed = await api.file();
  const { documento } = filed.datos.estudiante;
  await ask({ ...askedOf(filed), tipoDocumento: 'RC', documento: documento.replace(/(\d)(?=(\d{3})+$)/g, '$1.') });
  expect(await waiting()).toHaveLength(1);
});

it('sends that of the solicitud in process, else of the last one', async () => {
  const first = await api.file();
  const { identificacion } = first;
  await api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: null } });
  await ask(askedOf(first));
  expect(await waiting()).toMatchObject([{ datos: { radicado: first.radicado } }]);
  const second = await api.file({ estudiante: { documento: identificacion.documento } });
  await api.database.query('delete from avisos');
  await ask(askedOf(first));
  expect(await waiting()).toMatchObject([{ datos: { radicado: second.radicado } }]);
});

it('puts in no second letter while one waits, and takes three a day of one document, there or not', async () => {
  const filed = await api.file();
  const nobody = { ...askedOf(filed), documento: '1888888888' };
  for (const asked of [askedOf(filed), nobody]) {
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(asked)).status).toBe(200);
    expect(await ask(asked)).toMatchObject({
      status: 429,
      body: { codigo: 'demasiados_intentos', segundos: 24 * 60 * 60, detail: 'Espere 24 horas y vuelva a intentarlo' },
    });
  }
  expect(await waiting()).toHaveLength(1);
  api.clock.now += DAY;
  expect((await ask(nobody)).status).toBe(200);
});

it('counts among the few letters that an address is sent a day', async () => {
  const filed = await Promise.all([1, 2, 3, 4].map(() => api.file({ acudiente: { correo: 'mucha@example.com' } })));
  await api.database.query('delete from avisos');
  for (const one of filed) await ask(askedOf(one));
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  const now = (): number => api.clock.now;
  await sendDue({ database: api.database, transport, timeZone: 'America/Bogota', now, log: createKeptLog() });
  const states = await api.database.query('select enviado_en is not null as sent from avisos order by sent desc');
  expect(states.map(({ sent }) => sent)).toEqual([true, true, true, false]);
});

it.each<[string, unknown]>([
  ['no date', { tipoDocumento: 'TI', documento: '1' }],
  ['a type that is none', { tipoDocumento: 'ti', documento: '1', fechaNacimiento: '2015-05-20' }],
  ['a member too many', { tipoDocumento: 'TI', documento: '1', fechaNacimiento: '2015-05-20', correo: 'otro@example.com' }],
])('refuses what is not of the form: %s', async (_case, body) => {
  expect(await api.call('consulta/radicado', { body })).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
});
