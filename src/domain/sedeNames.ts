import type { Oferta } from './contractTypes';

/** An institution, and its sede where it is called otherwise. */
export function nombreDeLugar({ institucion, sede }: Pick<Oferta, 'institucion' | 'sede'>): string {
  if (sede === institucion.nombre) return institucion.nombre;
  return `${institucion.nombre}, ${empiezaConSede(sede) ? sede : `sede ${sede}`}`;
}

/** What a sede is called by itself: with the word before it, once. */
export function nombreDeSede(sede: string): string {
  return empiezaConSede(sede) ? sede : `Sede ${sede}`;
}

/** Many are called so already: 'Sede 2, Belén'. */
function empiezaConSede(sede: string): boolean {
  return /^sede(?!\p{L})/iu.test(sede);
}
