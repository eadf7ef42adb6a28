import { isRelativeAddress } from './httpAddress';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/** The anti-forgery header of a call (B31, D18), or none. */
export function antiForgeryHeaders(method: string, address: string): Record<string, string> {
  if (['GET', 'HEAD'].includes(method.toUpperCase()) || !isRelativeAddress(address)) return {};
  const value = readCookie(COOKIE);
  return value === '' ? {} : { [HEADER]: headerValue(value) };
}

/** The raw value, '' where there is none. Other cookies, however malformed, are only skipped. */
function readCookie(name: string): string {
  for (const pair of allCookies().split(';')) {
    const equals = pair.indexOf('=');
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return '';
}

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed page has no cookies and says so by throwing.
    return '';
  }
}

/** Decoded; as it is where it cannot be decoded or where the result could not travel in a header. */
function headerValue(raw: string): string {
  try {
    const decoded = decodeURIComponent(raw);
    return /^[\u0021-\u007e\u00a0-\u00ff]+$/.test(decoded) ? decoded : raw;
  } catch {
    return raw;
  }
}
