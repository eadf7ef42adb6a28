import * as v from 'valibot';

import { runCorrida } from '#allocation/run.ts';
import type { Database } from '#backend/db/database.ts';
import { type Contexto, createContexto } from '#backend/context.ts';
import { leerTexto } from '#backend/places/allocation/computation/replicaText.ts';
import { congelarLista } from '#backend/places/allocation/freezeList.ts';
import { moverLista } from '#backend/places/allocation/moveWaitingList.ts';
import { publicarResultado } from '#backend/places/allocation/publishResult.ts';
import { leerReplica } from '#backend/places/allocation/replicaFile.ts';
import { registrarResultado } from '#backend/places/allocation/registerResult.ts';
import { registrarSemilla } from '#backend/places/allocation/registerSemilla.ts';
import { demoMoment, openPostgresSeeded } from '#test/support/testDatabase.ts';
import type { Benchmark, Figure } from '../benchmark';

/** A city like Ibagué (domain.md, speed). */
const solicitudes = 8_000;

/** The most that who publishes should have to wait. */
const limitMs = 5_000;

const columnaSchema = v.array(v.object({ nombre: v.string() }));

/** Columns that are copied as they are; those of a request's own get new values. */
async function columnasDe(db: Database, tabla: string, propias: readonly string[]): Promise<string> {
  const columnas = v.parse(
    columnaSchema,
    await db.query(
      `select column_name::text as nombre from information_schema.columns where table_schema = current_schema()
         and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> all($2::text[])`,
      [tabla, propias],
    ),
  );
  return columnas.map(({ nombre }) => nombre).join(', ');
}

/** Nothing is undecided, and as many requests are validada as a city has: copies of the demonstration's. */
async function llenar(db: Database): Promise<void> {
  await db.query(`update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')`);
  const propias = ['radicado', 'tiquete', 'tiquete_familia', 'clave_idempotencia', 'documento', 'documento_tipo', 'huella_cuerpo'];
  const columnas = await columnasDe(db, 'solicitudes', propias);
  // Which one it is a copy of stays in the hash of its body, which nothing reads here.
  await db.query(
    `with modelos as (select *, row_number() over (order by id) - 1 as n, count(*) over () as todas from solicitudes
         where estado = 'validada' and etapa is null),
       nuevas as (select i, gen_random_uuid() as t from generate_series(1, $1::int) as i)
     insert into solicitudes (radicado, tiquete, tiquete_familia, clave_idempotencia, documento, documento_tipo, huella_cuerpo, ${columnas})
     select '2026-' || lpad(i::text, 7, '0') || '-B', t, t, gen_random_uuid(), (2000000000 + i)::text, 'TI', 'copia ' || id, ${columnas}
     from nuevas join modelos on n = i % todas`,
    [solicitudes],
  );
  await db.query(
    `insert into solicitud_opciones (solicitud, orden, oferta) select s.id, o.orden, o.oferta
     from solicitudes s join solicitud_opciones o on o.solicitud = substr(s.huella_cuerpo, 7)::bigint where s.huella_cuerpo like 'copia %'`,
  );
  await db.script('analyze');
}

async function cronometrar(hacer: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await hacer();
  return performance.now() - start;
}

const cifrasSchema = v.array(v.object({ movidas: v.number() }));

async function measure(): Promise<readonly Figure[]> {
  const db = await openPostgresSeeded();
  const reloj = { now: demoMoment };
  const irA = (dia: string): void => {
    reloj.now = Date.parse(`${dia}T17:00:00Z`);
  };
  const contexto: Contexto = createContexto({ db, now: () => reloj.now, timeZone: 'America/Bogota' });
  await llenar(db);
  irA('2025-11-01');
  const filas = v.parse(
    v.array(v.object({ version: v.number() })),
    await db.query(`select version from etapas where codigo = 'general'`),
  );
  let { version } = filas[0] ?? { version: 1 };
  ({ version } = await congelarLista(contexto, 'coordinador', 'general', version));
  ({ version } = await registrarSemilla(contexto, 'coordinador', 'general', { version, semilla: '4821' }));
  const { contenido } = await leerReplica(contexto, 'general');
  const { huellaEntrada, huella } = runCorrida(leerTexto(contenido).mercado, '4821');
  const cuerpo = { huellaLista: huellaEntrada, huella };
  const registro = await cronometrar(async () => {
    ({ version } = await registrarResultado(contexto, 'coordinador', 'general', { version, ...cuerpo }));
  });
  irA('2025-11-15');
  const publicacion = await cronometrar(async () => {
    ({ version } = await publicarResultado(contexto, 'secretaria', 'general', { version, ...cuerpo }));
  });
  const movidas = v.parse(
    cifrasSchema,
    await db.query(`select count(*) as movidas from bitacora where papel = 'asignacion' and quien = 'secretaria' and de = 'validada' and en >= $1`, [
      new Date(reloj.now).toISOString(),
    ]),
  );
  // Half of those who were offered a place let it lapse.
  await db.query(`update solicitudes set estado = 'vencida', oferta_asignada = null where estado = 'asignada' and id % 2 = 0`);
  irA('2025-11-22');
  const primera = v.parse(v.array(v.object({ version: v.number() })), await db.query(`select version from etapas where codigo = 'prioritaria'`));
  await moverLista(contexto, 'coordinador', 'prioritaria', { version: primera[0]?.version ?? 1, cierra: false });
  const tanda = await cronometrar(() => moverLista(contexto, 'coordinador', 'general', { version, cierra: false }));
  await db.close();
  return [
    { name: 'requests moved by the publication', value: movidas[0]?.movidas ?? 0, unit: '', least: solicitudes, promised: true },
    { name: 'registering the result (own run of the engine)', value: registro, unit: 'ms', limit: limitMs },
    { name: 'publication', value: publicacion, unit: 'ms', limit: limitMs },
    { name: 'a batch of the waiting list', value: tanda, unit: 'ms', limit: limitMs },
  ];
}

export const benchmark: Benchmark = {
  name: `Publication at city size: ${solicitudes} requests, on PostgreSQL (DATABASE_URL)`,
  run: async () => (process.env['DATABASE_URL'] ? measure() : []),
};
