import * as v from 'valibot';

import { createKeptLog } from '../support/quietLog';
import { sendDue } from '../support/sendDue';
import { demoMoment, describeOnBoth } from '../support/testDatabase';
import { createTestFiles } from '../support/testFiles';
import { type Database, readRow, readRows } from '#backend/db/database.ts';
import { runJobs, startJobs } from '#backend/jobs.ts';
import type { Letter } from '#backend/letters/mailTransport.ts';

const timeZone = 'America/Bogota';
const hour = 60 * 60 * 1000;

const deadlineSchema = v.object({ id: v.number(), plazo: v.date(), estado: v.string(), correo: v.nullable(v.string()) });

describeOnBoth('what the backend does by itself', ({ seeded }) => {
  let database: Database;
  let now: number;
  let sent: Letter[];
  const report = jest.fn();
  const files = createTestFiles();
  afterAll(() => files.close());
  const options = {
    files,
    get database() {
      return database;
    },
    // Tested apart (places/stepJobs.test.ts).
    steps: { takeUp: () => Promise.resolve({ over: Promise.resolve() }) },
    now: () => now,
    report,
  };

  const transport = {
    send: (letter: Letter): Promise<void> => {
      sent.push(letter);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const sendLetters = (): Promise<number> => sendDue({ database, transport, timeZone, now: () => now, log: createKeptLog() });

  beforeEach(async () => {
    database = await seeded();
    now = demoMoment;
    sent = [];
  });
  afterEach(async () => {
    await database.close();
    expect(report.mock.calls).toEqual([]);
    report.mockClear();
  });

  const withDeadline = (estado: string): Promise<readonly v.InferOutput<typeof deadlineSchema>[]> =>
    readRows(
      database,
      deadlineSchema,
      'select id, plazo, estado, correo from solicitudes where estado = $1 and plazo is not null order by plazo, id',
      [estado],
    );

  it.each([
    ['por_subsanar', 'no_admitida', 'Venció el plazo para subsanar.'],
    ['asignada', 'vencida', 'Venció el plazo para responder.'],
  ])('a %s whose deadline passes is %s, not a moment before', async (estado, a, reason) => {
    const [first] = await withDeadline(estado);
    if (!first) throw new Error('The demonstration has one');
    const stateOf = (): Promise<unknown> =>
      database.query('select estado, motivo, plazo, oferta_asignada from solicitudes where id = $1', [first.id]);
    now = first.plazo.getTime() - 1;
    const before = await stateOf();
    await runJobs(options);
    expect(await stateOf()).toEqual(before);

    now = first.plazo.getTime();
    await runJobs(options);
    expect(await stateOf()).toEqual([{ estado: a, motivo: reason, plazo: null, oferta_asignada: null }]);
    const log = 'select en, quien, papel, que, de, a, motivo from bitacora where solicitud = $1 order by id desc limit 1';
    expect(await database.query(log, [first.id])).toEqual([
      { en: first.plazo, quien: 'sistema', papel: 'sistema', que: 'movimiento', de: estado, a, motivo: reason },
    ]);

    const moved = await stateOf();
    await runJobs(options);
    expect(await stateOf()).toEqual(moved);
  });

  it('reminds once of each deadline two days before it, and tells of its end', async () => {
    const offered = await withDeadline('asignada');
    const [first] = offered;
    if (!first) throw new Error('The demonstration has one');
    const same = offered.filter(({ plazo, correo }) => plazo.getTime() === first.plazo.getTime() && correo !== null);
    const subjects = (part: string): number => sent.filter(({ subject }) => subject.includes(part)).length;

    now = first.plazo.getTime() - 48 * hour - 1;
    await runJobs(options);
    await sendLetters();
    expect(subjects('Está por vencer el plazo para responder')).toBe(0);
    now += 1;
    await runJobs(options);
    await runJobs(options);
    await sendLetters();
    expect(subjects('Está por vencer el plazo para responder')).toBe(same.length);
    now = first.plazo.getTime();
    await runJobs(options);
    await sendLetters();
    expect(subjects('Está por vencer el plazo para responder')).toBe(same.length);
    expect(subjects('Venció el plazo de su solicitud')).toBe(same.length);
  });

  it('reminds only when a day lies between it and the letter that told of the deadline', async () => {
    const [first] = (await withDeadline('asignada')).filter(({ correo }) => correo !== null);
    if (!first) throw new Error('The demonstration has one');
    await database.query("update solicitudes set estado = 'validada', plazo = null where estado = 'asignada' and id <> $1", [
      first.id,
    ]);
    await database.query('delete from avisos');
    const told = now + 2 * hour;
    await database.query(
      `insert into avisos (clave, solicitud, tipo, para, datos, creado_en, proximo_intento)
       select 'primera', id, 'asignada', correo,
         jsonb_build_object('radicado', radicado, 'plazo', to_char($2::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
         $3, $3
       from solicitudes where id = $1`,
      [first.id, new Date(now + 40 * hour).toISOString(), new Date(told).toISOString()],
    );
    await database.query('update solicitudes set plazo = $2 where id = $1', [first.id, new Date(now + 40 * hour).toISOString()]);
    const reminded = async (): Promise<boolean> => {
      await runJobs(options);
      await sendLetters();
      return sent.some(({ subject }) => subject.startsWith('Está por vencer el plazo para responder'));
    };
    // The first letter waits.
    expect(await reminded()).toBe(false);
    now = told;
    expect(await reminded()).toBe(false);
    expect(sent.map(({ subject }) => subject.split(':')[1])).toEqual([' debe responder']);
    now = told + 24 * hour - 1;
    expect(await reminded()).toBe(false);
    now += 1;
    expect(await reminded()).toBe(true);
  });

  it('drops a support that no request named in time, and no other', async () => {
    const count = async (): Promise<number | undefined> =>
      (await readRow(database, v.object({ n: v.number() }), 'select count(*) as n from archivos'))?.n;
    const before = await count();
    await database.query(
      `insert into archivos (id, nombre, tipo, tamano, sha256, contenido, vence, creado_en)
       values (gen_random_uuid(), 'a.pdf', 'application/pdf', 1, '', $1, $2, $3)`,
      [Buffer.from('x'), new Date(now + 24 * hour).toISOString(), new Date(now).toISOString()],
    );
    now += 24 * hour - 1;
    await runJobs(options);
    expect(await count()).toBe(Number(before) + 1);
    now += 1;
    await runJobs(options);
    expect(await count()).toBe(before);
  });

  it('reports a job that fails, and does the others', async () => {
    await database.script('drop table resultados; alter table archivos rename to archivados');
    const [first] = await withDeadline('por_subsanar');
    now = Number(first?.plazo);
    await runJobs(options);
    expect(report).toHaveBeenCalledTimes(1);
    await sendLetters();
    expect(sent.some(({ subject }) => subject.includes('no fue admitida'))).toBe(true);
    report.mockClear();
  });

  it('begins at once, and stops whole', async () => {
    const [first] = await withDeadline('por_subsanar');
    now = Number(first?.plazo);
    const jobs = startJobs(options);
    await jobs.stop();
    const [row] = await database.query('select estado from solicitudes where id = $1', [first?.id]);
    expect(row).toEqual({ estado: 'no_admitida' });
  });
});
