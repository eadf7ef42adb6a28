import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { numberText } from '../../../shared/numbers';
import { barName } from './barNames';
import type { PictureRow } from './pictures';

/** Of a row: what is below its name, and each line of the name. */
const ROW = 28;
const LINE = 18;
const AXIS = 28;
const BAR = 14;
/** From a line's top to the foot of its letters, and from the last line to the bar. */
const FOOT = 14;
const GAP = 2;
/** So that the axis' first and last number do not stick out. */
const SIDE = 12;
const LEAST = 120;
/** A letter of the labels, on average. */
const LETTER = 7.5;
const TICK_ROOM = 80;

interface BarChartProps {
  rows: readonly PictureRow[];
  /** What there is for it, in CSS pixels. */
  width: number;
}

/**
 * Rows of bars, each filled as far as its value goes; all rows have as many lines as the longest name takes. Silent to
 * screen readers: the table beside it says the same.
 */
export function BarChart({ rows, width: room }: BarChartProps) {
  const width = Math.max(room, LEAST);
  const named = rows.map((row) => {
    const numbers = `${numberText(row.value)} de ${numberText(row.whole)}`;
    const line = (width - 2 * SIDE) / LETTER;
    return { ...row, numbers, lines: barName(row.label, { line, last: line - numbers.length - 1 }) };
  });
  const nameHeight = LINE * Math.max(1, ...named.map(({ lines }) => lines.length));
  const rowHeight = nameHeight + ROW;
  const height = rows.length * rowHeight + AXIS;
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [0, rows.length * rowHeight] });
  const most = Math.max(1, ...rows.map(({ whole }) => whole));
  const x = scaleLinear({ domain: [0, most], range: [0, width - 2 * SIDE] });
  const ticks = x.ticks(Math.max(1, Math.floor(width / TICK_ROOM))).filter(Number.isInteger);
  return (
    <div className="bar-chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
        <Group left={SIDE}>
          {named.map(({ key, value, whole, numbers, lines }) => {
            const foot = nameHeight - LINE + FOOT;
            return (
              <Group key={key} top={y(key) ?? 0}>
                {lines.map((line, at) => (
                  <text key={`${at} ${line}`} className="bar-chart-label" y={foot - LINE * (lines.length - 1 - at)}>
                    {line}
                  </text>
                ))}
                <text className="bar-chart-numbers" x={width - 2 * SIDE} y={foot} textAnchor="end">
                  {numbers}
                </text>
                <Bar className="bar-chart-whole" y={nameHeight + GAP} height={BAR} width={x(whole)} />
                <Bar className="bar-chart-value" y={nameHeight + GAP} height={BAR} width={x(Math.min(value, whole))} />
              </Group>
            );
          })}
          <AxisBottom
            top={rows.length * rowHeight}
            scale={x}
            tickValues={ticks}
            tickFormat={(tick) => numberText(Number(tick))}
            axisClassName="bar-chart-axis"
            // The library's own text is measured on the page, which would be laid out anew for each number.
            tickComponent={({ x: at, y: foot, formattedValue }) => (
              <text className="bar-chart-tick" x={at} y={foot} dy="0.4em">
                {formattedValue}
              </text>
            )}
          />
        </Group>
      </svg>
    </div>
  );
}
