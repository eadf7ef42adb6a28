import { createSuiteClient } from './suiteClient';
import { variables } from './accounts';
import type { Accounts, AccountName } from './suiteWorld';
import { CheckFailure, NotImplemented, NoAnswer } from './checkOutcome';

/** What to do where the address does not lead to a backend. */
function advice(base: string, error: unknown): unknown {
  if (error instanceof NoAnswer) {
    return new Error(`Nadie responde en ${base}/: revise la dirección y que el backend esté en marcha`);
  }
  if (error instanceof NotImplemented || error instanceof CheckFailure) {
    return new Error(
      `En ${base}/ no responde un backend de este contrato: revise la dirección, que es su base, como http://127.0.0.1:8081/cupo-escolar/ (${error.message})`,
    );
  }
  return error;
}

/**
 * Signs each user in before anything is tried: a mistyped address or password would fail every trial alike.
 * @throws in Spanish, what to do
 */
export async function checkSignIn(base: string, accounts: Accounts): Promise<void> {
  const client = createSuiteClient(base);
  for (const who of Object.keys(variables) as AccountName[]) {
    const { user, password } = accounts[who];
    const { status } = await client
      .ask('generarToken', { payload: { login: user, password: password } })
      .catch((error: unknown) => {
        throw advice(base, error);
      });
    const [userOption, keyOption] = variables[who];
    if (status === 429) throw new Error(`«${user}» está bloqueado por intentos fallidos: espere unos minutos y vuelva a empezar`);
    if (status >= 400) throw new Error(`«${user}» no puede entrar (${status}): revise --${userOption} y --${keyOption}`);
  }
}
