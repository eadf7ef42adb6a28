import express from 'express';
import * as v from 'valibot';

import type { NewSolicitud } from '#domain/contractTypes.ts';
import { backendPath, createBackend } from '#backend/app.ts';
import { listen } from '#backend/listen.ts';
import { families, sendAll } from '#test/support/lastMinute/lastMinute.ts';
import { createDemoClock, openPostgresSeeded } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';
import type { Benchmark, Figure } from '../benchmark';

/** The most that 95 of 100 families may wait, on two cores. */
const limitMs = 1000;

const ofertasSchema = v.object({ elementos: v.array(v.looseObject({ id: v.string() })) });
const convocatoriaSchema = v.looseObject({ ahora: v.string(), aviso: v.looseObject({ version: v.string() }) });

async function writeAll(base: string): Promise<readonly NewSolicitud[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${base}/api/educacion/${path}`)).json();
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
        documento: String(1_200_000_000 + index),
        fechaNacimiento: '2015-05-20',
        grado: 5,
        comuna: 'comuna_1',
        cupoActual: null,
      },
      condiciones: [],
      hermanos: [],
      opciones: elementos.slice(0, 2).map(({ id }) => id),
    },
  }));
}

async function measure(): Promise<readonly Figure[]> {
  const database = await openPostgresSeeded();
  const files = createTestFiles();
  const server = await listen(express().use(backendPath, createBackend({ database, files, now: createDemoClock() })), 0);
  const base = `${server.origin}${backendPath}`;
  const filings = await sendAll(`${base}/api/educacion/solicitudes`, await writeAll(base));
  await server.close();
  await database.close();
  files.close();
  const times = filings.map(({ ms }) => ms).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  const filed = new Set(filings.map(({ radicado }) => radicado)).size;
  return [
    { name: 'radicados', value: filed, unit: '', least: families, limit: families, promised: true },
    { name: 'p95', value: p95, unit: 'ms', limit: limitMs },
    { name: 'p95 / limit', value: p95 / limitMs, unit: '', limit: 1 },
  ];
}

export const benchmark: Benchmark = {
  name: `The last minute: ${families} families at once, each twice, on PostgreSQL (DATABASE_URL)`,
  run: async () => (process.env['DATABASE_URL'] ? measure() : []),
};
