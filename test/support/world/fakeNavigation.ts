import type { Address, NavigationKind, NavigationService } from '#services/navigation/navigationTypes.ts';
import { parseHash } from '#services/navigation/hashAddress.ts';

export interface FakeNavigation extends NavigationService {
  /** The history's paths, the oldest first. */
  readonly entries: readonly string[];
  /** What a person does in the address bar. */
  type(to: string): void;
  restorePage(): void;
  readonly reloads: number;
}

/** A tab's history, in memory. */
export function createFakeNavigation(start = '/'): FakeNavigation {
  let count = 0;
  let reloads = 0;
  const toAddress = (to: string): Address => ({ ...parseHash(to), key: count === 0 ? 'default' : `key${count}` });
  let entries = [toAddress(start)];
  let index = 0;
  const listeners = new Set<(address: Address, kind: NavigationKind) => void>();
  const restored = new Set<() => void>();
  const current = (): Address => entries[index] ?? toAddress('/');
  const tell = (kind: NavigationKind) => listeners.forEach((listener) => listener(current(), kind));
  const enter = (to: string, kind: NavigationKind) => {
    count += 1;
    if (kind === 'replace') entries[index] = toAddress(to);
    else {
      entries = [...entries.slice(0, index + 1), toAddress(to)];
      index += 1;
    }
    tell(kind);
  };
  return {
    get entries() {
      return entries.map(({ path, search }) => path + search);
    },
    get reloads() {
      return reloads;
    },
    current,
    push: (to) => enter(to, 'push'),
    replace: (to) => enter(to, 'replace'),
    type: (to) => enter(to, 'pop'),
    show(address) {
      entries[index] = address;
    },
    back() {
      if (index === 0) return;
      index -= 1;
      tell('pop');
    },
    href: (to) => `#${to}`,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPageRestored(listener) {
      restored.add(listener);
      return () => restored.delete(listener);
    },
    restorePage: () => restored.forEach((listener) => listener()),
    reload: () => {
      reloads += 1;
    },
  };
}
