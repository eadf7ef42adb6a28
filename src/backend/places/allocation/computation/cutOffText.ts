/** Who stands somewhere in an oferta's common order. */
export interface Lugar {
  /** Its priority class, 1 for the first. */
  readonly clase: number;
  /** Its lottery number there, as a share of all, from 0 to 1. */
  readonly sorteo: number;
}

const decimales = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 6, maximumFractionDigits: 6 });

/** Such as 'Prioridad 2, número de sorteo 0,538170'. */
function escribirLugar({ clase, sorteo }: Lugar): string {
  return `Prioridad ${clase}, número de sorteo ${decimales.format(sorteo)}`;
}

/**
 * The cut-off of a full oferta, for a family.
 * @param reservas the last to enter by each reserve that let anyone in, with the name of its condition
 */
export function escribirCorte(comun: Lugar | undefined, reservas: readonly { readonly nombre: string; readonly lugar: Lugar }[]): string {
  const primero = comun === undefined ? 'Nadie entró por el orden común' : escribirLugar(comun);
  return [primero, ...reservas.map(({ nombre, lugar }) => `por la reserva «${nombre}»: ${escribirLugar(lugar)}`)].join('; ');
}

/** The first bits of a lottery number (hexadecimal, of 64 digits) as a share of all. */
export function proporcion(numero: string): number {
  return Number.parseInt(numero.slice(0, 12), 16) / 16 ** 12;
}
