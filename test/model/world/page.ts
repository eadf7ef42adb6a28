import './devTools';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createLoaders, type HeldChunk } from './chunks';
import { createAppStore } from '#app/store.ts';
import type { RootState } from '#app/rootReducer.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import type { Services } from '#services/services.ts';
import { readToken } from '#services/storage/token.ts';
import { createFakeFiles } from '#test/support/world/fakeFiles.ts';
import { createFakeWorkers } from '#test/support/world/fakeWorkers.ts';
import { createFakeHttp, type FakeHttp } from '#test/support/world/fakeHttp.ts';
import type { FakeNavigation } from '#test/support/world/fakeNavigation.ts';
import { createWatchedDialogs, type WatchedDialogs } from './dialogs';
import { recorded, type Recorder } from './devTools';
import type { PageStorage } from './storage';

/** A page as the browser has it, from loading to leaving: the whole application in its world. */
export interface Page {
  http: FakeHttp;
  dialogs: WatchedDialogs;
  storage: PageStorage;
  /** Chunks on their way. */
  chunks: Map<string, HeldChunk>;
  /** What was reported, for the check after each step to take away. */
  reported: unknown[];
  /** Since when HTTP has been active; null when it is not. */
  busySince: number | null;
  /** A newer build was found: the page wants to be loaded anew. */
  reloadWanted: boolean;
  state(): RootState;
  dispatch(action: UnknownAction): void;
  token(): string | null;
  /** The tab has left it: it hears nothing any more. */
  leave(): void;
}

interface PageWorld {
  navigation: FakeNavigation;
  storage: PageStorage;
  now(): number;
  recorder: Recorder;
  /** How chunks come: at once, when released, or not at all. */
  chunkNetwork(): 'atOnce' | 'held' | 'down';
  isReplaced(): boolean;
}

/** Loads the application; it starts at once. */
export function openPage({ navigation, storage, now, recorder, chunkNetwork, isReplaced }: PageWorld): Page {
  const token = () => readToken(storage);
  const http = createFakeHttp(token);
  const dialogs = createWatchedDialogs();
  const chunks = new Map<string, HeldChunk>();
  const reported: unknown[] = [];
  const farewells: (() => void)[] = [];
  const until = (off: () => void) => {
    farewells.push(off);
    return off;
  };

  http.onActivity((event) => {
    // The fake tells before it forgets a call that ends, and after it knows one that starts.
    if (event === 'started') page.busySince ??= now();
    else if (http.pending.length === 0) page.busySince = null;
  });

  const services: Services = {
    config: { read: () => Promise.resolve(DEFAULT_CONFIG) },
    deployment: {
      isOffline: () => false,
      isReplaced: () => Promise.resolve(isReplaced()),
      reloadIfReplaced() {
        page.reloadWanted = isReplaced();
        return Promise.resolve(page.reloadWanted);
      },
    },
    dialogs,
    files: createFakeFiles(),
    http,
    storage,
    workers: createFakeWorkers(),
    // The history outlives the page, its listeners do not.
    navigation: {
      ...navigation,
      listen: (listener) => until(navigation.listen(listener)),
      onPageRestored: (listener) => until(navigation.onPageRestored(listener)),
    },
    report: (error) => void reported.push(error),
  };
  const { store, start } = recorded(recorder, () => createAppStore(services, createLoaders(chunks, chunkNetwork)));

  const page: Page = {
    http,
    dialogs,
    storage,
    chunks,
    reported,
    busySince: null,
    reloadWanted: false,
    state: () => store.getState(),
    dispatch: (action) => void store.dispatch(action),
    token,
    leave: () => farewells.forEach((off) => off()),
  };
  start();
  return page;
}
