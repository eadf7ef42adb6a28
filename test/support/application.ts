import { resolve } from 'node:path';

import express, { type Express } from 'express';

import { backendPath, type BackendOptions, createBackend } from '#backend/app.ts';
import type { Database } from '#backend/db/database.ts';
import { createDemoUserStore } from '#backend/users/demoUsers.ts';
import { readSummary } from '#backend/places/summary.ts';
import { listen, type Listening } from '#backend/listen.ts';
import { createPreview } from '#backend/preview.ts';
import { createHoldToContract } from './holdToContract';
import { createScript, type Script } from './script';
import { createDemoClock, createTestDatabase } from './testDatabase';
import { createTestFiles } from './testFiles';

const builtForProduction = resolve(__dirname, '../../dist');

interface ScriptedBackend {
  readonly app: Express;
  readonly script: Script;
  readonly database: Database;
  /**
   * Closes a database of its own, not one that was given.
   * @throws when an answer of the backend's was not of the contract
   */
  close(): Promise<void>;
}

/**
 * The real backend behind a script, to be mounted under the backend's path, each of its answers held to the contract.
 * It is a demonstration: without a database it has one of its own, with that city; without a clock, that city's; its
 * users are the demonstration's unless others are given.
 */
export function createScriptedBackend(options: Partial<BackendOptions> = {}): ScriptedBackend {
  const script = createScript();
  const database = options.database ?? createTestDatabase();
  const ownFiles = createTestFiles();
  const files = options.files ?? ownFiles;
  const contract = createHoldToContract();
  const app = express();
  app.use(script.middleware);
  app.use(contract.middleware);
  app.use(createBackend({ now: createDemoClock(), users: createDemoUserStore(database), ...options, database, files }));
  const close = async (): Promise<void> => {
    if (!options.database) await database.close();
    ownFiles.close();
    contract.expectHeld();
  };
  return { app, script, database, close };
}

export interface ApplicationOptions {
  /** The folder of the build; without it, that of `npm run build`. */
  readonly dist?: string;
  readonly backend?: Partial<BackendOptions>;
  /** The folder that the build is served from, such as `/x/`. */
  readonly base?: string;
  /** Replaces the build's config.json: a text is sent as it is, anything else as JSON. */
  readonly config?: unknown;
  /** The backend listens on a port of its own, and `config.apiBase` is its absolute address (CORS). */
  readonly elsewhere?: boolean;
}

export interface Application {
  /** The address of the page, with a trailing slash. */
  readonly url: string;
  readonly script: Script;
  readonly database: Database;
  /** The number of live requests, as the areas' pages show it. */
  solicitudes(): Promise<string>;
  close(): Promise<void>;
}

/** The built application (`npm run build`) and its backend, its database open, on free ports. */
export async function startApplication(options: ApplicationOptions = {}): Promise<Application> {
  const { dist = builtForProduction, base = '/', elsewhere = false } = options;
  const page = express();
  const front = await listen(page, 0);
  const allowedOrigins = elsewhere ? [front.origin] : [];
  const backend = createScriptedBackend({ allowedOrigins, ...options.backend });
  const solicitudes = async (): Promise<string> => String((await readSummary(backend.database)).solicitudes);
  // Opening it holds up this process, which no page should have to wait for.
  await solicitudes();

  let other: Listening | undefined;
  let config = options.config;
  if (elsewhere) {
    other = await listen(express().use(backendPath, backend.app), 0);
    config = { ...(typeof config === 'object' ? config : {}), apiBase: `${other.origin}${backendPath}/` };
  }
  if (config !== undefined) {
    page.get(`${base}config.json`, (_request, response) => {
      response.type('json').send(typeof config === 'string' ? config : JSON.stringify(config));
    });
  }
  page.use(createPreview({ dist, base, ...(other ? { connectTo: [other.origin] } : { backend: backend.app }) }));

  return {
    url: `${front.origin}${base}`,
    script: backend.script,
    database: backend.database,
    solicitudes,
    close: async () => {
      await Promise.all([front.close(), other?.close()]);
      await backend.close();
    },
  };
}
