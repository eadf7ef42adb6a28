import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { runAllocation } from '#allocation/run.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { readRows } from '#backend/db/database.ts';
import { actaOf } from '#test/support/allocations.ts';
import type { Benchmark, Figure } from '../benchmark';
import { type BuiltBackend, startBuilt } from './support/builtBackend';
import { fillCountry } from './support/fillCountry';
import { createFilledDatabase } from './support/filledDatabase';
import { reach } from './support/reach';
import { signInStaff } from './support/staff';

/** A country's year. */
const solicitudes = 380_000;
const ofertas = 8_000;

const limits = { seconds: 60, megabytes: 1_536, waitMs: 500 };

const replicaSchema = v.object({ contenido: v.string() });
const familySchema = v.object({ radicado: v.string(), documento: v.string(), fechaNacimiento: v.string() });
const solicitudSchema = v.looseObject({ version: v.optional(v.number()), estado: v.optional(v.string()) });

type Call = () => Promise<unknown>;

/** Calls others one after the other until it is told to stop. @returns the longest wait of each, in ms */
function callOthers(calls: Readonly<Record<string, Call>>): { stop: () => Promise<Readonly<Record<string, number>>> } {
  let isOver = false;
  const one = async (call: Call): Promise<number> => {
    let longest = 0;
    while (!isOver) {
      const begin = performance.now();
      await call();
      longest = Math.max(longest, performance.now() - begin);
      await pause(100);
    }
    return longest;
  };
  const waits = Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await one(call)] as const));
  return {
    stop: async () => {
      isOver = true;
      return Object.fromEntries(await waits);
    },
  };
}

async function measureStep(
  name: string,
  backend: BuiltBackend,
  others: Readonly<Record<string, Call>>,
  step: () => Promise<unknown>,
): Promise<readonly Figure[]> {
  backend.peakMemory();
  const calling = callOthers(others);
  const begin = performance.now();
  await step();
  const seconds = (performance.now() - begin) / 1000;
  const waits = await calling.stop();
  return [
    { name, value: seconds, unit: 's', limit: limits.seconds },
    { name: `${name}: most memory`, value: backend.peakMemory(), unit: 'MB', limit: limits.megabytes },
    ...Object.entries(waits).map(([call, wait]) => ({
      name: `${name}: longest wait, ${call}`,
      value: wait,
      unit: 'ms',
      limit: limits.waitMs,
    })),
  ];
}

async function measure(server: string): Promise<readonly Figure[]> {
  const { url, database, drop } = await createFilledDatabase(server);
  await fillCountry(database, solicitudes, ofertas);
  const backend = await startBuilt(url);
  const { base } = backend;
  const coordinator = await signInStaff(base, 'coordinador');
  const secretary = await signInStaff(base, 'secretaria');
  const families = await readRows(
    database,
    familySchema,
    `select radicado, documento, fecha_nacimiento as "fechaNacimiento" from solicitudes
     where estado = 'validada' and huella_cuerpo like 'copia %' order by tiquete limit 2000`,
  );
  let turn = 0;
  const next = () => families[(turn = (turn + 1) % families.length)];
  const post = async (path: string, body: object): Promise<v.InferOutput<typeof solicitudSchema>> => {
    const answer = await reach(`${base}api/educacion/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return v.parse(solicitudSchema, await answer.json());
  };
  const others = {
    'home page': () => reach(`${base}api/educacion/convocatoria`).then((answer) => answer.text()),
    ofertas: () => reach(`${base}api/educacion/ofertas?grado=5`).then((answer) => answer.text()),
    stages: () => coordinator.etapa(),
    'look-up': () => post('consulta', next() ?? {}),
    // Each of them is of the list that is written at this moment.
    withdrawal: () => post('consulta/retiro', { identificacion: next(), version: 1, motivo: null }),
  };
  const figures: Figure[] = [];
  const step = async (name: string, take: () => Promise<unknown>, more: Readonly<Record<string, Call>> = {}): Promise<void> => {
    figures.push(...(await measureStep(name, backend, { ...others, ...more }, take)));
  };

  await step('freeze', () => coordinator.take('congelacion'));
  await coordinator.take('semilla', { semilla: '4821', acta: actaOf(new Date()) });
  const { contenido } = v.parse(replicaSchema, await coordinator.read('/general/replica'));
  const { inputHash: huellaLista, hash: huella } = runAllocation(readReplicaText(contenido), '4821');
  await step('register', () => coordinator.take('resultado', { huellaLista, huella }));
  await step('results', () => coordinator.read('/general/resultados'));
  await step('publish', () => secretary.take('publicacion', { huellaLista, huella }));

  // A week later half of those who were offered a seat have let it lapse.
  await database.script(
    `update solicitudes set estado = 'vencida', oferta_asignada = null where estado = 'asignada' and etapa = 2 and id % 2 = 0;
     update corridas set publicada_en = now() - interval '7 days' where numero = 2;
     update fechas_de_lista set dia = (now() at time zone 'America/Bogota')::date;`,
  );
  const decline = async (): Promise<void> => {
    const identificacion = next();
    const { version, estado } = await post('consulta', identificacion ?? {});
    if (estado === 'asignada') await post('consulta/respuesta', { identificacion, version, respuesta: 'declinar' });
  };
  await step('list', () => coordinator.take('lista', { cierra: false }), { 'look-up and decline': decline });
  const { tandas, solicitudes: listed } = await coordinator.etapa();
  await backend.stop();
  await drop();
  return [
    { name: 'in the list', value: listed, unit: '', least: solicitudes, promised: true },
    { name: 'offered by the list', value: tandas.at(-1)?.ofrecidos ?? 0, unit: '', least: 1, promised: true },
    ...figures,
  ];
}

export const benchmark: Benchmark = {
  name: `A country's allocation: ${solicitudes} solicitudes, ${ofertas} ofertas, by the built backend (npm run build:backend) on PostgreSQL (DATABASE_URL)`,
  run: async () => {
    const server = process.env['DATABASE_URL'];
    return server ? measure(server) : [];
  },
};
