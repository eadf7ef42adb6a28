import { formatHash, parseHash, type HashAddress } from './hashAddress';
import type { Address, NavigationKind, NavigationService } from './navigationTypes';

type Listener = (address: Address, kind: NavigationKind) => void;

/**
 * The address bar's hash. Own code and not react-router's hash history: that one gives typed
 * addresses no key, throws where a browser limits how often the address changes, and takes one listener.
 */
export function createNavigationService(report: (error: unknown) => void): NavigationService {
  const { history, location } = window;
  const listeners = new Set<{ listener: Listener }>();
  let turns = 0;
  let shown: Address = { ...parseHash(location.hash), key: readKey() ?? 'default' };
  nameEntry();

  function read(): Address {
    const address = parseHash(location.hash);
    // An entry that the browser made (a typed hash, a plain link) has no name yet.
    return { ...address, key: readKey() ?? (isShown(address) ? shown.key : newKey()) };
  }

  function isShown({ path, search }: HashAddress): boolean {
    return path === shown.path && search === shown.search;
  }

  function nameEntry() {
    if (readKey() === null) tryTo(() => history.replaceState({ key: shown.key }, ''));
  }

  function tell(address: Address, kind: NavigationKind) {
    shown = address;
    turns += 1;
    const turn = turns;
    for (const { listener } of [...listeners]) {
      // A listener that went on to another page has told everyone of that one already.
      if (turn !== turns) return;
      tryTo(() => listener(address, kind));
    }
  }

  function go(to: string, kind: 'push' | 'replace') {
    const target = parseHash(to);
    // A second entry with the same address would make Back do nothing.
    const how = isShown(target) ? 'replace' : kind;
    const write = how === 'push' ? 'pushState' : 'replaceState';
    try {
      history[write]({ key: newKey() }, '', formatHash(target));
    } catch (error) {
      // Some browsers limit how often this may be called (Safari: 100 times in 30 s).
      report(error);
      location.hash = formatHash(target);
    }
    tell(read(), how);
  }

  /** Typing a hash fires popstate and hashchange; Back and Forward, one or both. */
  function follow() {
    const next = read();
    const isNew = !isShown(next) || next.key !== shown.key;
    if (isNew) shown = next;
    nameEntry();
    if (isNew) tell(next, 'pop');
  }

  function tryTo(work: () => void) {
    try {
      work();
    } catch (error) {
      report(error);
    }
  }

  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);

  return {
    current: () => shown,
    push: (to) => go(to, 'push'),
    replace: (to) => go(to, 'replace'),
    show(address) {
      // Where the browser refuses, the bar stays behind: any other way to write it would be told.
      tryTo(() => history.replaceState({ key: address.key }, '', formatHash(address)));
      shown = read();
    },
    back: () => history.back(),
    href: (to) => formatHash(parseHash(to)),
    listen(listener) {
      const subscription = { listener };
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
      };
    },
    onPageRestored(listener) {
      const whenShown = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      window.addEventListener('pageshow', whenShown);
      return () => window.removeEventListener('pageshow', whenShown);
    },
    reload: () => location.reload(),
  };
}

/** The name that we gave the current history entry. */
function readKey(): string | null {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : null;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
