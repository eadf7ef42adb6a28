import type { Oferta, OfertaDeSede, Sede, SedesPage } from '#domain/contractTypes.ts';

type Cifras = OfertaDeSede['cifras'];

/** The sede of an oferta, which alone is of it. */
export function sedeOf({ id, jornada, grado, anio, vacantes, ...where }: Oferta, cifras: Cifras = null): Sede {
  return { ...where, id, ofertas: [{ id, jornada, grado, anio, vacantes, cifras }] };
}

/** A page of the sedes of `ofertas`. */
export function sedesPage(ofertas: readonly Oferta[], more: Partial<SedesPage> = {}): SedesPage {
  const elementos = ofertas.map((oferta) => sedeOf(oferta));
  return {
    elementos,
    pagina: 1,
    total: elementos.length,
    parecidos: false,
    hayMapa: false,
    prioridadesAnteriores: null,
    ...more,
  };
}
