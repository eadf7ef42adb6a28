import { resolve } from 'node:path';

import type { Config } from 'jest';

import { compilerOptions } from '../tsconfig.json';

const rootDir = resolve(__dirname, '..');

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Types are checked by tsc, once for all; here each file is only translated. */
const common: Project = {
  rootDir,
  transform: {
    '^.+\\.(tsx?|js)$': [
      'ts-jest',
      { diagnostics: false, tsconfig: { ...compilerOptions, module: 'CommonJS', isolatedModules: true, allowJs: true } },
    ],
  },
  // These come as ES modules only, which Jest does not run on Node 20.
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|@noble/)'],
  moduleNameMapper: { '\\.(css|scss|svg)$': '<rootDir>/test/support/emptyModule.ts' },
  restoreMocks: true,
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
    { ...common, displayName: 'backend', testEnvironment: 'node', testMatch: ['<rootDir>/test/backend/**/*.test.ts'] },
    { ...common, displayName: 'e2e', testEnvironment: 'node', testMatch: ['<rootDir>/test/e2e/**/*.test.ts'] },
  ],
  // The first frame is drawn while the page is built: the end-to-end tests see it.
  collectCoverageFrom: ['src/{features,services,app}/**/*.{ts,tsx}', '!src/app/firstFrame.tsx'],
  coverageDirectory: 'coverage',
  coverageReporters: ['text-summary', 'lcov'],
  coverageThreshold: {
    global: {},
    './src/features/': { branches: 95 },
    './src/services/': { branches: 95 },
    './src/app/': { branches: 95 },
  },
};

export default config;
