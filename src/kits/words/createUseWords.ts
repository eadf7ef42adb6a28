import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData } from '../reading/readingState';
import type { ConvocatoriaReading } from './createConvocatoriaReading';
import { createWords, type Words } from '#domain/words/words.ts';

/** The hook that gives an area its words, by the area's reading of it. */
export function createUseWords({ select }: Pick<ConvocatoriaReading, 'select'>) {
  /** What codes and moments are called; codes stand for themselves until the catalogues are read. */
  return function useWords(): Words {
    const catalogues = shownData(useSelector(select))?.catalogos ?? null;
    return createWords(catalogues, useSelector(selectTimeZone));
  };
}
