import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#app/rootReducer.ts';
import type { StorageChange } from '#services/storage/storageTypes.ts';
import { createFakeNavigation, type FakeNavigation } from '#test/support/world/fakeNavigation.ts';
import type { Recorder } from './devTools';
import { openPage, type Page } from './page';
import { createPageStorage, type StorageHealth } from './storage';

export type TabName = 'A' | 'B';
export const TAB_NAMES: readonly TabName[] = ['A', 'B'];

export interface Tab {
  name: TabName;
  navigation: FakeNavigation;
  /** sessionStorage: outlives the page. */
  values: Map<string, string>;
  page: Page;
  /** What reached the reducers since the last check, and what came of it. */
  recorded: { action: UnknownAction; state: RootState }[];
  /** The parts of the state that were looked through last. */
  looked: Map<string, unknown>;
  chunkNetwork: 'atOnce' | 'held' | 'down';
  /** A newer build is on the server. */
  replaced: boolean;
  /** Changes by the other tab that this one is still to hear of; not as long as it is `late`. */
  unheard: StorageChange[];
  late: boolean;
  /** The page was loaded anew since the last step: what it kept in memory is gone. */
  reloaded: boolean;
  /** Loads the page anew. */
  reload(): void;
}

interface TabWorld {
  name: TabName;
  at: string;
  shared: Map<string, string>;
  health: StorageHealth;
  now(): number;
  /** Takes a change of the shared storage to the other tab. */
  tell(change: StorageChange): void;
  recorder: Recorder;
}

export function openTab({ name, at, shared, health, now, tell, recorder }: TabWorld): Tab {
  const navigation = createFakeNavigation(at);
  const values = new Map<string, string>();
  const recorded: Tab['recorded'] = [];

  const load = () =>
    openPage({
      navigation,
      storage: createPageStorage(values, shared, health, tell),
      now,
      recorder(action, before, after) {
        recorded.push({ action, state: after as RootState });
        recorder(action, before, after);
      },
      chunkNetwork: () => tab.chunkNetwork,
      isReplaced: () => tab.replaced,
    });

  const tab: Omit<Tab, 'page'> & { page?: Page } = {
    name,
    navigation,
    values,
    recorded,
    looked: new Map(),
    chunkNetwork: 'atOnce',
    replaced: false,
    unheard: [],
    late: false,
    reloaded: false,
    reload() {
      tab.page?.leave();
      tab.unheard = [];
      tab.replaced = false;
      tab.reloaded = true;
      tab.page = load();
    },
  };
  // The page asks its tab while it loads, so the tab comes first.
  return Object.assign(tab, { page: load() });
}
