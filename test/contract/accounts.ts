import type { Account, Accounts } from './suiteWorld';

/** The option that names each user, the one of the password, and who it is. */
export const variables = {
  revisora: ['usuario', 'clave', 'quien tramita solicitudes'],
  colega: ['usuario2', 'clave2', 'otra persona que tramita solicitudes'],
  gestion: ['usuario3', 'clave3', 'quien administra cupos y no tramita solicitudes'],
} as const;

const variableOf = (opcion: string): string => `CONTRATO_${opcion.toUpperCase()}`;

export const usage = [
  'Uso: npm run contract -- URL --usuario U --clave C --usuario2 U --clave2 C --usuario3 U --clave3 C',
  'URL es la base del backend, como http://127.0.0.1:8081/cupo-escolar/. Cada opción puede venir de una variable:',
  ...Object.values(variables).map(
    ([userOption, passwordOption, who]) =>
      `  --${userOption}, --${passwordOption} (${variableOf(userOption)}, ${variableOf(passwordOption)}): ${who}`,
  ),
  'Con la convocatoria abierta, radica solicitudes a nombre de «PRUEBA DEL CONTRATO» y al final las retira.',
].join('\n');

type Opciones = Readonly<Record<string, string | undefined>>;

/**
 * Who to sign in as: an option, or else its variable of the environment.
 * @throws in Spanish, with all that is missing
 */
export function readAccounts(opciones: Opciones, environment: Opciones): Accounts {
  const missing: string[] = [];
  const readOption = (opcion: string): string => {
    const value = opciones[opcion] ?? environment[variableOf(opcion)] ?? '';
    if (value === '') missing.push(`--${opcion} (o ${variableOf(opcion)})`);
    return value;
  };
  const accountOf = ([userOption, passwordOption]: readonly [string, string, string]): Account => ({
    user: readOption(userOption),
    password: readOption(passwordOption),
  });
  const { revisora, colega, gestion } = variables;
  const accounts = { revisora: accountOf(revisora), colega: accountOf(colega), gestion: accountOf(gestion) };
  if (missing.length > 0) throw new Error(`Faltan usuarios: ${missing.join(', ')}\n${usage}`);
  return accounts;
}
