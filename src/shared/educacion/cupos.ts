/** The figures of an oferta that staff give; its vacancies follow from them. */
export interface Cupos {
  capacidad: number;
  /** Pupils who come up from the grado below. */
  continuan: number;
  repiten: number;
}

export type CampoDeCupos = keyof Cupos;

export const CAMPOS_DE_CUPOS = ['capacidad', 'continuan', 'repiten'] as const satisfies readonly CampoDeCupos[];

/** What each is called on the screen and in files. */
export const NOMBRES_DE_CUPOS: Readonly<Record<CampoDeCupos, string>> = {
  capacidad: 'Capacidad',
  continuan: 'Continúan',
  repiten: 'Repiten',
};

/** What the contract takes (Puestos). */
const MAS_PUESTOS = 100_000;

/** What is left for who asks; negative where more pupils stay than there are seats. */
export function calcularVacantes({ capacidad, continuan, repiten }: Cupos): number {
  return capacidad - continuan - repiten;
}

/** A number of seats as it is typed; null where it is none. */
export function leerPuestos(texto: string): number | null {
  const numero = Number(texto);
  return /^\d{1,6}$/.test(texto) && numero <= MAS_PUESTOS ? numero : null;
}

/** What is wrong with a number of seats as it is typed, and what to do; null: nothing. */
export function revisarPuestos(texto: string): string | null {
  if (texto === '') return 'Escriba un número; si no hay, 0.';
  return leerPuestos(texto) === null ? 'Escriba un número entero entre 0 y 100.000, sin puntos ni comas.' : null;
}

/** Told at `capacidad`: more pupils stay than there are seats; null: it is in order. */
export function revisarVacantes(cupos: Cupos): string | null {
  const vacantes = calcularVacantes(cupos);
  if (vacantes >= 0) return null;
  const sobran = vacantes === -1 ? '1 cupo menos' : `${-vacantes} cupos menos`;
  return `La capacidad tiene ${sobran} que los estudiantes que continúan y repiten: aumente la capacidad o corrija los otros dos.`;
}
