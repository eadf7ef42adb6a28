import { fullSedeName } from '#domain/sedeNames.ts';
import type { Results } from '#domain/contractTypes.ts';
import type { Words } from '#domain/words/words.ts';

/** One bar, and one line of the table beside it: `value` of `whole`. */
export interface PictureRow {
  key: string;
  label: string;
  value: number;
  whole: number;
}

const ORDINALS = ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta'];

/** How many got what, of all who asked: their options in order, the seat that they had, nothing. */
export function opcionRows({ solicitudes, asignadas, porOpcion }: Results): PictureRow[] {
  const opciones = porOpcion.filter(({ opcion }) => opcion > 0);
  const kept = porOpcion.filter(({ opcion }) => opcion === 0);
  return [
    ...[...opciones, ...kept].map(({ opcion, solicitudes: value }) => ({
      key: String(opcion),
      label: opcionName(opcion),
      value,
      whole: solicitudes,
    })),
    { key: 'none', label: 'Sin cupo', value: solicitudes - asignadas, whole: solicitudes },
  ];
}

function opcionName(opcion: number): string {
  if (opcion === 0) return 'El cupo que ya tenían';
  const ordinal = ORDINALS[opcion - 1];
  return ordinal === undefined ? `Opción ${opcion}` : `${ordinal} opción`;
}

/** How many of each grado were left without a seat. */
export function gradoRows({ sinCupoPorGrado }: Results, words: Words): PictureRow[] {
  return sinCupoPorGrado.map(({ grado, solicitudes, sinCupo }) => ({
    key: String(grado),
    label: words.grado(grado),
    value: sinCupo,
    whole: solicitudes,
  }));
}

/** How many of each comuna were. */
export function comunaRows({ sinCupoPorComuna }: Results): PictureRow[] {
  return sinCupoPorComuna.map(({ comuna, solicitudes, sinCupo }) => ({
    key: comuna.codigo,
    label: comuna.nombre,
    value: sinCupo,
    whole: solicitudes,
  }));
}

/** How many seats of each sede were taken. */
export function sedeRows({ porSede }: Results): PictureRow[] {
  return porSede.map(({ institucion, sede, vacantes, ocupadas }, place) => ({
    key: `${institucion.dane} ${place}`,
    label: fullSedeName({ institucion, sede }),
    value: ocupadas,
    whole: vacantes,
  }));
}

/** The `most` rows with the greatest wholes, the greatest first; equals stay in their order. */
export function greatestRows(rows: readonly PictureRow[], most: number): PictureRow[] {
  return [...rows].sort((one, other) => other.whole - one.whole).slice(0, most);
}
