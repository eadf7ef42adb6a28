import { computeVacantes } from '#domain/cupos.ts';
import { isLargeDecreaseInAll } from '#domain/largeDecrease.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Notice } from '#ui/Notice.tsx';
import type { ImportTotals } from './declareImport';

/** Before a save that takes many vacancies away (F74); nothing otherwise. */
export function DecreaseNotice({ places, totals }: { places: number; totals: ImportTotals | null }) {
  const before = totals ? computeVacantes(totals.antes) : 0;
  const after = totals ? computeVacantes(totals.despues) : 0;
  const isInAll = isLargeDecreaseInAll(before, after);
  if (places === 0 && !isInAll) return null;
  return (
    <Notice role="alert">
      {isInAll && (
        <p>{`Las vacantes de las ofertas del archivo bajan de ${numberText(before)} a ${numberText(after)} en total.`}</p>
      )}
      {places > 0 && (
        <p>
          {places === 1
            ? 'Una oferta pierde la mitad de sus vacantes o más: está primero en la lista.'
            : `${numberText(places)} ofertas pierden la mitad de sus vacantes o más: están primero en la lista.`}
        </p>
      )}
      <p>Compruebe que es el archivo correcto antes de guardar.</p>
    </Notice>
  );
}
