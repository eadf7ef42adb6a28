import { execFile } from 'node:child_process';

import * as v from 'valibot';

import { HttpProblem } from '../http/problem';

/** Looks at a file before it is taken. @throws 422 when something is found in it, 503 when it could not be looked at */
export type Scan = (path: string) => Promise<void>;

interface ScannerOptions {
  /** Program and arguments, apart by spaces; the file's path comes last. No shell reads it. */
  readonly command: string;
  /** Takes why a file could not be looked at. */
  readonly report: (error: unknown) => void;
  /** Given in tests. */
  readonly patienceMs?: number;
}

/** Shorter than a call is waited for. */
const usualPatienceMs = 20_000;

/** As scanners end: 0 nothing found, 1 something found, anything else a fault of theirs. */
const foundSchema = v.object({ code: v.literal(1) });

const infected = (): HttpProblem =>
  new HttpProblem(422, 'El antivirus encontró algo en el archivo y no se recibió: revíselo, o cargue otro', {
    codigo: 'archivo_rechazado',
  });

const notLookedAt = (): HttpProblem =>
  new HttpProblem(
    503,
    'Por ahora los archivos no se pueden revisar ni recibir: intente de nuevo más tarde, o envíe la solicitud sin el soporte',
    { codigo: 'archivos_sin_revision', segundos: 300 },
  );

/** An operator's own scanner, such as `clamdscan --no-summary --fdpass`. */
export function createScanner({ command, report, patienceMs = usualPatienceMs }: ScannerOptions): Scan {
  const [program = '', ...args] = command.split(/\s+/).filter((part) => part !== '');
  return (path) =>
    new Promise((resolve, reject) => {
      execFile(program, [...args, path], { timeout: patienceMs, killSignal: 'SIGKILL' }, (error) => {
        if (!error) {
          resolve();
        } else if (v.is(foundSchema, error)) {
          reject(infected());
        } else {
          report(error);
          reject(notLookedAt());
        }
      });
    });
}
