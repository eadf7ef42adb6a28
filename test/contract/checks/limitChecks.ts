import { randomUUID } from 'node:crypto';

import type { OperationId } from '../suiteClient';
import { checksOf } from '../runSuite';
import type { SuiteWorld } from '../suiteWorld';
import { requireThat } from '../checkOutcome';

/** Guesses after which a backend must have said that it is enough. */
const guesses = 150;

/** Guesses until it is too much. */
async function guess({ client }: SuiteWorld, operation: OperationId, payload: object): Promise<void> {
  for (let turn = 0; turn < guesses; turn += 1) {
    const { status, body } = await client.ask(operation, { payload });
    if (status !== 429) continue;
    const { segundos } = body as { segundos?: number };
    requireThat(segundos !== undefined, 'el 429 no dice en cuántos segundos volver (segundos)');
    return;
  }
  requireThat(false, `${guesses} intentos fallidos y ningún 429`);
}

/** They lock whoever calls for a while, so they come last. */
export const limitChecks = checksOf('limites', {
  'adivinar los datos de una solicitud tiene un límite (429, con segundos)': async (world) => {
    const { identificacion } = await world.file();
    await guess(world, 'consultarSolicitud', { ...identificacion, documento: '1' });
  },
  // Nobody's, so that nobody is locked out.
  'adivinar una clave tiene un límite (429, con segundos)': (world) =>
    guess(world, 'generarToken', { login: `prueba-${randomUUID()}`, password: 'no' }),
});
