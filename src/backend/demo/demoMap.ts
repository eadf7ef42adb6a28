import type { ComunaOutline } from '#domain/contractTypes.ts';
import { COMUNAS } from './demoCatalogues';
import { createLuck } from './luck';

type Point = readonly [longitude: number, latitude: number];

export interface DemoMap {
  readonly outlines: readonly ComunaOutline[];
  /** Another place well within that comuna. */
  placeIn(comuna: string): { longitud: number; latitud: number };
}

const NORTH_WEST: Point = [-74.62, 5.21];
const COLUMNS = 5;
const COLUMN_WIDTH = 0.02;
/** A corregimiento, five comunas, five more, a corregimiento. */
const ROW_HEIGHTS = [0.018, 0.026, 0.025, 0.016] as const;

const rounded = (point: Point) => point.map((degrees) => Math.round(degrees * 1e5) / 1e5);
const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share];

/** A city that leans along its river. Its luck is its own: all that the city draws stays as it is. */
export function drawDemoMap(): DemoMap {
  const luck = createLuck('PISAMI mapa');
  const jitter = (most: number): number => (luck.integer(2001) / 1000 - 1) * most;

  const corners = Array.from({ length: ROW_HEIGHTS.length + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column): Point => {
      const down = ROW_HEIGHTS.slice(0, row).reduce((sum, height) => sum + height, 0);
      return [
        NORTH_WEST[0] + column * COLUMN_WIDTH + row * 0.006 + jitter(0.004),
        NORTH_WEST[1] - down - column * 0.005 + jitter(0.003),
      ];
    }),
  );
  const cornerAt = (row: number, column: number): Point => corners[row]?.[column] ?? NORTH_WEST;

  const edges = new Map<string, readonly Point[]>();
  /** What lies between two corners: one line for the comunas on both sides of it. */
  const edge = (from: Point, to: Point): readonly Point[] => {
    const known = edges.get([from, to].join());
    if (known) return known;
    const line = [0.25, 0.5, 0.75].map((share): Point => {
      const [x, y] = between(from, to, share);
      return [x + jitter(0.0012), y + jitter(0.0012)];
    });
    edges.set([to, from].join(), line.toReversed());
    return line;
  };

  /** The northern and the southern line of a comuna; a corregimiento's are of a whole row. */
  const linesOf = (comuna: string): readonly [readonly Point[], readonly Point[]] => {
    const at = COMUNAS.findIndex(({ codigo }) => codigo === comuna);
    const isUrban = at < 2 * COLUMNS;
    const row = isUrban ? 1 + Math.floor(at / COLUMNS) : (at - 2 * COLUMNS) * (ROW_HEIGHTS.length - 1);
    const columns = isUrban ? [at % COLUMNS, (at % COLUMNS) + 1] : Array.from({ length: COLUMNS + 1 }, (_, column) => column);
    return [columns.map((column) => cornerAt(row, column)), columns.map((column) => cornerAt(row + 1, column))];
  };

  const outlines = COMUNAS.map(({ codigo }) => {
    const [north, south] = linesOf(codigo);
    const around = [...north, ...south.toReversed()];
    const ring = around.flatMap((corner, i) => [corner, ...edge(corner, around[(i + 1) % around.length] ?? corner)]);
    return { codigo, contorno: [[...ring, ...ring.slice(0, 1)].map(rounded)] };
  });

  return {
    outlines,
    placeIn: (comuna) => {
      const lines = linesOf(comuna);
      const step = luck.integer(lines[0].length - 1);
      const share = (): number => luck.between(15, 85) / 100;
      const along = share();
      const [north, south] = lines.map((line) => between(line[step] ?? NORTH_WEST, line[step + 1] ?? NORTH_WEST, along));
      const [longitud = 0, latitud = 0] = rounded(between(north ?? NORTH_WEST, south ?? NORTH_WEST, share()));
      return { longitud, latitud };
    },
  };
}
