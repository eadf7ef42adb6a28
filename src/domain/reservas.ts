import { checkCupoCount, readCupoCount } from './cupos';

/** What the contract takes: of a convocatoria, and of a row of a file. */
export const MOST_RESERVAS = 10;
const LONGEST_HEAD = 200;

/** How a column of a file begins that has an oferta's own number of reserved seats; the condition's name follows. */
const HEAD = 'Reserva: ';

/** The head of the column of a reserve, by what its condition is called. */
export const reservaHead = (condicion: string): string => HEAD + condicion;

/** What a head names by name or code; null: the column is none of a reserve. */
export function condicionOfHead(head: string): string | null {
  if (head.length > LONGEST_HEAD) return null;
  return /^\s*reserva\s*:\s*(\S.*?)\s*$/i.exec(head)?.[1] ?? null;
}

/** Where an oferta's own number of a reserve is told in a form and in a refusal. */
export const reservaField = (condicion: string): string => `reservas.${condicion}`;

/** An oferta's own number as it is typed; null: nothing, so that the call's holds; undefined: it is none. */
export function readOwnPuestos(text: string): number | null | undefined {
  return text.trim() === '' ? null : (readCupoCount(text) ?? undefined);
}

/** What is wrong with it, and what to do; null: nothing. */
export const checkOwnPuestos = (text: string): string | null => (text.trim() === '' ? null : checkCupoCount(text));
