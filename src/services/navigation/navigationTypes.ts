/** Where the address bar is, after normalising (D5). */
export interface Address {
  /** Starts with one '/', has no empty segments and no trailing slash; '/' for the empty path. */
  path: string;
  /** '' or '?…'. */
  search: string;
  /** Names the history entry; 'default' for the first. */
  key: string;
}

/** How the address got there: by link, by replacing, or by Back, Forward and typing. */
export type NavigationKind = 'push' | 'replace' | 'pop';

export interface NavigationService {
  current(): Address;
  /** `to`: an internal path, with or without a search part. A listener is told before it returns. */
  push(to: string): void;
  replace(to: string): void;
  /** Replaces what the address bar shows and tells no one: for a replayed state. */
  show(address: Address): void;
  back(): void;
  /** What a link's href says for the path `to`: '#/sitio'. */
  href(to: string): string;
  listen(listener: (address: Address, kind: NavigationKind) => void): () => void;
  /** Tells that the browser brought the page back from its back/forward cache (D21). */
  onPageRestored(listener: () => void): () => void;
  /** Loads the page anew. */
  reload(): void;
}
