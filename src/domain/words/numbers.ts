/**
 * Numbers as Colombia writes them. A format is made when it is first needed: at the first one the browser reads
 * its data of the language, and nothing is shown meanwhile.
 */
export function numberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat('es-CO', options)).format(value);
}

export const numberText = numberFormat();

const percentText = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** The share of `whole` that `value` is; a dash where there is no whole. */
export const shareText = (value: number, whole: number): string => (whole === 0 ? '–' : percentText(value / whole));

const tenthsText = numberFormat({ maximumFractionDigits: 1 });

/** A file's size; it is never said to be nothing. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${tenthsText(Math.max(kilobytes, 0.1))} KB` : `${tenthsText(kilobytes / 1024)} MB`;
}

export function vacantesText(vacantes: number): string {
  return vacantes === 1 ? '1 vacante' : `${numberText(vacantes)} vacantes`;
}
