import { typedLine } from './unseen';

/** The figures of an oferta that staff give; its vacancies follow from them. */
export interface Cupos {
  capacidad: number;
  /** Pupils who come up from the grado below. */
  continuan: number;
  repiten: number;
}

export type CuposField = keyof Cupos;

export const CUPOS_FIELDS = ['capacidad', 'continuan', 'repiten'] as const satisfies readonly CuposField[];

/** What each is called on the screen and in files. */
export const CUPOS_NAMES: Readonly<Record<CuposField, string>> = {
  capacidad: 'Capacidad',
  continuan: 'Continúan',
  repiten: 'Repiten',
};

/** What the contract takes (Puestos). */
const MOST_CUPOS = 100_000;

/** What is left for who asks; negative where more pupils stay than there are seats. */
export function computeVacantes({ capacidad, continuan, repiten }: Cupos): number {
  return capacidad - continuan - repiten;
}

/** A number of seats as it is typed, what cannot be seen aside; null where it is none. */
export function readCupoCount(text: string): number | null {
  const typed = typedLine(text);
  const number = Number(typed);
  return /^\d{1,6}$/.test(typed) && number <= MOST_CUPOS ? number : null;
}

/** The figures as they are typed, as numbers; null where one of them is none. */
export function readCupos(texts: Readonly<Record<CuposField, string>>): Cupos | null {
  const capacidad = readCupoCount(texts.capacidad);
  const continuan = readCupoCount(texts.continuan);
  const repiten = readCupoCount(texts.repiten);
  return capacidad === null || continuan === null || repiten === null ? null : { capacidad, continuan, repiten };
}

/** What is wrong with a number of seats as it is typed, and what to do; null: nothing. */
export function checkCupoCount(text: string): string | null {
  if (typedLine(text) === '') return 'Escriba un número; si no hay, 0.';
  return readCupoCount(text) === null ? 'Escriba un número entero entre 0 y 100.000, sin puntos ni comas.' : null;
}

/** Told at `capacidad`: more pupils stay than there are seats; null: it is in order. */
export function checkVacantes(cupos: Cupos): string | null {
  const vacantes = computeVacantes(cupos);
  if (vacantes >= 0) return null;
  const missing = vacantes === -1 ? 'Falta 1 cupo' : `Faltan ${-vacantes} cupos`;
  return `${missing} para los estudiantes que continúan y repiten.`;
}
