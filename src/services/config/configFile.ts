/** A start must not wait longer for a file that only adapts it (D16, D26). */
const FETCH_TIMEOUT_MS = 5_000;

declare global {
  interface Window {
    configFile?: Promise<unknown>;
  }
}

/**
 * What `config.json` beside the page holds; rejects when it cannot be had. It is asked for once, by the first of the
 * page's scripts that runs: the application's own would ask for it only when the first load has come.
 */
export function configFile(): Promise<unknown> {
  return (window.configFile ??= fetchConfig());
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
