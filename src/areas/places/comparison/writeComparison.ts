import type { Comparison, ComparisonCell } from '#allocation/comparison/comparisonMessages.ts';
import { FIGURES, ROW_KINDS } from '#allocation/comparison/figures.ts';
import { writeCsv } from '#domain/csv.ts';
import type { Catalogues } from '#domain/contractTypes.ts';
import { rowsOf } from './comparisonRows';
import type { WantedComparison } from './comparisonState';
import { FIGURE_NAMES, ROW_KIND_NAMES } from './comparisonTexts';

const COLUMNS = [
  'Variante',
  'Semilla',
  'Huella de la lista',
  'Huella del resultado',
  'Por',
  'Grupo',
  'Solicitudes',
  'Cifra',
  'Con su semilla',
  'Sorteos',
  'Mínimo',
  'Primer cuartil',
  'Mediana',
  'Tercer cuartil',
  'Máximo',
  'Sorteos con menos que su semilla',
  'Sorteos con más que su semilla',
  'Sorteos con menos que la primera variante',
  'Sorteos con más que la primera variante',
] as const;

/** All figures of a comparison as a file: a line for each variant, group and figure. */
export function writeComparison({ variants }: WantedComparison, comparison: Comparison, catalogos: Catalogues | null): string {
  const rows = ROW_KINDS.flatMap((kind) => rowsOf(comparison, kind, catalogos).map((row) => ({ ...row, kind })));
  return writeCsv(
    COLUMNS,
    comparison.variants.flatMap(({ inputHash, hash, cells }, at) =>
      rows.flatMap((row) =>
        FIGURES.map((figure, place) => [
          variants[at]?.nombre ?? '',
          variants[at]?.variant.semilla ?? '',
          inputHash,
          hash,
          ROW_KIND_NAMES[row.kind],
          row.name,
          row.solicitudes,
          FIGURE_NAMES[figure],
          ...cellsOf(cells[row.at]?.[place], comparison.semillas),
        ]),
      ),
    ),
  );
}

function cellsOf(cell: ComparisonCell | undefined, semillas: number): (string | number)[] {
  if (!cell) return [];
  const { own, spread } = cell;
  if (!spread) return [own];
  const { min, q1, median, q3, max, below, above, fewer, more } = spread;
  return [own, semillas, min, q1, median, q3, max, below, above, fewer, more];
}
