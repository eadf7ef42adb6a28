import { useSelector } from 'react-redux';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData, type ReadingState } from '../reading/readingState';
import { createWords, type Words } from '#domain/words/words.ts';

/** The hook that gives an area its words; `convocatoria`: the area's reading of it. */
export function createUseWords(convocatoria: { select(state: object): ReadingState<object, Convocatoria> }) {
  /** What codes and moments are called; codes stand for themselves until the catalogues are read. */
  return function useWords(): Words {
    const catalogues = shownData(useSelector(convocatoria.select))?.catalogos ?? null;
    return createWords(catalogues, useSelector(selectTimeZone));
  };
}
