/** Who stands somewhere in an oferta's common order. */
export interface ShownStanding {
  /** Its priority class, 1 for the first. */
  readonly priorityClass: number;
  /** The name of the stage in whose draw it has its number; undefined: there is one draw only. */
  readonly etapa: string | undefined;
  /** Whether it was late: it has no number, but an order of filing (A21). */
  readonly isLate: boolean;
  /** Its lottery number there, as a share of all, from 0 to 1. */
  readonly lotteryShare: number;
}

const decimals = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 6, maximumFractionDigits: 6 });

/** Such as 'Prioridad 2, etapa «General», número de sorteo 0,538170'. */
function standingText({ priorityClass, etapa, isLate, lotteryShare }: ShownStanding): string {
  if (isLate) return `Prioridad ${priorityClass}, solicitud extemporánea`;
  const draw = etapa === undefined ? '' : `, etapa «${etapa}»`;
  return `Prioridad ${priorityClass}${draw}, número de sorteo ${decimals.format(lotteryShare)}`;
}

/**
 * The cut-off of a full oferta, for a family.
 * @param reservas the last to enter by each reserve that let anyone in, with the name of its condition
 */
export function cutOffText(
  common: ShownStanding | undefined,
  reservas: readonly { readonly name: string; readonly standing: ShownStanding }[],
): string {
  const first = common === undefined ? 'Nadie entró por el orden común' : standingText(common);
  return [first, ...reservas.map(({ name, standing }) => `por la reserva «${name}»: ${standingText(standing)}`)].join('; ');
}

/** The first bits of a lottery number (hexadecimal, of 64 digits) as a share of all. */
export function shareOf(hexNumber: string): number {
  return Number.parseInt(hexNumber.slice(0, 12), 16) / 16 ** 12;
}
