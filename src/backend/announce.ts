import { demoUsers } from './users/demoUsers';

/** Prints where the thing is and who may sign in. */
export function announce(what: string, address: string): void {
  const lines = demoUsers.map(
    ({ login, password, description }) => `  ${login.padEnd(12)} ${password.padEnd(16)} ${description}`,
  );
  console.log([`${what}: ${address}`, 'Usuarios de demostración (usuario, contraseña):', ...lines].join('\n'));
}

/** Ends the program with the error's message alone: what a person can act on. */
export function failToStart(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
