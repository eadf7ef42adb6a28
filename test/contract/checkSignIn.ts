import { createCliente } from './suiteClient';
import { variables } from './accounts';
import type { Cuentas, Quien } from './suiteWorld';
import { Falla, SinImplementar, SinRespuesta } from './checkOutcome';

/** What to do where the address does not lead to a backend. */
function consejo(base: string, error: unknown): unknown {
  if (error instanceof SinRespuesta) {
    return new Error(`Nadie responde en ${base}/: revise la dirección y que el backend esté en marcha`);
  }
  if (error instanceof SinImplementar || error instanceof Falla) {
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
export async function comprobarInicio(base: string, cuentas: Cuentas): Promise<void> {
  const cliente = createCliente(base);
  for (const quien of Object.keys(variables) as Quien[]) {
    const { usuario, clave } = cuentas[quien];
    const { status } = await cliente
      .pedir('generarToken', { cuerpo: { login: usuario, password: clave } })
      .catch((error: unknown) => {
        throw consejo(base, error);
      });
    const [deUsuario, deClave] = variables[quien];
    if (status === 429) throw new Error(`«${usuario}» está bloqueado por intentos fallidos: espere unos minutos y vuelva a empezar`);
    if (status >= 400) throw new Error(`«${usuario}» no puede entrar (${status}): revise --${deUsuario} y --${deClave}`);
  }
}
