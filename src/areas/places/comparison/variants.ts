import type { Variant } from '#allocation/comparison/comparisonMessages.ts';
import type { ComparisonData } from '#domain/contractTypes.ts';
import type { TypedComparison, TypedVariant } from './typedComparison';

/** More columns than these nobody takes in. */
export const MOST_VARIANTS = 6;

const SEMILLAS = 100;

/** The same for every comparison, known before it: nobody looks for the hundred that please them. */
export const HUNDRED: readonly string[] = Array.from({ length: SEMILLAS }, (_, at) => `comparacion-${at + 1}`);

/** What a comparison begins with: the list by its own rules. */
export function firstComparison(data: ComparisonData, semilla: string | null): TypedComparison {
  const first: TypedVariant = {
    clave: 1,
    nombre: 'Reglas de hoy',
    semilla: semilla ?? 'simulacion-1',
    sorteo: data.sorteo,
    prioridades: [...data.prioridades],
    hermanos: data.hermanos ?? '',
    reservas: data.reservas.map(({ condicion, puestos }) => ({ condicion, puestos: String(puestos) })),
    cupos: [],
  };
  return { variantes: [first], abierta: null, cien: true };
}

/** One more, opened: a copy of the first, to be changed, by its seed or another. */
export function withAnother(typed: TypedComparison, semilla?: string): TypedComparison {
  const [first] = typed.variantes;
  if (!first) return typed;
  const clave = Math.max(...typed.variantes.map((variant) => variant.clave)) + 1;
  const names = typed.variantes.map(({ nombre }) => nombre);
  let number = typed.variantes.length + 1;
  while (names.includes(`Variante ${number}`)) number += 1;
  return {
    ...typed,
    variantes: [...typed.variantes, { ...first, clave, nombre: `Variante ${number}`, semilla: semilla ?? first.semilla }],
    abierta: clave,
  };
}

/** Only digits are a number here, with a sign before them: not '1e3', not an empty text. */
export const numberOf = (text: string): number | null => (/^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : null);

/** What is typed as the worker takes it; checked before (`variantProblems.ts`). */
export function variantOf({ semilla, sorteo, prioridades, hermanos, reservas, cupos }: TypedVariant): Variant {
  return {
    semilla,
    lottery: sorteo === 'unico' ? 'unico' : 'por-oferta',
    prioridades: [...prioridades],
    hermanos: hermanos === '' ? null : hermanos,
    reservas: reservas.map(({ condicion, puestos }) => ({ condicion, puestos: numberOf(puestos) ?? 0 })),
    cupos: cupos.map(({ grado, oferta, cambio }) => ({
      grado: Number(grado),
      oferta: oferta === '' ? null : oferta,
      cambio: numberOf(cambio) ?? 0,
    })),
  };
}
