import type { ComparisonCell } from '#allocation/comparison/comparisonMessages.ts';
import type { Figure, RowKind } from '#allocation/comparison/figures.ts';
import { numberText } from '#domain/words/numbers.ts';

export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  placed: 'Con cupo',
  first: 'En su primera opción',
  second: 'En su segunda opción',
  third: 'En su tercera opción',
  later: 'En otra opción',
  kept: 'Conservan su cupo actual',
  without: 'Sin cupo',
};

export const ROW_KIND_NAMES: Readonly<Record<RowKind, string>> = {
  total: 'Todas',
  grado: 'Grado',
  comuna: 'Comuna',
  condicion: 'Condición',
};

type Spread = NonNullable<ComparisonCell['spread']>;

/** More or fewer than in the first variant. */
export function differenceText(own: number, first: number): string {
  if (own === first) return 'igual';
  return `${numberText(Math.abs(own - first))} ${own > first ? 'más' : 'menos'}`;
}

/** Where the values by all seeds lie. */
export function spreadText({ min, q1, median, q3, max }: Spread): string {
  if (min === max) return `siempre ${numberText(min)}`;
  return `de ${numberText(min)} a ${numberText(max)}; la mitad, de ${numberText(q1)} a ${numberText(q3)}; mediana ${numberText(median)}`;
}

/** Of a hundred draws, so few are the rare ones on a side. */
const RARE = 0.05;

/** How the draw by its own seed went for a variant, as to those who are left without a seat; null: there are no others. */
export function luckText(nombre: string, { own, spread }: ComparisonCell, semillas: number): string | null {
  if (!spread) return null;
  const told = `Con su semilla, «${nombre}» deja sin cupo a ${numberText(own)}; con las otras ${numberText(semillas)}, ${spreadText(spread)}.`;
  const isRare = (asFar: number) => asFar <= RARE * semillas;
  if (spread.min === spread.max) return told;
  if (own > spread.median && isRare(semillas - spread.below)) return `${told} Fue un sorteo desafortunado.`;
  if (own < spread.median && isRare(semillas - spread.above)) return `${told} Fue un sorteo afortunado.`;
  return `${told} Fue un sorteo común.`;
}

/** Whether a variant is better or worse than the first by its rules or by luck, as to those without a seat. */
export function ruleText(nombre: string, first: string, { spread }: ComparisonCell, semillas: number): string | null {
  if (!spread) return null;
  const { more, fewer } = spread;
  const ofAll = (count: number) => `${numberText(count)} de los ${numberText(semillas)} sorteos`;
  if (more + fewer === 0) return `«${nombre}» deja sin cupo a tantas solicitudes como «${first}» en todos los sorteos.`;
  const most = Math.max(more, fewer);
  const how = more > fewer ? 'más' : 'menos';
  if (semillas - most <= RARE * semillas)
    return `«${nombre}» deja sin cupo a ${how} solicitudes que «${first}» en ${ofAll(most)}: es por las reglas o los cupos, no por la suerte.`;
  return `«${nombre}» deja sin cupo a menos solicitudes que «${first}» en ${ofAll(fewer)} y a más en ${ofAll(more)}: la diferencia depende del sorteo.`;
}
