import * as v from 'valibot';

import type { NewSolicitud } from '#domain/contractTypes.ts';
import type { Database } from '#backend/db/database.ts';
import { families, type Filings, sendAll } from '#test/support/lastMinute/lastMinute.ts';
import type { Benchmark, Figure } from '../benchmark';
import { startBuilt } from './support/builtBackend';
import { createFilledDatabase } from './support/filledDatabase';
import { signInStaff } from './support/staff';

/** The most that 95 of 100 families may wait, on two cores. */
const limitMs = 1000;

const ofertasSchema = v.object({ elementos: v.array(v.looseObject({ id: v.string() })) });
const convocatoriaSchema = v.looseObject({ ahora: v.string(), aviso: v.looseObject({ version: v.string() }) });

/** One of so many families asks with a sibling, whose solicitud is there already. */
const oneInFive = 5;

const radicadosSchema = v.array(v.object({ radicado: v.string() }));

/** @param round families of another round are other families */
async function writeAll(base: string, radicados: readonly string[], round: number): Promise<readonly NewSolicitud[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${base}api/educacion/${path}`)).json();
  const { elementos } = v.parse(ofertasSchema, await read('ofertas?grado=5'));
  const { ahora, aviso } = v.parse(convocatoriaSchema, await read('convocatoria'));
  const person = { nombres: 'Iñaki', apellidos: 'Peña Ruiz' };
  return Array.from({ length: families }, (_family, index) => ({
    claveIdempotencia: crypto.randomUUID(),
    aviso: { version: aviso.version, leidoEn: ahora },
    datos: {
      acudiente: {
        ...person,
        tipoDocumento: 'CC',
        documento: '52000111',
        parentesco: 'madre',
        telefono: null,
        correo: 'a@example.com',
      },
      estudiante: {
        ...person,
        tipoDocumento: 'TI',
        documento: String(1_200_000_000 + round * families + index),
        fechaNacimiento: '2015-05-20',
        grado: 5,
        comuna: 'comuna_1',
        cupoActual: null,
      },
      condiciones: [],
      hermanos: index % oneInFive === 0 ? [{ radicado: radicados[index % radicados.length] ?? '' }] : [],
      opciones: elementos.slice(0, 2).map(({ id }) => id),
      documentos: [],
    },
  }));
}

/** So that the list of the stage that is published may be moved today, while the other one is open. */
async function allowListToday(database: Database): Promise<void> {
  await database.script(
    `insert into fechas_de_lista (convocatoria, dia) select id, (now() at time zone 'America/Bogota')::date from convocatorias
       on conflict do nothing`,
  );
}

async function measure(server: string): Promise<readonly Figure[]> {
  const { url, database, drop } = await createFilledDatabase(server);
  await allowListToday(database);
  const radicados = v
    .parse(radicadosSchema, await database.query("select radicado from solicitudes where estado = 'radicada' order by id"))
    .map(({ radicado }) => radicado);
  const backend = await startBuilt(url);
  const { base } = backend;
  const coordinator = await signInStaff(base, 'coordinador', 'prioritaria');
  // A city's server has run for weeks by then; a program that has just started is compiled while it answers.
  await sendAll(`${base}api/educacion/solicitudes`, await writeAll(base, radicados, 0));
  let isMoving = true;
  const moving = coordinator.take('lista', { cierra: false }).finally(() => (isMoving = false));
  const filings: Filings = [];
  let rounds = 0;
  do {
    filings.push(...(await sendAll(`${base}api/educacion/solicitudes`, await writeAll(base, radicados, rounds + 1))));
    rounds += 1;
  } while (isMoving);
  await moving;
  await backend.stop();
  await drop();
  const times = filings.map(({ ms }) => ms).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  const filed = new Set(filings.map(({ radicado }) => radicado)).size;
  const failed = filings.filter(({ status }) => status >= 500).length;
  return [
    { name: 'rounds until the list was moved', value: rounds, unit: '' },
    { name: 'radicados', value: filed, unit: '', least: rounds * families, limit: rounds * families, promised: true },
    { name: 'answers 5xx', value: failed, unit: '', limit: 0, promised: true },
    { name: 'p95', value: p95, unit: 'ms', limit: limitMs },
    { name: 'p95 / limit', value: p95 / limitMs, unit: '', limit: 1 },
  ];
}

export const benchmark: Benchmark = {
  name: `The last minute: ${families} families at once, each twice, after as many before them, one in five with a sibling, while a list is moved, by the built backend (npm run build:backend) on PostgreSQL (DATABASE_URL)`,
  run: async () => {
    const server = process.env['DATABASE_URL'];
    return server ? measure(server) : [];
  },
};
