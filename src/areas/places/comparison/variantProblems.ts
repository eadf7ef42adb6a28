import { HERMANOS_NO_PRIORIDAD, LIMITS } from '#domain/convocatoriaRules.ts';
import { numberText } from '#domain/words/numbers.ts';
import { checkSimulationSemilla } from '../allocation/simulationSemilla';
import type { TypedVariant } from './typedComparison';
import { numberOf } from './variants';

/** The id of a variant's field. */
export const fieldId = ({ clave }: Pick<TypedVariant, 'clave'>, field: string): string => `variante-${clave}-${field}`;

export interface VariantProblem {
  readonly id: string;
  /** Which of several fields of its kind it is, for a list of them; '': there is one only. */
  readonly place: string;
  readonly message: string;
}

/**
 * What is wrong in a variant's fields, and what to do.
 * @param before the names of the variants before it
 * @param official the seeds that the convocatoria's stages have drawn
 * @param nameOf what a condition is called
 */
export function variantProblems(
  variant: TypedVariant,
  before: readonly string[],
  official: readonly string[],
  nameOf: (condicion: string) => string,
): readonly VariantProblem[] {
  const problems: VariantProblem[] = [];
  const add = (field: string, message: string, place = '') => problems.push({ id: fieldId(variant, field), place, message });
  const nombre = variant.nombre.trim();
  if (nombre === '') add('nombre', 'Escriba el nombre de la variante.');
  else if (before.includes(nombre)) add('nombre', `Ya hay una variante «${nombre}»: escriba otro nombre.`);
  const wrongSemilla = checkSimulationSemilla(variant.semilla, official);
  if (wrongSemilla !== null) add('semilla', wrongSemilla);
  if (variant.hermanos !== '' && !variant.prioridades.includes(variant.hermanos)) add('hermanos', HERMANOS_NO_PRIORIDAD);
  variant.reservas.forEach(({ condicion, puestos }, at) => {
    const seats = numberOf(puestos);
    if (seats !== null && seats >= 0 && seats <= LIMITS.puestos) return;
    add(
      `reserva-${at}`,
      `Escriba cuántos cupos se reservan: un número de 0 a ${numberText(LIMITS.puestos)}.`,
      `${nameOf(condicion)}. `,
    );
  });
  variant.cupos.forEach(({ grado, cambio }, at) => {
    const place = `Cambio de cupos ${at + 1}. `;
    if (grado === '') add(`grado-${at}`, 'Elija el grado de los cupos que cambian.', place);
    if ((numberOf(cambio) ?? 0) === 0) add(`cambio-${at}`, 'Escriba cuántos cupos de más o de menos: por ejemplo 5 o -5.', place);
  });
  return problems;
}
