interface SedeOfInstitucion {
  readonly institucion: { readonly nombre: string };
  readonly sede: string;
}

/** An institution, and its sede where it is called otherwise. */
export function fullSedeName({ institucion, sede }: SedeOfInstitucion): string {
  if (sede === institucion.nombre) return institucion.nombre;
  return `${institucion.nombre}, ${startsWithSede(sede) ? sede : `sede ${sede}`}`;
}

/** What a sede is called by itself: with the word before it, once. */
export function sedeName(sede: string): string {
  return startsWithSede(sede) ? sede : `Sede ${sede}`;
}

/** Many are called so already: 'Sede 2, Belén'. */
function startsWithSede(sede: string): boolean {
  return /^sede(?!\p{L})/iu.test(sede);
}
