import { demoUsers } from './users/demoUsers';

/** Who may sign in to a demonstration. */
export const demoAdvice = [
  'Usuarios de demostración (usuario, contraseña):',
  ...demoUsers.map(({ login, password, description }) => `  ${login.padEnd(12)} ${password.padEnd(16)} ${description}`),
].join('\n');

/** Prints where the thing is, and what is said of who may sign in. */
export function announce(what: string, address: string, advice: string | undefined): void {
  console.log([`${what}: ${address}`, ...(advice === undefined ? [] : [advice])].join('\n'));
}

/** Ends the program with the error's message alone: what a person can act on. */
export function failToStart(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
