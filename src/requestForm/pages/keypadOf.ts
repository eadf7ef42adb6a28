import type { TipoDocumento } from '#domain/contractTypes.ts';

/** Digits for a document's number, where the chosen type has no letters; undefined: the whole keyboard. */
export function keypadOf(types: readonly TipoDocumento[], tipoDocumento: string): 'numeric' | undefined {
  return types.some(({ codigo, formato }) => codigo === tipoDocumento && formato === 'digitos') ? 'numeric' : undefined;
}
