import * as v from 'valibot';

import { runAllocation } from '#allocation/run.ts';
import type { Database } from '#backend/db/database.ts';
import { type Context, createContext } from '#backend/context.ts';
import { readReplicaText } from '#backend/places/allocation/computation/replicaText.ts';
import { freezeList } from '#backend/places/allocation/freezeList.ts';
import { moveWaitingList } from '#backend/places/allocation/moveWaitingList.ts';
import { publishResult } from '#backend/places/allocation/publishResult.ts';
import { readReplicaFile } from '#backend/places/allocation/replicaFile.ts';
import { registerResult } from '#backend/places/allocation/registerResult.ts';
import { registerSemilla } from '#backend/places/allocation/registerSemilla.ts';
import { demoMoment, openPostgresSeeded } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';
import type { Benchmark, Figure } from '../benchmark';

/** A city like Ibagué. */
const solicitudes = 8_000;

/** The most that who publishes should have to wait. */
const limitMs = 5_000;

const columnSchema = v.array(v.object({ nombre: v.string() }));

/** Columns that are copied as they are; those of a solicitud's own get new values. */
async function columnsOf(db: Database, table: string, own: readonly string[]): Promise<string> {
  const columns = v.parse(
    columnSchema,
    await db.query(
      `select column_name::text as nombre from information_schema.columns where table_schema = current_schema()
         and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> all($2::text[])`,
      [table, own],
    ),
  );
  return columns.map(({ nombre }) => nombre).join(', ');
}

/** Nothing is undecided, and as many solicitudes are validada as a city has: copies of the demonstration's. */
async function fill(db: Database): Promise<void> {
  await db.query(`update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')`);
  const own = ['radicado', 'tiquete', 'tiquete_familia', 'clave_idempotencia', 'documento', 'documento_tipo', 'huella_cuerpo'];
  const columns = await columnsOf(db, 'solicitudes', own);
  // Which one it is a copy of stays in the hash of its body, which nothing reads here.
  await db.query(
    `with modelos as (select *, row_number() over (order by id) - 1 as n, count(*) over () as todas from solicitudes
         where estado = 'validada' and etapa is null),
       nuevas as (select i, gen_random_uuid() as t from generate_series(1, $1::int) as i)
     insert into solicitudes (radicado, tiquete, tiquete_familia, clave_idempotencia, documento, documento_tipo, huella_cuerpo, ${columns})
     select '2026-' || lpad(i::text, 7, '0') || '-B', t, t, gen_random_uuid(), (2000000000 + i)::text, 'TI', 'copia ' || id, ${columns}
     from nuevas join modelos on n = i % todas`,
    [solicitudes],
  );
  await db.query(
    `insert into solicitud_opciones (solicitud, orden, oferta) select s.id, o.orden, o.oferta
     from solicitudes s join solicitud_opciones o on o.solicitud = substr(s.huella_cuerpo, 7)::bigint where s.huella_cuerpo like 'copia %'`,
  );
  await db.script('analyze');
}

async function time(doStep: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await doStep();
  return performance.now() - start;
}

const figuresSchema = v.array(v.object({ movidas: v.number() }));

async function measure(): Promise<readonly Figure[]> {
  const db = await openPostgresSeeded();
  const clock = { now: demoMoment };
  const goTo = (day: string): void => {
    clock.now = Date.parse(`${day}T17:00:00Z`);
  };
  const context: Context = createContext({ db, files: createTestFiles(), now: () => clock.now, timeZone: 'America/Bogota' });
  await fill(db);
  goTo('2025-11-01');
  const rows = v.parse(
    v.array(v.object({ version: v.number() })),
    await db.query(`select version from etapas where codigo = 'general'`),
  );
  let { version } = rows[0] ?? { version: 1 };
  ({ version } = await freezeList(context, 'coordinador', 'general', version));
  ({ version } = await registerSemilla(context, 'coordinador', 'general', { version, semilla: '4821' }));
  const { contenido } = await readReplicaFile(context, 'general');
  const { inputHash, hash } = runAllocation(readReplicaText(contenido).market, '4821');
  const body = { huellaLista: inputHash, huella: hash };
  const entry = await time(async () => {
    ({ version } = await registerResult(context, 'coordinador', 'general', { version, ...body }));
  });
  goTo('2025-11-15');
  const publication = await time(async () => {
    ({ version } = await publishResult(context, 'secretaria', 'general', { version, ...body }));
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
  const first = v.parse(
    v.array(v.object({ version: v.number() })),
    await db.query(`select version from etapas where codigo = 'prioritaria'`),
  );
  await moveWaitingList(context, 'coordinador', 'prioritaria', { version: first[0]?.version ?? 1, cierra: false });
  const tanda = await time(() => moveWaitingList(context, 'coordinador', 'general', { version, cierra: false }));
  await db.close();
  return [
    { name: 'requests moved by the publication', value: moves[0]?.movidas ?? 0, unit: '', least: solicitudes, promised: true },
    { name: 'registering the result (own run of the engine)', value: entry, unit: 'ms', limit: limitMs },
    { name: 'publication', value: publication, unit: 'ms', limit: limitMs },
    { name: 'a batch of the waiting list', value: tanda, unit: 'ms', limit: limitMs },
  ];
}

export const benchmark: Benchmark = {
  name: `Publication at city size: ${solicitudes} requests, on PostgreSQL (DATABASE_URL)`,
  run: async () => (process.env['DATABASE_URL'] ? measure() : []),
};
