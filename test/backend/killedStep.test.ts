import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import * as v from 'valibot';

import { type Database, readRow } from '#backend/db/database.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { pidOf, untilItBlocks } from '#test/support/blocked.ts';
import { addressOf, buildBackend } from '#test/support/builtBackend.ts';
import { endLeases } from '#test/support/instances.ts';
import { openFilled } from '#test/support/ownDatabase.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const tokenSchema = v.looseObject({ token: v.string() });
const etapasSchema = v.looseObject({ elementos: v.array(v.looseObject({ codigo: v.string(), version: v.number() })) });
const jobSchema = v.object({ intentos: v.number(), terminado: v.boolean() });
const writtenSchema = v.object({ tandas: v.number(), movidas: v.number(), cartas: v.number() });

describeOnPostgres('a step of an instance that is killed in the middle of it', () => {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  const name = `prueba_${randomBytes(8).toString('hex')}`;
  let server: Database;
  let database: Database;
  let built: Awaited<ReturnType<typeof buildBackend>>;

  beforeAll(async () => {
    server = openPostgres(url.href);
    await server.script(`create database ${name}`);
    url.pathname = `/${name}`;
    database = await openFilled(url.href, new Date());
    built = await buildBackend();
  });
  afterAll(async () => {
    built.close();
    await database.close();
    await server.script(`drop database ${name} with (force)`);
    await server.close();
  });

  const start = (): ReturnType<typeof built.start> =>
    built.start(['dist-backend/main.js'], { DATABASE_URL: url.href, DEMO: '1', FILES_MIN_FREE_MB: '0' });
  const readJob = (): Promise<v.InferOutput<typeof jobSchema> | undefined> =>
    readRow(database, jobSchema, 'select intentos, terminado_en is not null as terminado from trabajos');
  const readWritten = (): Promise<v.InferOutput<typeof writtenSchema> | undefined> =>
    readRow(
      database,
      writtenSchema,
      `select (select count(*) from tandas) as tandas,
         (select count(*) from bitacora where papel = 'asignacion' and quien = 'coordinador' and en > now() - interval '1 hour') as movidas,
         (select count(*) from avisos where tipo = 'asignada') as cartas`,
    );

  it('is written whole by the next instance, and once', async () => {
    const first = start();
    const base = await addressOf(first);
    const json = { 'Content-Type': 'application/json' };
    const post = (path: string, body: object, headers: object = {}): Promise<Response> =>
      fetch(`${base}api/${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
    const signedIn = await post('token/generar', { login: 'coordinador', password: 'coordinador2026' });
    const headers = { Authorization: `Bearer ${v.parse(tokenSchema, await signedIn.json()).token}` };
    const listed = await fetch(`${base}api/educacion/gestion/asignacion`, { headers });
    const { elementos } = v.parse(etapasSchema, await listed.json());
    const etapa = elementos.find(({ codigo }) => codigo === 'prioritaria');
    // The list of the stage that is published may be moved today, and somebody has let their offer lapse.
    await database.script(
      `insert into fechas_de_lista (convocatoria, dia) select id, (now() at time zone 'America/Bogota')::date from convocatorias
         on conflict do nothing;
       update solicitudes set estado = 'vencida', oferta_asignada = null, plazo = null where estado = 'asignada'`,
    );
    const before = await readWritten();

    await database.transaction(async (tx) => {
      // The last that the step writes, before all of it is there at once.
      await tx.query('select 1 from etapas for update');
      const asked = post('educacion/gestion/asignacion/prioritaria/lista', { version: etapa?.version, cierra: false }, headers);
      const answered = asked.catch(() => undefined);
      await untilItBlocks(database, await pidOf(tx));
      const ended = once(first, 'close');
      first.kill('SIGKILL');
      await Promise.all([ended, answered]);
    });
    expect(await readWritten()).toEqual(before);
    expect(await readJob()).toEqual({ intentos: 1, terminado: false });

    await endLeases(database);
    const next = start();
    await addressOf(next);
    while ((await readJob())?.terminado !== true);
    const after = await readWritten();
    expect(await readJob()).toEqual({ intentos: 2, terminado: true });
    expect(after?.tandas).toBe(Number(before?.tandas) + 1);
    const offered = Number(after?.movidas) - Number(before?.movidas);
    expect(offered).toBeGreaterThan(0);
    const last = await readRow(
      database,
      v.object({ ofrecidos: v.number() }),
      'select ofrecidos from tandas order by en desc limit 1',
    );
    expect(last?.ofrecidos).toBe(offered);
  });
});
