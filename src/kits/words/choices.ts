/** One of the choices of a field, as text. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** A catalogue's entries as choices. */
export function choicesOf(entries: readonly { readonly codigo: string; readonly nombre: string }[]): readonly Choice[] {
  return entries.map(({ codigo, nombre }) => ({ value: codigo, name: nombre }));
}
