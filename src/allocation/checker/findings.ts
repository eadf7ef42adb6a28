/** The kinds of fault that a result can have; each breaks one rule (A10). */
export const FINDING_KINDS = [
  'incomplete',
  'unaskedOpcion',
  'lostCupoActual',
  'overfull',
  'unusedCupo',
  'ignoredReserva',
  'ignoredOrder',
  'notBest',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** In Spanish, for a person. */
  readonly message: string;
}

const MOST_TOLD = 100;

/** Keeps the first hundred of each kind. */
export function collectFindings() {
  const found: Finding[] = [];
  const counts = new Map<FindingKind, number>();
  return {
    found,
    add(kind: FindingKind, message: string) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count <= MOST_TOLD) found.push({ kind, message });
    },
  };
}

export type Findings = ReturnType<typeof collectFindings>;
