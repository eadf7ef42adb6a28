import { MENU_MALFORMED } from '#core/menu/menuTexts.ts';
import { ChunkError } from '../world/chunks';
import type { Browser } from '../world/browser';
import { checkAreas } from './areas';
import { hold, InvariantBroken } from './broken';
import { contextsOf, type Before, type Context } from './context';
import { checkDialogs } from './dialogs';
import { checkOverlay } from './overlay';
import { checkSecrets } from './secrets';
import { checkSession } from './session';
import { checkStored } from './stored';

const CHECKS = [checkReported, checkSecrets, checkOverlay, checkStored, checkSession, checkDialogs, checkAreas];

/** Throws `InvariantBroken` for the first promise that does not hold after a step. */
export function checkInvariants(browser: Browser, before: Before): void {
  const contexts = contextsOf(browser, before);
  for (const check of CHECKS) contexts.forEach(check);
}

function checkReported({ tab }: Context): void {
  for (const error of tab.page.reported.splice(0)) {
    // A saga that survives an error reports it, the model's own too.
    if (error instanceof InvariantBroken) throw error;
    const expected = error instanceof ChunkError || (error instanceof Error && error.message === MENU_MALFORMED);
    hold('nothing is reported but a chunk that cannot be had and a menu that is none', expected, () => String(error));
  }
}
