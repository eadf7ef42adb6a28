import type { Expediente } from '#domain/contractTypes.ts';

/** The claim that is the current seat, beside those that are conditions; no condition's code has a hyphen. */
export const CUPO_ACTUAL = 'cupo-actual';

export interface Claim {
  /** A condition's code, or `CUPO_ACTUAL`. */
  claim: string;
  /** As it stands in a sentence. */
  name: string;
}

/** What the reader may decide and nobody has yet, in the order in which it stands on the page. */
export function openClaims({ acciones, condiciones, decisionDeCupo }: Expediente): Claim[] {
  const isCupoOpen = acciones.includes('decidir_cupo') && decisionDeCupo?.decision === 'pendiente';
  const conditions = acciones.includes('decidir') ? condiciones.filter(({ decision }) => decision === 'pendiente') : [];
  return [
    ...(isCupoOpen ? [{ claim: CUPO_ACTUAL, name: 'el cupo que dice tener' }] : []),
    ...conditions.map(({ codigo, nombre }) => ({ claim: codigo, name: nombre })),
  ];
}

/** The field of the reason why a claim is denied. */
export const reasonId = (claim: string): string => `razon-${claim}`;
