import { createReadStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import Papa from 'papaparse';

import { type Run, runAllocation } from '#allocation/run.ts';
import { readReplica } from '#allocation/replica/readReplica.ts';
import { textAt } from '#allocation/packedTexts.ts';

const USAGE = 'Uso: npm run asignacion -- replica.csv [--semilla TEXTO] [--resultado ARCHIVO]';

function describe({ summary, inputHash, hash, findings, semilla }: Run): readonly string[] {
  const { solicitudes, byOpcion, kept: keep, withoutCupo, cupos } = summary;
  return [
    `Solicitudes: ${solicitudes}. Cupos: ${cupos}. Semilla: ${semilla}`,
    ...byOpcion.map((count, index) => `Opción ${index + 1}: ${count}`),
    `Conservan su cupo actual: ${keep}`,
    `Sin cupo: ${withoutCupo}`,
    `Huella de la entrada: ${inputHash}`,
    `Huella: ${hash}`,
    findings.length === 0 ? 'Comprobado: cumple todas las reglas' : `NO CUMPLE las reglas: ${findings.length} hallazgos`,
    ...findings.map(({ message }) => `  ${message}`),
  ];
}

function writeResult({ market, allocation }: Run): string {
  const rows = Array.from(allocation.oferta, (oferta, solicitud) => ({
    tiquete: textAt(market.tickets, solicitud),
    oferta: market.ofertas[oferta] ?? '',
  }));
  return `${Papa.unparse(rows, { columns: ['tiquete', 'oferta'] })}\r\n`;
}

/**
 * `npm run asignacion -- replica.csv`: repeats a run from its replication file, without a browser, and prints its hash.
 * Exit codes: 0 done, 1 the result breaks a rule, 2 it could not be run.
 */
async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  let run: Run;
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
    const { market, semilla } = await readReplica({ file: createReadStream(path, 'utf8'), size });
    run = runAllocation(market, values.semilla ?? semilla ?? '');
    if (values.resultado !== undefined) await writeFile(values.resultado, writeResult(run));
  } catch (error) {
    console.error(`No se pudo repetir la asignación: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  describe(run).forEach((line) => console.log(line));
  return run.findings.length === 0 ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
