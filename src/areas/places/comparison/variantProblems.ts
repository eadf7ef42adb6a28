import { HERMANOS_NO_PRIORIDAD, LIMITS } from '#domain/convocatoriaRules.ts';
import { numberText } from '#domain/words/numbers.ts';
import { checkSimulationSemilla } from '../allocation/simulationSemilla';
import type { TypedVariant } from './typedComparison';
import { numberOf } from './variants';

/** The id of a variant's field. */
export const fieldId = ({ clave }: Pick<TypedVariant, 'clave'>, field: string): string => `variante-${clave}-${field}`;

export interface VariantProblem {
  readonly id: string;
  readonly message: string;
}

/**
 * What is wrong in a variant's fields, and what to do.
 * @param before the names of the variants before it
 * @param official the seeds that the convocatoria's stages have drawn
 */
export function variantProblems(
  variant: TypedVariant,
  before: readonly string[],
  official: readonly string[],
): readonly VariantProblem[] {
  const problems: VariantProblem[] = [];
  const add = (field: string, message: string) => problems.push({ id: fieldId(variant, field), message });
  const nombre = variant.nombre.trim();
  if (nombre === '') add('nombre', 'Escriba el nombre de la variante.');
  else if (before.includes(nombre)) add('nombre', `Ya hay una variante «${nombre}»: escriba otro nombre.`);
  const wrongSemilla = checkSimulationSemilla(variant.semilla, official);
  if (wrongSemilla !== null) add('semilla', wrongSemilla);
  if (variant.hermanos !== '' && !variant.prioridades.includes(variant.hermanos)) add('hermanos', HERMANOS_NO_PRIORIDAD);
  variant.reservas.forEach(({ puestos }, at) => {
    const seats = numberOf(puestos);
    if (seats !== null && seats >= 0 && seats <= LIMITS.puestos) return;
    add(`reserva-${at}`, `Escriba cuántos cupos se reservan: un número de 0 a ${numberText(LIMITS.puestos)}.`);
  });
  variant.cupos.forEach(({ grado, cambio }, at) => {
    if (grado === '') add(`grado-${at}`, 'Elija el grado de los cupos que cambian.');
    if ((numberOf(cambio) ?? 0) === 0) add(`cambio-${at}`, 'Escriba cuántos cupos de más o de menos: por ejemplo 5 o -5.');
  });
  return problems;
}
