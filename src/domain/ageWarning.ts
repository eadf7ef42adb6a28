import { ageOn, isDay } from './words/dates';
import type { OfferedGrado } from './contractTypes';

/**
 * A warning, in Spanish, when the pupil's age is unusual for the grado: it never blocks (F5). Ages are whole
 * years on 31 March of the school year. Undefined when the age is usual, or while the date is not one.
 */
export function ageWarning(
  { nombre, edadMinima, edadMaxima }: Pick<OfferedGrado, 'nombre' | 'edadMinima' | 'edadMaxima'>,
  fechaNacimiento: string,
  anio: number,
): string | undefined {
  if (!isDay(fechaNacimiento)) return undefined;
  const age = Math.max(0, ageOn(fechaNacimiento, `${anio}-03-31`));
  if (age >= edadMinima && age <= edadMaxima) return undefined;
  const usual = edadMinima === edadMaxima ? inYears(edadMinima) : `${edadMinima} a ${inYears(edadMaxima)}`;
  return `El 31 de marzo de ${anio} tendrá ${inYears(age)}, y lo usual en ${nombre} es ${usual}. Revise la fecha y el grado; si son correctos, continúe.`;
}

function inYears(age: number): string {
  return age === 1 ? '1 año' : `${age} años`;
}
