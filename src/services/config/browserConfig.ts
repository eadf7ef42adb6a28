import { loadOnce } from '../../shared/loadOnce';
import { checkConfig } from './checkConfig';
import { DEFAULT_CONFIG } from './defaults';
import type { ConfigService } from './types';

/** A start must not wait longer for a file that only adapts it (D16, D26). */
const FETCH_TIMEOUT_MS = 5_000;

/** Reads `config.json` beside the page, once; what is wrong with it goes to `report` (D16, D26). */
export function createConfigService(report: (error: unknown) => void): ConfigService {
  const complain = (message: string) => report(new Error(message));
  return {
    read: loadOnce(async () => {
      try {
        return checkConfig(await fetchConfig(), complain);
      } catch (error) {
        report(error);
        return DEFAULT_CONFIG;
      }
    }),
  };
}

async function fetchConfig(): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FETCH_TIMEOUT_MS);
  try {
    const answer = await fetch(new URL('config.json', document.baseURI), {
      // The file changes without a new build: its copy is asked for again, not trusted.
      cache: 'no-cache',
      signal: controller.signal,
    });
    if (!answer.ok) throw new Error(`config.json: HTTP ${answer.status}`);
    // The signal also ends a body that stalls.
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}
