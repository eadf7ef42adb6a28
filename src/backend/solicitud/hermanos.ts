import * as v from 'valibot';

import { normalizeDocumento } from '#domain/documento.ts';
import type { SolicitudData } from '#domain/contractTypes.ts';

/** Why two solicitudes, of which one names the other, are siblings' (F23). */
type Proof = 'mutua' | 'acudiente' | 'funcionario';

/** What tells whose sibling a pupil is. */
interface Kin {
  readonly id: number;
  readonly radicado: string;
  readonly hermanos: readonly { readonly radicado: string }[];
  /** The guardian's document (`guardianOf`); null: there is none to compare. */
  readonly acudiente: string | null;
}

/** SQL of the guardian's document of a row of `solicitudes`, as `Kin` has it. */
export const guardianColumn = (row: string): string =>
  `(${row}.datos->'acudiente'->>'tipoDocumento') || ' ' || nullif(${row}.datos->'acudiente'->>'documento', '')`;

const guardianSchema = v.object({ tipoDocumento: v.string(), documento: v.pipe(v.string(), v.transform(normalizeDocumento)) });

/** The same of data that may not be checked yet. */
export function guardianOf(acudiente: unknown): string | null {
  const { success, output } = v.safeParse(guardianSchema, acudiente);
  return success && output.documento !== '' ? `${output.tipoDocumento} ${output.documento}` : null;
}

const names = (one: Kin, other: Kin): boolean => one.hermanos.some(({ radicado }) => radicado === other.radicado);

/**
 * What joins two into a family; null: nothing. A name alone does not: whoever has come by a radicado can write it.
 * @param approved whether staff take them for siblings
 */
export function proofBetween(one: Kin, other: Kin, approved: boolean): Proof | null {
  const [isNamed, namesBack] = [names(one, other), names(other, one)];
  if (!isNamed && !namesBack) return null;
  if (isNamed && namesBack) return 'mutua';
  if (one.acudiente !== null && one.acudiente === other.acudiente) return 'acudiente';
  return approved ? 'funcionario' : null;
}

type Grouping = Pick<SolicitudData, 'hermanos'> & { readonly acudiente: unknown };

/** Whether both are of the same family: who changes one into the other brings nobody into it, nor out of it. */
export function groupsAlike(one: Grouping, other: Grouping): boolean {
  const named = new Set(one.hermanos.map(({ radicado }) => radicado));
  return (
    named.size === new Set(other.hermanos.map(({ radicado }) => radicado)).size &&
    other.hermanos.every(({ radicado }) => named.has(radicado)) &&
    guardianOf(one.acudiente) === guardianOf(other.acudiente)
  );
}
