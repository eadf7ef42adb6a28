import type { Lugar, SedesMap } from '#domain/contractTypes.ts';

/** Longitude and latitude. */
export type Degrees = readonly number[];
/** From the top left of the drawing. */
export type Spot = readonly [x: number, y: number];

/** The drawing is square, so many units on each side. */
export const SIDE = 360;
const MARGIN = 16;
/** Some 500 metres: a single place is not drawn as the whole world. */
const LEAST_SPAN = 0.005;

/** What the drawing shows whole: the comuna that is asked for, else everything. */
export function shownDegrees({ comunas, lugares }: SedesMap, comuna: string | null): readonly Degrees[] {
  const own = comunas.filter(({ codigo }) => codigo === comuna);
  const places = lugares.map(({ longitud, latitud }): Degrees => [longitud, latitud]);
  if (comuna !== null && own.length === 0) return places;
  return [...(own.length > 0 ? own : comunas).flatMap(({ contorno }) => contorno.flat()), ...places];
}

/** Fits what is shown into the drawing. A degree of longitude is the shorter the farther it is from the equator. */
export function createProjection(shown: readonly Degrees[]): (degrees: Degrees) => Spot {
  const [west, east] = extentOf(shown.map(([longitude = 0]) => longitude));
  const [south, north] = extentOf(shown.map(([, latitude = 0]) => latitude));
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = (SIDE - 2 * MARGIN) / Math.max((east - west) * shrink, north - south, LEAST_SPAN);
  return ([longitude = 0, latitude = 0]) => [
    SIDE / 2 + (longitude - (east + west) / 2) * shrink * scale,
    SIDE / 2 - (latitude - (north + south) / 2) * scale,
  ];
}

function extentOf(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [0, 0];
  return values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

/** A path's `d`, of rings. */
export function pathOf(contorno: readonly (readonly Degrees[])[], project: (degrees: Degrees) => Spot): string {
  return contorno.map((ring) => `M${ring.map((degrees) => project(degrees).map(toTenths).join()).join('L')}Z`).join('');
}

const toTenths = (units: number): number => Math.round(units * 10) / 10;

/** Half of what a finger needs. */
const REACH = 22;

/** The place that somebody meant who touched the drawing at `at`; a finger need not hit it. */
export function nearestLugar(lugares: readonly Lugar[], project: (degrees: Degrees) => Spot, at: Spot): Lugar | null {
  let nearest: { lugar: Lugar; distance: number } | null = null;
  for (const lugar of lugares) {
    const [x, y] = project([lugar.longitud, lugar.latitud]);
    const distance = Math.hypot(x - at[0], y - at[1]);
    if (distance <= REACH && distance < (nearest?.distance ?? Infinity)) nearest = { lugar, distance };
  }
  return nearest?.lugar ?? null;
}
