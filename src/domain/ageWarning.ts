import { ageOn, isDay } from './words/dates';
import type { GradoOfrecido } from './contractTypes';

/**
 * A warning, in Spanish, when the pupil's age is unusual for the grado: it never blocks (domain.md). Ages are whole
 * years on 31 March of the school year. Undefined when the age is usual, or while the date is not one.
 */
export function avisoDeEdad(
  { nombre, edadMinima, edadMaxima }: Pick<GradoOfrecido, 'nombre' | 'edadMinima' | 'edadMaxima'>,
  fechaNacimiento: string,
  anio: number,
): string | undefined {
  if (!isDay(fechaNacimiento)) return undefined;
  const edad = Math.max(0, ageOn(fechaNacimiento, `${anio}-03-31`));
  if (edad >= edadMinima && edad <= edadMaxima) return undefined;
  const usual = edadMinima === edadMaxima ? enAnios(edadMinima) : `${edadMinima} a ${enAnios(edadMaxima)}`;
  return `El 31 de marzo de ${anio} tendrá ${enAnios(edad)}, y lo usual en ${nombre} es ${usual}. Revise la fecha y el grado; si son correctos, continúe.`;
}

function enAnios(edad: number): string {
  return edad === 1 ? '1 año' : `${edad} años`;
}
