import { hasOddCharacters } from '../navigation/addressText';

/** Any base serves to see whether a path leaves it. */
const SOME_BASE = 'http://base.invalid/one/two/';

/**
 * The base of all calls (D17), ending in one slash: a path for a backend on the page's own origin,
 * else an absolute http(s) address. `null` when `configured` is neither.
 * An empty base is '/'. One without a leading slash is relative to the page's folder, as in a link.
 */
export function resolveBase(configured: string, pageUrl: string): string | null {
  if (configured === '') return '/';
  const url = parse(configured, pageUrl);
  if (url === null || hasOddCharacters(configured)) return null;
  const page = new URL(pageUrl);
  // A query or fragment in the base would swallow the path that is appended.
  const path = `${url.pathname.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/?/, '/');
  if (url.protocol === page.protocol && url.host === page.host) return path;
  return /^https?:$/.test(url.protocol) ? `${url.origin}${path}` : null;
}

/** Whether `path` stays below whatever base it is appended to, and so inside the backend (D17). */
export function isBackendPath(path: string): boolean {
  if (hasOddCharacters(path) || path.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(path)) return false;
  const url = parse(joinAddress(SOME_BASE, path), SOME_BASE);
  return url !== null && url.href.startsWith(SOME_BASE);
}

/** `base` as `resolveBase` gave it; `path` with or without its leading slash. */
export function joinAddress(base: string, path: string): string {
  return base + path.replace(/^\//, '');
}

/** Whether a final address is relative in the sense of B31: on the page's own origin (D18). */
export function isRelativeAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
