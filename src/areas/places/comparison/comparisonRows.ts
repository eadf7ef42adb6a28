import type { Comparison } from '#allocation/comparison/comparisonMessages.ts';
import type { RowKind } from '#allocation/comparison/figures.ts';
import type { Catalogues } from '#domain/contractTypes.ts';

interface ShownRow {
  readonly key: string;
  /** Its place among the comparison's rows. */
  readonly at: number;
  readonly name: string;
  readonly solicitudes: number;
}

/** The rows of a kind, named and in the order of the catalogues; what these do not know comes last. */
export function rowsOf({ rows }: Comparison, kind: RowKind, catalogos: Catalogues | null): readonly ShownRow[] {
  const known = namesOf(kind, catalogos);
  const place = (key: string) => {
    const at = known.findIndex((one) => one.key === key);
    return at < 0 ? known.length : at;
  };
  return rows
    .map((row, at) => ({ ...row, at }))
    .filter((row) => row.kind === kind)
    .map(({ key, at, solicitudes }) => ({
      key,
      at,
      name: known.find((one) => one.key === key)?.name ?? (key || 'Sin dato'),
      solicitudes,
    }))
    .sort((one, other) => place(one.key) - place(other.key));
}

function namesOf(kind: RowKind, catalogos: Catalogues | null): readonly { key: string; name: string }[] {
  if (kind === 'total') return [{ key: '', name: 'Todas las solicitudes' }];
  if (!catalogos) return [];
  if (kind === 'grado') return catalogos.grados.map(({ grado, nombre }) => ({ key: String(grado), name: nombre }));
  const entries = kind === 'comuna' ? catalogos.comunas : catalogos.condiciones;
  return entries.map(({ codigo, nombre }) => ({ key: codigo, name: nombre }));
}
