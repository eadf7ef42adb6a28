import { parseArgs } from 'node:util';

import { comprobarInicio } from './checkSignIn';
import { leerDireccion } from './suiteClient';
import { correr, type Resultado } from './runSuite';
import { leerCuentas, uso } from './accounts';
import { todasLasPruebas } from './allChecks';

const opcion = { type: 'string' } as const;

function leerArgumentos() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { usuario: opcion, clave: opcion, usuario2: opcion, clave2: opcion, usuario3: opcion, clave3: opcion },
  });
  const [url] = positionals;
  if (url === undefined || positionals.length > 1) throw new Error(uso);
  return { base: leerDireccion(url), cuentas: leerCuentas(values, process.env) };
}

function contar({ grupo, nombre, fin, detalle }: Resultado): void {
  const linea = `${fin.padEnd(16)} ${grupo}: ${nombre}`;
  console.log(detalle === undefined ? linea : `${linea}\n${' '.repeat(17)}${detalle}`);
}

/** Ends with 0 when all passes (what is 'sin implementar' is told, not held against it), 1 when not, 2 when it cannot begin. */
async function main(): Promise<void> {
  const { base, cuentas } = leerArgumentos();
  await comprobarInicio(base, cuentas);
  const resultados = await correr({ base, cuentas, pruebas: todasLasPruebas(), contar });
  const cuantas = (fin: Resultado['fin']): number => resultados.filter((cada) => cada.fin === fin).length;
  const [pasan, fallan, omitidas, sinImplementar] = (['pasa', 'falla', 'omitida', 'sin implementar'] as const).map(cuantas);
  console.log(`\n${pasan} pasan, ${fallan} fallan, ${omitidas} omitidas, ${sinImplementar} sin implementar`);
  process.exitCode = fallan === 0 && omitidas === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
