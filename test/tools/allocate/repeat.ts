import { createReadStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { checkSemilla } from '#domain/semilla.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { readReplica, type MarketReplica } from '#allocation/replica/readReplica.ts';
import { type Run, runAllocation } from '#allocation/run.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { type Arguments, HELP, readArguments, UsageError } from './arguments';
import { fileProblem } from './fileProblem';
import { describeCutOffs, describeRun, describeSolicitud, isExpected } from './report';

/** 0: all is well; 1: the result breaks a rule; 2: it could not be run; 3: a hash is not what was expected. */
export type ExitCode = 0 | 1 | 2 | 3;

export interface Terminal {
  print(line: string): void;
  printProblem(line: string): void;
}

/** Repeats a run from its replication file, as `args` ask for (arguments.ts), and prints what came of it. */
export async function repeatRun(args: readonly string[], { print, printProblem }: Terminal): Promise<ExitCode> {
  try {
    const wanted = readArguments(args);
    if (wanted === 'ayuda') {
      print(HELP);
      return 0;
    }
    const replica = await read(wanted);
    const run = runAllocation(replica, chooseSemilla(wanted, replica, print));
    const lines = [
      ...describeRun(run, wanted),
      ...(wanted.cortes ? describeCutOffs(run) : []),
      ...(wanted.tiquete === undefined ? [] : describeSolicitud(run, wanted.tiquete)),
    ];
    if (wanted.resultado !== undefined) await write(wanted.resultado, run);
    lines.forEach((line) => print(line));
    if (run.findings.length > 0) return 1;
    return isExpected(run, wanted) ? 0 : 3;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof InvalidMarket)) throw error;
    printProblem(`No se pudo repetir la asignación: ${error.message}`);
    return 2;
  }
}

async function read({ path, resultado }: Arguments): Promise<MarketReplica> {
  try {
    const input = statSync(path);
    if (input.isDirectory()) throw new UsageError(`«${path}» es una carpeta, no un archivo`);
    const output = resultado === undefined ? undefined : statSync(resultado, { throwIfNoEntry: false });
    // The same file under another name as well.
    if (output?.ino === input.ino && output.dev === input.dev) {
      throw new UsageError(`«${resultado}» es el archivo de réplica: escriba el resultado en otro`);
    }
    return await readReplica({ pieces: createReadStream(path), size: input.size });
  } catch (error) {
    if (error instanceof UsageError || error instanceof InvalidMarket) throw error;
    throw new UsageError(fileProblem(path, error));
  }
}

/** The seed that is asked for, else the file's; says when it is not the file's. */
function chooseSemilla({ semilla }: Arguments, replica: MarketReplica, print: (line: string) => void): string {
  if (semilla === undefined) {
    if (replica.semilla === undefined) throw new UsageError('El archivo no tiene semilla: escríbala con --semilla');
    return replica.semilla;
  }
  const problem = checkSemilla(semilla);
  if (problem !== null) throw new UsageError(problem);
  if (replica.semilla !== undefined && replica.semilla !== semilla) {
    print(`Atención: se sortea con la semilla «${semilla}», no con la del archivo, «${replica.semilla}»`);
  }
  return semilla;
}

async function write(path: string, { market, allocation }: Run): Promise<void> {
  // Identifiers have no separators and no quotes.
  const rows = Array.from(
    allocation.oferta,
    (oferta, solicitud) => `${textAt(market.tickets, solicitud)},${market.ofertas[oferta] ?? ''}\r\n`,
  );
  try {
    await writeFile(path, `tiquete,oferta\r\n${rows.join('')}`);
  } catch (error) {
    throw new UsageError(fileProblem(path, error));
  }
}
