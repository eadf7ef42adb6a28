import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { numberText } from './numbers';
import type { PictureRow } from './pictures';
import { useWidth } from './useWidth';

const ROW = 46;
const AXIS = 28;
const BAR_TOP = 20;
const BAR = 14;
/** So that the axis' first and last number do not stick out. */
const SIDE = 12;
const UNTIL_KNOWN = 480;
const LEAST = 120;
/** A letter of the labels, on average. */
const LETTER = 7.5;
const TICK_ROOM = 80;

/**
 * Rows of bars, each filled as far as its value goes. The height is the rows' alone, so nothing jumps when the
 * width is known. Silent to screen readers: the table beside it says the same.
 */
export function BarChart({ rows }: { rows: readonly PictureRow[] }) {
  const { ref, width: seen } = useWidth<HTMLDivElement>(UNTIL_KNOWN);
  const width = Math.max(seen, LEAST);
  const height = rows.length * ROW + AXIS;
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [0, rows.length * ROW] });
  const most = Math.max(1, ...rows.map(({ whole }) => whole));
  const x = scaleLinear({ domain: [0, most], range: [0, width - 2 * SIDE] });
  const ticks = x.ticks(Math.max(1, Math.floor(width / TICK_ROOM))).filter(Number.isInteger);
  return (
    <div className="bar-chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
        <Group left={SIDE}>
          {rows.map(({ key, label, value, whole }) => {
            const numbers = `${numberText(value)} de ${numberText(whole)}`;
            return (
              <Group key={key} top={y(key) ?? 0}>
                <text className="bar-chart-label" y={BAR}>
                  {shortened(label, (width - 2 * SIDE) / LETTER - numbers.length - 1)}
                </text>
                <text className="bar-chart-label" x={width - 2 * SIDE} y={BAR} textAnchor="end">
                  {numbers}
                </text>
                <Bar className="bar-chart-whole" y={BAR_TOP} height={BAR} width={x(whole)} />
                <Bar className="bar-chart-value" y={BAR_TOP} height={BAR} width={x(Math.min(value, whole))} />
              </Group>
            );
          })}
          <AxisBottom
            top={rows.length * ROW}
            scale={x}
            tickValues={ticks}
            tickFormat={(tick) => numberText(Number(tick))}
            axisClassName="bar-chart-axis"
            tickLabelProps={{ className: 'bar-chart-tick' }}
          />
        </Group>
      </svg>
    </div>
  );
}

function shortened(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, Math.floor(letters) - 1)).trimEnd()}…`;
}
