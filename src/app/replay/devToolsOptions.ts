import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { warn } from '#services/report.ts';
import { createCleaner } from './withoutPersonal';

/**
 * A clerk's working day, some 1,500 actions. Measured with a recorded session: 2,000 of them take 3 MB, since states
 * share what does not change, and 4 MB with the stand-ins; an export of them has 40 MB.
 */
const MAX_AGE = 2_000;

/**
 * All that the DevTools offer. Were these left out, they would export the actions from the page itself, past the
 * sanitizers ('custom').
 */
const FEATURES = {
  lock: true,
  export: true,
  import: 'custom',
  persist: true,
  pause: true,
  reorder: true,
  jump: true,
  skip: true,
  dispatch: true,
  test: true,
} satisfies DevToolsEnhancerOptions['features'];

/** What the browser's extension is told in a development build (README.md, beside this file). */
export function devToolsOptions(): DevToolsEnhancerOptions {
  if (process.env.DEVTOOLS_PERSONAL) {
    warn('Las Redux DevTools muestran y exportan los datos de las personas como son (DEVTOOLS_PERSONAL).');
    return { maxAge: MAX_AGE };
  }
  const clean = createCleaner();
  return { maxAge: MAX_AGE, features: FEATURES, actionSanitizer: clean, stateSanitizer: clean };
}
