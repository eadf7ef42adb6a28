import type { Services } from '#services/services.ts';
import { loadOnce } from '#services/loading/loadOnce.ts';
import { PATHS } from '#core/location/paths.ts';
import { chunkLoaders } from './chunkLoaders';

/** What is not needed at once waits for the page's data: so long after an answer, and for the first or a slow one. */
const QUIET_MS = 300;
const LONGEST_WAIT_MS = 5_000;

/**
 * What is not needed to sign in. It arrives when the first screen has been painted: an area's has its data first. The
 * shell comes to who signs in: a family needs nothing of the staff's.
 */
export function warmUpLater({ http, dialogs, navigation, report }: Services): void {
  const { path } = navigation.current();
  const isStaffs = path === PATHS.login || path === PATHS.site;
  const warmUp = loadOnce(() =>
    Promise.allSettled([http.warmUp(), dialogs.warmUp(), isStaffs && chunkLoaders.site().catch(report)]),
  );
  const warmUpIn = (ms: number) => setTimeout(() => void warmUp(), ms);
  if (isStaffs) {
    requestAnimationFrame(() => warmUpIn(0));
    return;
  }
  let waiting = warmUpIn(LONGEST_WAIT_MS);
  http.onActivity((event) => {
    clearTimeout(waiting);
    waiting = warmUpIn(event === 'ended' ? QUIET_MS : LONGEST_WAIT_MS);
  });
}
