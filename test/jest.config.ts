import { resolve } from 'node:path';

import type { Options } from '@swc/core';
import type { Config } from 'jest';

import { compilerOptions } from '../tsconfig.json';

const rootDir = resolve(__dirname, '..');

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** swc does it in a twentieth of the time; but in what it writes for JSX the coverage would miss branches. */
const scripts: [string, Options] = ['@swc/jest', { swcrc: false, jsc: { parser: { syntax: 'typescript' } } }];
const screens: [string, Record<string, unknown>] = [
  'ts-jest',
  { diagnostics: false, tsconfig: { ...compilerOptions, module: 'CommonJS', isolatedModules: true } },
];

/** Types are checked by tsc, once for all; here each file is only translated. */
const common = {
  rootDir,
  transform: { '\\.(ts|js)$': scripts, '\\.tsx$': screens },
  // These come as ES modules only, which Jest does not run on Node 20.
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|@noble/)'],
  moduleNameMapper: {
    '\\.(css|scss|svg)$': '<rootDir>/test/support/emptyModule.ts',
    // It says `import.meta`, which a CommonJS module cannot; no test starts a browser's worker by it.
    '/create(Allocation|Comparison|Import|Photo)Worker$': '<rootDir>/test/support/noWorker.ts',
  },
  restoreMocks: true,
  // Handed to each module: as properties of a test's global object they are looked up slowly, each time anew.
  sandboxInjectedGlobals: [
    ...['Array', 'Boolean', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String', 'Symbol'],
    ...['Float64Array', 'Int32Array', 'Uint8Array', 'Uint16Array', 'Uint32Array'],
  ],
} satisfies Project;

/** Tests that stand on the backend's database. */
const onNode: Project = {
  ...common,
  testEnvironment: '<rootDir>/test/support/onNode/environment.ts',
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/onNode/timeout.ts'],
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^@electric-sql/pglite(/contrib/pg_trgm)?$': '<rootDir>/test/support/onNode/pglite.ts',
    '^#backend/contract/answers\\.ts$': '<rootDir>/test/support/onNode/answers.ts',
    '^#backend/startThread\\.ts$': '<rootDir>/test/support/threads/startThread.ts',
  },
};

const config: Config = {
  rootDir,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/{unit,saga,component,model}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/jsdomSetup.ts'],
    },
    {
      ...onNode,
      displayName: 'backend',
      testMatch: ['<rootDir>/test/{backend,contract}/**/*.test.ts'],
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
    },
    {
      ...onNode,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
    },
  ],
  testSequencer: '<rootDir>/test/longestFirst.mjs',
  // The first frame is drawn while the page is built: the end-to-end tests see it.
  collectCoverageFrom: ['src/{core,kits,requestForm,shell,services,app}/**/*.{ts,tsx}', '!src/app/loading/firstFrame.tsx'],
  coverageDirectory: 'coverage',
  coverageReporters: ['text-summary', 'lcov'],
  coverageThreshold: {
    global: {},
    './src/core/': { branches: 95 },
    './src/kits/': { branches: 95 },
    './src/requestForm/': { branches: 95 },
    './src/shell/': { branches: 95 },
    './src/services/': { branches: 95 },
    './src/app/': { branches: 95 },
  },
};

export default config;
