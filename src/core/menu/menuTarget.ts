import { parseHash } from '#services/navigation/hashAddress.ts';
import { asBrowsersRead } from '#services/navigation/addressText.ts';
import type { MenuTarget } from './menuEntry';

const NONE: MenuTarget = { kind: 'none' };
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** What nearly all entries have: a path with nothing in it to decode, drop or encode. */
const PLAIN_PATH = /^#?\/?([\w.~-]+(?:\/[\w.~-]+)*)$/;
const PROTOCOL_RELATIVE = /^[\\/]{2}/;

/** Where a menu's url leads, whatever its form and level (D22). */
export function menuTarget(url: unknown): MenuTarget {
  if (typeof url !== 'string') return NONE;
  const plain = PLAIN_PATH.exec(url)?.[1];
  if (plain !== undefined) return { kind: 'internal', to: `/${plain}` };
  const address = asBrowsersRead(url);
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme) return isWeb(scheme, address) ? { kind: 'external', href: url } : NONE;
  if (PROTOCOL_RELATIVE.test(address)) return NONE;
  const hash = address.replace(/^#/, '');
  if (hash === '' || hash.includes('\\') || PROTOCOL_RELATIVE.test(hash)) return NONE;
  // As the address bar writes it, so that the entry of the current page is found.
  const { path, search } = parseHash(hash);
  return { kind: 'internal', to: path + search };
}

function isWeb(scheme: string, address: string): boolean {
  return (scheme === 'http' || scheme === 'https') && URL.canParse(address);
}
