import express from 'express';

import { backendPath, createBackend } from '#backend/app.ts';
import { createDemoUserStore } from '#backend/users/demoUsers.ts';
import type { Accounts } from '../contract/suiteWorld';
import { listen } from '#backend/listen.ts';
import { createDemoClock, type TestDatabases } from './testDatabase';
import { createTestFiles } from './testFiles';

const account = (user: string) => ({ user, password: `${user}2026` });

/** The demonstration's users whom the suite signs in as. */
export const testAccounts: Accounts = {
  revisora: account('revisora'),
  colega: account('funcionario'),
  gestion: account('coordinador'),
};

interface ContractBackend {
  /** `apiBase`, without a slash at its end. */
  readonly base: string;
  close(): Promise<void>;
}

/** The test backend on a database, for the contract's suite, which holds its answers to the contract itself. */
export async function startContractBackend(databases: TestDatabases): Promise<ContractBackend> {
  const database = await databases.seeded();
  const files = createTestFiles();
  const backend = createBackend({ database, files, users: createDemoUserStore(database), now: createDemoClock() });
  const server = await listen(express().use(backendPath, backend), 0);
  return {
    base: `${server.origin}${backendPath}`,
    close: async () => {
      await server.close();
      await database.close();
      files.close();
    },
  };
}
