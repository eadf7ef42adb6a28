import { safeParse } from 'valibot';
import { gradoSchema } from '#domain/answers/answerParts.ts';
import type { Catalogues, Grado } from '#domain/contractTypes.ts';
import { choicesOf } from '../words/choices';
import type { Filter } from './ListFilters';

/** What the contract takes for a code of a catalogue. */
const CODE = /^[a-z0-9_]{1,40}$/;

/** A grado as an address has it; null for anything else. */
export function gradoOf(text: string | null): Grado | null {
  const { success, output } = safeParse(gradoSchema, Number(text));
  return success && String(output) === text ? output : null;
}

/** A catalogue's code as an address has it; null for anything else. */
export function catalogueCodeOf(text: string | null): string | null {
  return text !== null && CODE.test(text) ? text : null;
}

export function gradoFilter({ grados }: Pick<Catalogues, 'grados'>): Filter {
  const choices = grados.map(({ grado, nombre }) => ({ value: String(grado), name: nombre }));
  return { name: 'grado', label: 'Grado', all: 'Todos los grados', choices };
}

export function jornadaFilter({ jornadas }: Pick<Catalogues, 'jornadas'>): Filter {
  return { name: 'jornada', label: 'Jornada', all: 'Todas las jornadas', choices: choicesOf(jornadas) };
}

export function comunaFilter({ comunas }: Pick<Catalogues, 'comunas'>): Filter {
  return { name: 'comuna', label: 'Comuna', all: 'Todas las comunas', choices: choicesOf(comunas) };
}

/** Places that have some. */
export const VACANTES_FILTER: Filter = {
  name: 'vacantes',
  label: 'Vacantes',
  all: 'Con o sin vacantes',
  choices: [{ value: 'si', name: 'Solo con vacantes' }],
};

export function zonaFilter({ zonas }: Pick<Catalogues, 'zonas'>): Filter {
  return { name: 'zona', label: 'Zona', all: 'Todas las zonas', choices: choicesOf(zonas) };
}
