import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../features/config/configSlice';
import { shownData } from '../../features/reading/readingState';
import { convocatoria } from './convocatoria';
import { createWords } from './words';

/** What codes and moments are called; codes stand for themselves until the catalogues are read. */
export function useWords() {
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? null;
  return createWords(catalogos, useSelector(selectTimeZone));
}
