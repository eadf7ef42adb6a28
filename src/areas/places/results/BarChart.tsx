import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { numberText } from '#domain/words/numbers.ts';
import { chartLayout, type BarChartProps } from './chartLayout';

/** In CSS pixels: a bar, what is between it and its name, and what a number of the axis takes. */
const BAR = 14;
const GAP = 2;
const TICK_ROOM = 80;

/** Rows of bars, each filled as far as its value goes. Silent to screen readers: the table beside it says the same. */
export function BarChart(props: BarChartProps) {
  const { rows } = props;
  const { named, width, height, rowsHeight, nameHeight, side, line: lineHeight, foot } = chartLayout(props);
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [0, rowsHeight] });
  const most = Math.max(1, ...rows.map(({ whole }) => whole));
  const x = scaleLinear({ domain: [0, most], range: [0, width - 2 * side] });
  const ticks = x.ticks(Math.max(1, Math.floor(width / TICK_ROOM))).filter(Number.isInteger);
  return (
    <div className="bar-chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
        <Group left={side}>
          {named.map(({ key, value, whole, numbers, lines }) => (
            <Group key={key} top={y(key) ?? 0}>
              {lines.map((line, at) => (
                <text key={`${at} ${line}`} className="bar-chart-label" y={foot - lineHeight * (lines.length - 1 - at)}>
                  {line}
                </text>
              ))}
              <text className="bar-chart-numbers" x={width - 2 * side} y={foot} textAnchor="end">
                {numbers}
              </text>
              <Bar className="bar-chart-whole" y={nameHeight + GAP} height={BAR} width={x(whole)} />
              <Bar className="bar-chart-value" y={nameHeight + GAP} height={BAR} width={x(Math.min(value, whole))} />
            </Group>
          ))}
          <AxisBottom
            top={rowsHeight}
            scale={x}
            tickValues={ticks}
            tickFormat={(tick) => numberText(Number(tick))}
            axisClassName="bar-chart-axis"
            // The library's own text is measured on the page, which would be laid out anew for each number.
            tickComponent={({ x: at, y: below, formattedValue }) => (
              <text className="bar-chart-tick" x={at} y={below} dy="0.4em">
                {formattedValue}
              </text>
            )}
          />
        </Group>
      </svg>
    </div>
  );
}
