import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import type { Config } from '#services/config/configTypes.ts';
import type { Services } from '#services/services.ts';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { createFakeDialogs, type FakeDialogs } from './fakeDialogs';
import { createFakeFiles, type FakeFiles } from './fakeFiles';
import { createFakeHttp, type FakeHttp } from './fakeHttp';
import { createFakeNavigation, type FakeNavigation } from './fakeNavigation';
import { createFakeStorage, type FakeStorage } from './fakeStorage';
import { createFakeWorkers, type FakeWorkers } from './fakeWorkers';

/** A tab's world, in memory: the services with what a test needs to move them. */
export interface World extends Services {
  dialogs: FakeDialogs;
  files: FakeFiles;
  http: FakeHttp;
  navigation: FakeNavigation;
  storage: FakeStorage;
  workers: FakeWorkers;
  /** What was reported, for a test that expects it to take: what no test has taken fails it. */
  takeReported(): unknown[];
}

const reports: unknown[] = [];

/** Fails with what was reported and not expected: `surviving` keeps what a worker throws from everything else. */
export function expectNothingReported(): void {
  const texts = reports.splice(0).map((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  if (texts.length > 0) throw new Error(`Reported, which the test did not expect:\n${texts.join('\n')}`);
}

// Benchmarks have worlds, but no hooks.
if (typeof afterEach === 'function') afterEach(expectNothingReported);

interface Given {
  /** Where the tab starts. */
  at?: string;
  storage?: FakeStorage;
  config?: Partial<Config>;
}

export function createWorld({ at = '/', storage = createFakeStorage(), config = {} }: Given = {}): World {
  return {
    config: { read: () => Promise.resolve({ ...DEFAULT_CONFIG, ...config }) },
    deployment: {
      isOffline: () => false,
      isReplaced: () => Promise.resolve(false),
      reloadIfReplaced: () => Promise.resolve(false),
    },
    dialogs: createFakeDialogs(),
    files: createFakeFiles(),
    http: createFakeHttp(() => storage.tab.get(TOKEN_KEY)),
    navigation: createFakeNavigation(at),
    storage,
    workers: createFakeWorkers(),
    report: (error) => void reports.push(error),
    takeReported: () => reports.splice(0),
  };
}
