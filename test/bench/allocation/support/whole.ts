import { createReadStream, createWriteStream, statSync } from 'node:fs';

import type { Market, RunPhase } from '#allocation/market.ts';
import { readReplica } from '#allocation/replica/readReplica.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { runAllocation } from '#allocation/run.ts';
import { sortTexts } from '#allocation/sortTexts.ts';
import { createCity } from './city';

const SEMILLA = '4f0c7b21 2026-11-28';
const PIECE = 1 << 22;

/** The same city with its tickets in their order, as the backend writes its lists. */
function sortTickets(city: Market): Market {
  const { bytes, starts } = city.tickets;
  const sorted = new Uint8Array(bytes.length);
  let length = 0;
  for (const ticket of sortTexts(city.tickets)) {
    sorted.set(bytes.subarray(starts[ticket], starts[ticket + 1]), length);
    // All are of one length.
    length += (starts[ticket + 1] ?? 0) - (starts[ticket] ?? 0);
  }
  return { ...city, tickets: { bytes: sorted, starts } };
}

/** `node whole.js write FILE solicitudes ofertas opciones` writes a city's replication file. */
async function write(file: string, [solicitudes = 0, ofertas = 0, opciones = 0]: readonly number[]): Promise<void> {
  const stream = createWriteStream(file);
  for (const piece of writeReplica(sortTickets(createCity({ solicitudes, ofertas, opciones })), SEMILLA)) stream.write(piece);
  await new Promise((resolve) => stream.end(resolve));
}

/** The milliseconds of processor of each phase of a run from the file to the checked result. */
async function measure(file: string) {
  const parts: Partial<Record<RunPhase, number>> = {};
  let phase: RunPhase = 'reading';
  let before = process.cpuUsage();
  const endPhase = () => {
    const now = process.cpuUsage();
    parts[phase] = (parts[phase] ?? 0) + (now.user + now.system - before.user - before.system) / 1_000;
    before = now;
  };
  const turnTo = (next: RunPhase) => {
    if (next === phase) return;
    endPhase();
    phase = next;
  };
  const pieces = createReadStream(file, { highWaterMark: PIECE });
  const start = performance.now();
  const replica = await readReplica({ pieces, size: statSync(file).size }, turnTo);
  const run = runAllocation(replica, SEMILLA, turnTo);
  endPhase();
  return {
    wall: performance.now() - start,
    parts,
    findings: run.findings.length,
    // As native code tells it: of everyone's oferta, in their order.
    sum: run.allocation.oferta.reduce((sum, oferta) => (31 * sum + oferta + 1) % 1_000_000_007, 0),
    memory: process.resourceUsage().maxRSS / 1024,
  };
}

/** `node whole.js read FILE times`: so many runs in one process; the last one is told. */
async function main([what, file = '', ...numbers]: readonly string[]): Promise<void> {
  if (what === 'write') return write(file, numbers.map(Number));
  let told;
  for (let times = Number(numbers[0]); times > 0; times -= 1) told = await measure(file);
  console.log(JSON.stringify(told));
}

void main(process.argv.slice(2));
