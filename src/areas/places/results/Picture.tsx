import { numberText, shareText } from '#domain/words/numbers.ts';
import { SortableTable } from '#ui/SortableTable.tsx';
import { Chart } from './Chart';
import { greatestRows, type PictureRow } from './pictures';
import type { Charts } from './useBarChart';

/** As many bars as can be taken in at once; the table has every row. */
const MOST_BARS = 15;

interface PictureProps {
  /** The heading's. */
  id: string;
  title: string;
  rows: readonly PictureRow[];
  charts: Charts;
  /** The chart's, in CSS pixels. */
  width: number;
  /** The table's columns: what a row is, what is counted, and of what. */
  columns: readonly [row: string, value: string, whole: string];
  /** What is said where not every row has its bar; `{n}` stands for how many have one. */
  most?: string;
}

/** A chart with its table: the same numbers for those who do not see it, and all of them. */
export function Picture({ id, title, rows, charts, width, columns, most = '' }: PictureProps) {
  const [row, value, whole] = columns;
  const isLong = rows.length > MOST_BARS;
  return (
    <section className="picture" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? (
        <p>No hay datos para mostrar.</p>
      ) : (
        <div className="picture-parts">
          <div>
            {isLong && <p className="picture-note">{most.replace('{n}', numberText(MOST_BARS))}</p>}
            <Chart charts={charts} rows={isLong ? greatestRows(rows, MOST_BARS) : rows} width={width} />
          </div>
          {/* A keyboard must be able to scroll what is longer than its place. */}
          <div
            className={isLong ? 'picture-table-long' : undefined}
            {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': `Tabla: ${title}` })}
          >
            <SortableTable
              labelledBy={id}
              columns={[row, value, whole, 'Parte']}
              rows={rows.map((one) => ({
                key: one.key,
                name: one.label,
                cells: [
                  { value: one.value, shown: numberText(one.value) },
                  { value: one.whole, shown: numberText(one.whole) },
                  { value: one.whole === 0 ? -1 : one.value / one.whole, shown: shareText(one.value, one.whole) },
                ],
              }))}
            />
          </div>
        </div>
      )}
    </section>
  );
}
