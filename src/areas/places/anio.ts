import { isUnder } from '#core/location/paths.ts';
import { PLACES_PATHS } from './placesPaths';

/** The year whose convocatoria an address chose; null: that of now (F105). */
export function anioOf(search: string): number | null {
  const anio = new URLSearchParams(search).get('anio') ?? '';
  return /^20\d\d$/.test(anio) ? Number(anio) : null;
}

/** A call of the backend, or an address, for the convocatoria of that year; what names a year already stays. */
export function withAnio(to: string, anio: number | null): string {
  const [path = '', search = ''] = to.split('?');
  const given = new URLSearchParams(search);
  if (anio === null || given.has('anio')) return to;
  given.set('anio', String(anio));
  return `${path}?${given.toString()}`;
}

/** Whether a page shows one convocatoria: the area's first page, and the list of all, are of none. */
export const isOfOne = (path: string): boolean =>
  Object.values(PLACES_PATHS).some(
    (page) => page !== PLACES_PATHS.index && page !== PLACES_PATHS.convocatorias && isUnder(path, page),
  );

/** Where a link of these pages leads while that year is chosen; beyond them a year says nothing. */
export const linkTo = (to: string, anio: number | null): string =>
  isUnder(to.split('?')[0] ?? '', PLACES_PATHS.index) ? withAnio(to, anio) : to;
