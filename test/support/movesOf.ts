import type { HttpFailure } from '#services/http/httpTypes.ts';
import type { World } from './world/world';

/** What a test makes happen in a fake world; each move resolves when all that follows from it has settled. */
export function movesOf(world: World, settle: () => Promise<void>) {
  const move = (happen: () => void): Promise<void> => {
    happen();
    return settle();
  };
  const { http, navigation, dialogs } = world;
  return {
    /** Answers the oldest open call to `path`, whatever it asks for. */
    answer: (path: string, body: unknown) => move(() => http.call(path).answer(body)),
    fail: (path: string, failure: HttpFailure) => move(() => http.call(path).fail(failure)),
    /** Answers the oldest of all open calls. */
    answerFirst: (body: unknown) => move(() => http.call().answer(body)),
    failFirst: (failure: HttpFailure) => move(() => http.call().fail(failure)),
    answerDialog: (confirmed: boolean) => move(() => dialogs.answer(confirmed)),
    go: (to: string) => move(() => navigation.push(to)),
    /** What a person does in the address bar. */
    typeAddress: (to: string) => move(() => navigation.type(to)),
  };
}

export type Moves = ReturnType<typeof movesOf>;
