import * as v from 'valibot';

import { runAllocation } from '#allocation/run.ts';
import type { Database } from '#backend/db/database.ts';
import { type Context, createContext } from '#backend/context.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { createStepRunner } from '#backend/places/allocation/jobs/stepRunner.ts';
import { askToFreeze, askToMoveList, askToPublish, askToRegister } from '#backend/places/allocation/longSteps.ts';
import { createReplicaFile } from '#backend/places/allocation/replicaFile.ts';
import { registerSemilla } from '#backend/places/allocation/registerSemilla.ts';
import { demoMoment } from '#test/support/testDatabase.ts';
import { createFilledDatabase } from './support/filledDatabase';
import { createTestFiles } from '#test/support/testFiles.ts';
import type { Benchmark, Figure } from '../benchmark';
import { copySolicitudes } from './support/copySolicitudes';
import { actaOf } from '#test/support/allocations.ts';

/** A city like Ibagué. */
const solicitudes = 8_000;

/** The most that who publishes should have to wait. */
const limitMs = 5_000;

/** A step that is not over by then has failed. */
const longestMs = 10 * 60_000;

/** Nothing is undecided, and as many solicitudes are validada as a city has. */
async function fill(db: Database): Promise<void> {
  await db.query(`update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')`);
  await db.transaction((tx) => copySolicitudes(tx, solicitudes, "estado = 'validada' and etapa is null"));
  await db.script('analyze');
}

async function time(doStep: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await doStep();
  return performance.now() - start;
}

const figuresSchema = v.array(v.object({ movidas: v.number() }));

async function measure(server: string): Promise<readonly Figure[]> {
  const { database: db, drop } = await createFilledDatabase(server, new Date(demoMoment));
  const clock = { now: demoMoment };
  const goTo = (day: string): void => {
    clock.now = Date.parse(`${day}T17:00:00Z`);
  };
  const context: Context = createContext({ db, files: createTestFiles(), now: () => clock.now, timeZone: 'America/Bogota' });
  const { timeZone } = context;
  const steps = {
    ...context,
    runner: createStepRunner({ database: db, timeZone, report: console.error }),
    answerWithinMs: longestMs,
  };
  await fill(db);
  goTo('2025-11-01');
  const rows = v.parse(
    v.array(v.object({ version: v.number() })),
    await db.query(`select version from etapas where codigo = 'general'`),
  );
  let { version } = rows[0] ?? { version: 1 };
  ({ version } = await askToFreeze(steps, 'coordinador', 'general', version));
  ({ version } = await registerSemilla(context, 'coordinador', 'general', {
    version,
    semilla: '4821',
    acta: actaOf(new Date(clock.now)),
  }));
  const { contenido } = await createReplicaFile()(context, 'general');
  const { inputHash, hash } = runAllocation(readReplicaText(contenido), '4821');
  const body = { huellaLista: inputHash, huella: hash };
  const entry = await time(async () => {
    ({ version } = await askToRegister(steps, 'coordinador', 'general', { version, ...body }));
  });
  goTo('2025-11-15');
  const publication = await time(async () => {
    ({ version } = await askToPublish(steps, 'secretaria', 'general', { version, ...body }));
  });
  const moves = v.parse(
    figuresSchema,
    await db.query(
      `select count(*) as movidas from bitacora where papel = 'asignacion' and quien = 'secretaria' and de = 'validada' and en >= $1`,
      [new Date(clock.now).toISOString()],
    ),
  );
  // Half of those who were offered a place let it lapse.
  await db.query(`update solicitudes set estado = 'vencida', oferta_asignada = null where estado = 'asignada' and id % 2 = 0`);
  goTo('2025-11-22');
  const tanda = await time(() => askToMoveList(steps, 'coordinador', 'general', { version, cierra: false }));
  await drop();
  return [
    { name: 'requests moved by the publication', value: moves[0]?.movidas ?? 0, unit: '', least: solicitudes, promised: true },
    { name: 'registering the result (own run of the engine)', value: entry, unit: 'ms', limit: limitMs },
    { name: 'publication', value: publication, unit: 'ms', limit: limitMs },
    { name: 'a batch of the waiting list', value: tanda, unit: 'ms', limit: limitMs },
  ];
}

export const benchmark: Benchmark = {
  name: `Publication at city size: ${solicitudes} requests, on PostgreSQL (DATABASE_URL)`,
  run: async () => {
    const server = process.env['DATABASE_URL'];
    return server ? measure(server) : [];
  },
};
