import { spawn } from 'node:child_process';

import { tlsOf } from '../db/postgresTls';

/** The address without its password, which every user of the machine could read in a list of programs. */
function connectionOf(url: string): { readonly address: string; readonly variables: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    address: address.href,
    variables: {
      ...process.env,
      ...(password !== '' && { PGPASSWORD: password }),
      ...(tlsOf(url).ssl !== undefined && { PGSSLMODE: 'verify-full' }),
    },
  };
}

/**
 * Runs one of PostgreSQL's own programs on a database; what it says goes to this program's output.
 * @throws in Spanish when it is not installed or fails
 */
export function runPostgresProgram(program: 'pg_dump' | 'pg_restore', url: string, options: readonly string[]): Promise<void> {
  const { address, variables } = connectionOf(url);
  return new Promise((resolve, reject) => {
    const child = spawn(program, [`--dbname=${address}`, '--no-owner', '--no-privileges', ...options], {
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () =>
      reject(new Error(`No se encontró ${program}: instale el cliente de PostgreSQL, de la versión del servidor`)),
    );
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} terminó con un error (código ${code}): léalo arriba`));
    });
  });
}
