import { createUseWords } from '#kits/words/createUseWords.ts';
import { convocatoria } from './convocatoria';

export const useWords = createUseWords(convocatoria);
