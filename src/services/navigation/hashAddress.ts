import { normalizePath } from './normalizePath';

/** What an address bar's hash, or an internal path, says (D5). */
export interface HashAddress {
  path: string;
  search: string;
}

/** Takes any text, with or without its '#'; a fragment within the hash means nothing here. */
export function parseHash(text: string): HashAddress {
  // Encoded as the address bar would, so that a path reads the same before and after it was there.
  const { hash } = new URL(`#${text.replace(/^#/, '')}`, 'http://page.invalid/');
  const [, path = '', search = ''] = /^#?([^?#]*)(\?[^#]*)?/.exec(hash) ?? [];
  return { path: normalizePath(path), search: search === '?' ? '' : search };
}

export function formatHash({ path, search }: HashAddress): string {
  return `#${path}${search}`;
}
