import type { RowError, ImportRow } from '#domain/contractTypes.ts';
import { summarizeErrors, type CountedErrors } from './countErrors';
import { readOfertaFile } from './readOfertaFile';
import { parseImportJob, parseErrors, type SentRows, type ImportNews, type OwnErrors } from './importMessages';

/** Sends a message to the page. */
export type Tell = (news: ImportNews) => void;

/** What the worker does with a message from the page. */
export async function serve(message: unknown, tell: Tell): Promise<void> {
  try {
    const job = parseImportJob(message);
    if (job.kind === 'leer') await readCsv(job.file, tell);
    else await join(job.found, job.own, tell);
  } catch (error) {
    tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

async function readCsv(file: Blob, tell: Tell): Promise<void> {
  const reading = await readOfertaFile(file, inWholePercents(file.size, tell));
  if (reading.kind === 'ilegible') tell(reading);
  else if (reading.kind === 'leido') tell({ ...reading, rows: asJson(reading.rows) });
  else {
    const { count, counted, sound } = reading;
    const rest = sound.length > 0 ? { sound: asJson(sound), own: asOwnErrors(counted) } : null;
    tell({ kind: 'erroneo', count, errors: summarizeErrors(counted), rest });
  }
}

function asOwnErrors({ errors, total }: CountedErrors): OwnErrors {
  return { list: new Blob([JSON.stringify(errors)]), total };
}

function asJson(rows: readonly ImportRow[]): SentRows {
  return { count: rows.length, json: new Blob([JSON.stringify(rows)]) };
}

/** In the order of their lines, those of the file by itself first where a line has both. */
async function join(found: readonly RowError[], own: OwnErrors | null, tell: Tell): Promise<void> {
  const ownErrors = own ? parseErrors(await own.list.text()) : [];
  const errors = [...ownErrors, ...found].sort((one, other) => one.fila - other.fila);
  tell({ kind: 'juntado', errors: summarizeErrors({ total: (own?.total ?? 0) + found.length, errors }) });
}

/** What a person could not see is left out. */
function inWholePercents(size: number, tell: Tell): (bytesRead: number) => void {
  let last = -1;
  return (bytesRead) => {
    const percent = Math.floor((100 * bytesRead) / size);
    if (percent === last) return;
    last = percent;
    tell({ kind: 'progreso', percent });
  };
}
