import { createUseWords } from '#kits/words/createUseWords.ts';
import { llamado } from './publicConvocatoria';

export const useWords = createUseWords(llamado);
