import { createUseWords } from '../../features/words/createUseWords';
import { convocatoria } from './convocatoria';

export const useWords = createUseWords(convocatoria);
