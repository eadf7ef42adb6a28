import type { Benchmark, Figure } from '../benchmark';
import { best, bestInTurns, withEngine } from './support/inProcess';

const RUNS = 5;
const CITY = { solicitudes: 8_059, ofertas: 150, opciones: 3 };
const COUNTRY = { solicitudes: 500_000, ofertas: 8_000, opciones: 5 };
/** As many solicitudes an oferta as in a country. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const GROWTH = 2;
/** After so many runs nothing of the engine is compiled any more: what a run costs then is its market's. */
const WARMINGS = 5;

const MS = 'ms';

/** Runs, each in a process of its own, built as the page's worker is: cold, but for how they grow. */
export const benchmark: Benchmark = {
  name: 'Allocation: lottery, ranking and deferred acceptance with a reserve at every place',
  run: () =>
    withEngine(({ measure }): readonly Figure[] => {
      const city = best(RUNS, () => measure(CITY));
      const warmCity = best(RUNS, () => measure(CITY, WARMINGS));
      const country = best(RUNS, () => measure(COUNTRY));
      const measures = SIZES.map((solicitudes) => {
        const ofertas = Math.ceil(solicitudes / (COUNTRY.solicitudes / COUNTRY.ofertas));
        return () => measure({ solicitudes, ofertas, opciones: COUNTRY.opciones }, WARMINGS);
      });
      const sizes = bestInTurns(RUNS, measures).map(({ solicitudes, whole }) => ({
        solicitudes,
        each: (1_000 * whole) / solicitudes,
      }));
      const growing = sizes.map(({ each }) => each);
      return [
        { name: '8,059 × 150 × 3: solving', value: city.solving, unit: MS, limit: 20 },
        { name: '8,059 × 150 × 3: whole, cold', value: city.whole, unit: MS, limit: 80 },
        { name: '8,059 × 150 × 3: whole, warm', value: warmCity.whole, unit: MS, limit: 40 },
        { name: '500,000 × 8,000 × 5: lottery', value: country.lottery, unit: MS },
        { name: '500,000 × 8,000 × 5: ranking', value: country.ranking, unit: MS },
        { name: '500,000 × 8,000 × 5: solving', value: country.solving, unit: MS },
        { name: '500,000 × 8,000 × 5: whole', value: country.whole, unit: MS, limit: 1_200 },
        { name: '500,000 × 8,000 × 5: most memory', value: country.memory, unit: 'MB', limit: 400, promised: true },
        ...sizes.map(({ solicitudes, each }) => ({
          name: `each of ${solicitudes.toLocaleString('en')}, warm`,
          value: each,
          unit: 'µs',
        })),
        { name: 'most against least', value: Math.max(...growing) / Math.min(...growing), unit: '×', limit: GROWTH },
      ];
    }),
};
