const NUMBER = new Intl.NumberFormat('es-CO');
const PERCENT = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });

export const numberText = (value: number): string => NUMBER.format(value);

/** The share of `whole` that `value` is; a dash where there is no whole. */
export const shareText = (value: number, whole: number): string => (whole === 0 ? '–' : PERCENT.format(value / whole));
