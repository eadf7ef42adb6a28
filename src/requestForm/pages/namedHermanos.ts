import type { FilingReceipt } from '#domain/contractTypes.ts';

/** Siblings by radicado, those of the same visit by name too: a radicado alone tells nobody whose it is (F23). */
export function namedHermanos(radicados: readonly string[], visit: readonly FilingReceipt[]): string {
  return radicados
    .map((radicado) => {
      const own = visit.find((receipt) => receipt.radicado === radicado);
      return own ? `${own.estudiante}, ${radicado}` : radicado;
    })
    .join('; ');
}
