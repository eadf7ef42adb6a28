import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { type Enviado, pedidoSchema } from './pedido';

const comprobanteSchema = v.looseObject({ radicado: v.optional(v.string(), '') });

/** Sends each body twice, all at once. */
async function main(): Promise<void> {
  const { url, cuerpos } = v.parse(pedidoSchema, JSON.parse(readFileSync(0, 'utf8')));
  const enviar = async (cuerpo: unknown, familia: number): Promise<Enviado> => {
    const start = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(cuerpo),
    });
    const { radicado } = v.parse(comprobanteSchema, await response.json());
    return { familia, status: response.status, radicado, ms: performance.now() - start };
  };
  const enviados = await Promise.all(
    cuerpos.flatMap((cuerpo, familia) => [enviar(cuerpo, familia), enviar(cuerpo, familia)]),
  );
  process.stdout.write(JSON.stringify(enviados));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
