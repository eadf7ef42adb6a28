import { numberText } from '#domain/words/numbers.ts';
import { barName } from './barNames';
import type { PictureRow } from './pictures';

/** What a chart takes in, and the box that it stands in. */
export interface BarChartProps {
  rows: readonly PictureRow[];
  /** What there is for it, in CSS pixels. */
  width: number;
}

/** All in CSS pixels. Of a row: what is below its name, and each line of the name. */
const ROW = 28;
const LINE = 18;
const AXIS = 28;
/** From a line's top to the foot of its letters. */
const FOOT = 14;
/** So that the axis' first and last number do not stick out. */
const SIDE = 12;
const LEAST = 120;
/** A letter of the labels, on average. */
const LETTER = 7.5;

/** Where everything in a chart lies: known before its code is there, so that its place can be kept. */
export function chartLayout({ rows, width: room }: BarChartProps) {
  const width = Math.max(room, LEAST);
  const named = rows.map((row) => {
    const numbers = `${numberText(row.value)} de ${numberText(row.whole)}`;
    const line = (width - 2 * SIDE) / LETTER;
    return { ...row, numbers, lines: barName(row.label, { line, last: line - numbers.length - 1 }) };
  });
  // All rows have as many lines as the longest name takes.
  const nameHeight = LINE * Math.max(1, ...named.map(({ lines }) => lines.length));
  const rowsHeight = rows.length * (nameHeight + ROW);
  return {
    named,
    width,
    height: rowsHeight + AXIS,
    rowsHeight,
    nameHeight,
    side: SIDE,
    line: LINE,
    foot: nameHeight - LINE + FOOT,
  };
}
