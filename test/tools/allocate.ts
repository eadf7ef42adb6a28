import { createReadStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import Papa from 'papaparse';

import { type Corrida, runCorrida } from '#allocation/run.ts';
import { readReplica } from '#allocation/replica/readReplica.ts';
import { textoAt } from '#allocation/packedTexts.ts';

const USAGE = 'Uso: npm run asignacion -- replica.csv [--semilla TEXTO] [--resultado ARCHIVO]';

function describe({ resumen, huellaEntrada, huella, hallazgos, semilla }: Corrida): readonly string[] {
  const { solicitudes, porOpcion, conservan, sinCupo, cupos } = resumen;
  return [
    `Solicitudes: ${solicitudes}. Cupos: ${cupos}. Semilla: ${semilla}`,
    ...porOpcion.map((count, index) => `Opción ${index + 1}: ${count}`),
    `Conservan su cupo actual: ${conservan}`,
    `Sin cupo: ${sinCupo}`,
    `Huella de la entrada: ${huellaEntrada}`,
    `Huella: ${huella}`,
    hallazgos.length === 0 ? 'Comprobado: cumple todas las reglas' : `NO CUMPLE las reglas: ${hallazgos.length} hallazgos`,
    ...hallazgos.map(({ mensaje }) => `  ${mensaje}`),
  ];
}

function writeResultado({ mercado, asignacion }: Corrida): string {
  const rows = Array.from(asignacion.oferta, (oferta, solicitud) => ({
    tiquete: textoAt(mercado.tiquetes, solicitud),
    oferta: mercado.ofertas[oferta] ?? '',
  }));
  return `${Papa.unparse(rows, { columns: ['tiquete', 'oferta'] })}\r\n`;
}

/**
 * `npm run asignacion -- replica.csv`: repeats a run from its replication file, without a browser, and prints its hash.
 * Exit codes: 0 done, 1 the result breaks a rule, 2 it could not be run.
 */
async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  let corrida: Corrida;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { semilla: { type: 'string' }, resultado: { type: 'string' } },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) {
      console.error(USAGE);
      return 2;
    }
    const { size } = statSync(path);
    const { mercado, semilla } = await readReplica({ file: createReadStream(path, 'utf8'), size });
    corrida = runCorrida(mercado, values.semilla ?? semilla ?? '');
    if (values.resultado !== undefined) await writeFile(values.resultado, writeResultado(corrida));
  } catch (error) {
    console.error(`No se pudo repetir la asignación: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  describe(corrida).forEach((line) => console.log(line));
  return corrida.hallazgos.length === 0 ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
