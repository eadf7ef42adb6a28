import { acceptDeferred } from '#allocation/acceptDeferred.ts';
import type { RunPhase } from '#allocation/market.ts';
import { rankOpciones } from '#allocation/commonOrder.ts';
import { createCity, type MarketSize } from './city';

/**
 * Runs in a process of its own, built as the page's worker is: `node corrida.js solicitudes ofertas opciones warmings`
 * prints the time of each part of the last one in milliseconds, and the most memory that the process has taken, in
 * megabytes. `warmings`: runs of another market before it; without any it is cold.
 */
const [solicitudes = 0, ofertas = 0, opciones = 0, warmings = 0] = process.argv.slice(2).map(Number);
const WARMING: MarketSize = { solicitudes: 50_000, ofertas: 800, opciones: 5 };

function run(size: MarketSize) {
  const city = createCity(size);
  const moments: Partial<Record<RunPhase | 'end', number>> = {};
  const mark = (phase: RunPhase | 'end') => (moments[phase] ??= performance.now());
  const start = performance.now();
  const order = rankOpciones(city, '4f0c7b21 2026-11-28', mark);
  const oferta = acceptDeferred(city, order, mark);
  mark('end');
  const { order: ordered = 0, allocation = 0, end = 0 } = moments;
  return {
    lottery: ordered - start,
    ranking: allocation - ordered,
    solving: end - allocation,
    whole: end - start,
    unassigned: oferta.filter((place) => place < 0).length,
  };
}

for (let warming = 0; warming < warmings; warming += 1) run(WARMING);
console.log(
  JSON.stringify({ solicitudes, ...run({ solicitudes, ofertas, opciones }), memory: process.resourceUsage().maxRSS / 1024 }),
);
