import type { Oferta, OfertaDeSede, Sede } from './contractTypes';

/** A place of a sede, as it is shown and kept without the others. */
export function ofertaOfSede({ ofertas: _ofertas, ...where }: Sede, { cifras: _cifras, ...oferta }: OfertaDeSede): Oferta {
  return { ...where, ...oferta };
}
