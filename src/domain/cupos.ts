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

/** A number of seats as it is typed, spaces around it aside; null where it is none. */
function leerPuestos(texto: string): number | null {
  const escrito = texto.trim();
  const numero = Number(escrito);
  return /^\d{1,6}$/.test(escrito) && numero <= MAS_PUESTOS ? numero : null;
}

/** The figures as they are typed, as numbers; null where one of them is none. */
export function leerCupos(textos: Readonly<Record<CampoDeCupos, string>>): Cupos | null {
  const capacidad = leerPuestos(textos.capacidad);
  const continuan = leerPuestos(textos.continuan);
  const repiten = leerPuestos(textos.repiten);
  return capacidad === null || continuan === null || repiten === null ? null : { capacidad, continuan, repiten };
}

/** What is wrong with a number of seats as it is typed, and what to do; null: nothing. */
export function revisarPuestos(texto: string): string | null {
  if (texto.trim() === '') return 'Escriba un número; si no hay, 0.';
  return leerPuestos(texto) === null ? 'Escriba un número entero entre 0 y 100.000, sin puntos ni comas.' : null;
}

/** Told at `capacidad`: more pupils stay than there are seats; null: it is in order. */
export function revisarVacantes(cupos: Cupos): string | null {
  const vacantes = calcularVacantes(cupos);
  if (vacantes >= 0) return null;
  const faltan = vacantes === -1 ? 'Falta 1 cupo' : `Faltan ${-vacantes} cupos`;
  return `${faltan} para los estudiantes que continúan y repiten.`;
}
