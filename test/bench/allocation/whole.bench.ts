import type { Benchmark, Figure } from '../benchmark';
import { type WholeMeasure, withEngine } from './support/inProcess';
import { measureNative, type NativeMeasure } from './support/native';

const RUNS = 3;
const COUNTRY = { solicitudes: 500_000, ofertas: 8_000, opciones: 5 };

const MS = 'ms';

const sumOf = ({ parts }: WholeMeasure): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** What a person waits for, beside the same work in native code: what it takes of the processor, each part. */
export const benchmark: Benchmark = {
  name: '500,000 × 8,000 × 5 from the file to the checked result, processor time, cold',
  run: () =>
    withEngine(({ writeFile, measureWhole }): readonly Figure[] => {
      const file = writeFile(COUNTRY);
      const runs = Array.from({ length: RUNS }, () => measureWhole(file, 1));
      const least = runs.reduce((one, other) => (sumOf(other) < sumOf(one) ? other : one));
      const { parts, memory } = least;
      const solving = parts.lottery + parts.order + parts.allocation;
      return [
        { name: 'reading, by engine and checker', value: parts.reading, unit: MS, limit: 1_500 },
        { name: 'hashes of list and result', value: parts.hash, unit: MS },
        { name: 'lottery', value: parts.lottery, unit: MS },
        { name: 'ranking', value: parts.order, unit: MS },
        { name: 'solving', value: parts.allocation, unit: MS },
        { name: 'checking', value: parts.check, unit: MS, limit: 2 * solving },
        { name: 'all of it', value: sumOf(least), unit: MS, limit: 4_000 },
        { name: 'most memory', value: memory, unit: 'MB', limit: 450, promised: true },
        ...besideNative(least, measureNative(file, RUNS)),
      ];
    }),
};

/** How many times as long as native code. @throws if that gives another result */
function besideNative({ parts, sum }: WholeMeasure, native: NativeMeasure | undefined): readonly Figure[] {
  if (!native) return [];
  if (native.sum !== sum) throw new Error('Native code gives another result');
  const drawing = native.lottery + native.order;
  return [
    { name: 'native code: reading', value: native.reading, unit: MS },
    { name: 'native code: lottery and ranking', value: drawing, unit: MS },
    { name: 'native code: solving', value: native.allocation, unit: MS },
    { name: 'lottery and ranking against native', value: (parts.lottery + parts.order) / drawing, unit: '×', limit: 4 },
    { name: 'solving against native', value: parts.allocation / native.allocation, unit: '×', limit: 1.5 },
  ];
}
