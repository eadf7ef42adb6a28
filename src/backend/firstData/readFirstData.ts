import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { type FirstData, fileSchema } from './fileSchema';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`No se puede leer el archivo ${file}`);
  }
}

function parse(text: string): unknown {
  try {
    // As editors of some systems begin a file.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`El archivo no es JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * @param timeZone the city's
 * @throws in Spanish, every fault on a line of its own with where it is: `instituciones.3.sedes.0.comuna`
 */
export function readFirstData(file: string, timeZone: string): FirstData {
  const read = v.safeParse(fileSchema(timeZone), parse(readText(file)));
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'archivo'}: ${issue.message}`);
  throw new Error([`El archivo tiene datos por corregir (${faults.length}), y no se guardó nada:`, ...faults].join('\n'));
}
