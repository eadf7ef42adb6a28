import { randomUUID } from 'node:crypto';

import type { Operacion } from '../suiteClient';
import type { Prueba } from '../runSuite';
import type { Mundo } from '../suiteWorld';
import { exigir } from '../checkOutcome';

/** Guesses after which a backend must have said that it is enough. */
const adivinanzas = 150;

/** Guesses until it is too much. */
async function adivinar({ cliente }: Mundo, operacion: Operacion, cuerpo: object): Promise<void> {
  for (let vez = 0; vez < adivinanzas; vez += 1) {
    const { status, body } = await cliente.pedir(operacion, { cuerpo });
    if (status !== 429) continue;
    const { segundos } = body as { segundos?: number };
    exigir(segundos !== undefined, 'el 429 no dice en cuántos segundos volver (segundos)');
    return;
  }
  exigir(false, `${adivinanzas} intentos fallidos y ningún 429`);
}

/** They lock whoever calls for a while, so they come last. */
export const limites: readonly Prueba[] = [
  {
    grupo: 'limites',
    nombre: 'adivinar los datos de una solicitud tiene un límite (429, con segundos)',
    correr: async (mundo) => {
      const { identificacion } = await mundo.radicar();
      await adivinar(mundo, 'consultarSolicitud', { ...identificacion, documento: '1' });
    },
  },
  {
    grupo: 'limites',
    nombre: 'adivinar una clave tiene un límite (429, con segundos)',
    // Nobody's, so that nobody is locked out.
    correr: (mundo) => adivinar(mundo, 'generarToken', { login: `prueba-${randomUUID()}`, password: 'no' }),
  },
];
