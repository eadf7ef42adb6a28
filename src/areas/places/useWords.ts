import { createUseWords } from '#kits/words/createUseWords.ts';
import { convocatoria } from './publicConvocatoria';

export const useWords = createUseWords(convocatoria);
