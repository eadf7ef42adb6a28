/** Which ofertas the step of the opciones shows; it is in the address, so that Back leads to the list before. */
export interface OfertasParams {
  /** As the address has it. */
  grado: string;
  texto: string;
  jornada: string;
  zona: string;
  pagina: number;
}

/** What the address says, whatever it says: what is odd in it falls back to all and to the first page. */
export function ofertasParamsOf(search: string): OfertasParams {
  const query = new URLSearchParams(search);
  const code = (name: string) => query.get(name)?.match(/^[a-z0-9_]{1,40}$/)?.[0] ?? '';
  return {
    grado: query.get('grado')?.match(/^-?\d{1,2}$/)?.[0] ?? '',
    texto: (query.get('texto') ?? '').trim().slice(0, 200),
    jornada: code('jornada'),
    zona: code('zona'),
    pagina: Number(query.get('pagina')?.match(/^[1-9]\d{0,5}$/)?.[0] ?? 1),
  };
}

/** The search part for `params`, '?' included, without what is not asked for; the backend takes the same names. */
export function ofertasQuery({ pagina, ...wanted }: OfertasParams): string {
  const entries = Object.entries({ ...wanted, pagina: pagina > 1 ? String(pagina) : '' });
  return `?${new URLSearchParams(entries.filter(([, value]) => value !== ''))}`;
}

