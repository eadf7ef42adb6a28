import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { warn } from '#services/report.ts';
import { createCleaner } from './withoutPersonal';

/** What the browser's extension is told in a development build (README.md, beside this file). */
export function devToolsOptions(): DevToolsEnhancerOptions {
  if (process.env.DEVTOOLS_PERSONAL) {
    warn('Las Redux DevTools muestran y exportan los datos de las personas como son (DEVTOOLS_PERSONAL).');
    return {};
  }
  const clean = createCleaner();
  return { actionSanitizer: clean, stateSanitizer: clean };
}
