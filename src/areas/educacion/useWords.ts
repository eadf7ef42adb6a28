import { createUseWords } from '../../features/words/createUseWords';
import { llamado } from './llamado';

export const useWords = createUseWords(llamado);
