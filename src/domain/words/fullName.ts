/** A person's names; who has one name only has no `apellidos`. */
export function fullName({ nombres, apellidos }: { readonly nombres: string; readonly apellidos: string | null }): string {
  return apellidos === null ? nombres : `${nombres} ${apellidos}`;
}
