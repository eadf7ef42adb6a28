import { createUseWords } from '#kits/words/createUseWords.ts';
import type { Words } from '#domain/words/words.ts';
import { convocatoria } from './convocatoria';
import { usePersonName } from './people';

/** Words that know who works here too. */
export interface StaffWords extends Words {
  /** What the person with a login is called. */
  person(login: string): string;
}

const useCallWords = createUseWords(convocatoria);

export function useWords(): StaffWords {
  return { ...useCallWords(), person: usePersonName() };
}
