import Papa, { type LocalFile } from 'papaparse';

import { InvalidMarket } from '../violations';
import type { ReportProgress } from '../market';
import { createReplicaReader, type MarketReplica } from './replicaRows';

/** Characters that are read at once: a word about the progress each time. */
const CHUNK = 1 << 20;

/** What can be read: a file of the page, or a stream of Node. `size`: its bytes. */
export interface ReplicaSource {
  readonly file: Blob | NodeJS.ReadableStream;
  readonly size: number;
}

/**
 * Reads a replication file (replicaFormat.ts) piece by piece; it is never whole in memory.
 * @throws InvalidMarket if it is none, something in it is wrong or a browser cannot read it; what a stream throws
 */
export function readReplica({ file, size }: ReplicaSource, reportProgress?: ReportProgress): Promise<MarketReplica> {
  return new Promise((resolve, reject) => {
    const reader = createReplicaReader();
    // Papa reads any blob as it reads a file; its types know files only.
    Papa.parse<string[]>(file as LocalFile, {
      chunkSize: CHUNK,
      // The first line tells, whatever the others look like.
      delimiter: (text: string) => (/^[^,;]*;/.test(text) ? ';' : ','),
      chunk({ data, meta }, parser) {
        try {
          data.forEach((cells) => reader.addRow(cells));
          reportProgress?.('reading', Math.min(meta.cursor, size), size);
        } catch (error) {
          // To abort is to complete at once: what is wrong must be told first.
          reject(toError(error));
          parser.abort();
        }
      },
      complete() {
        try {
          resolve(reader.finish());
        } catch (error) {
          reject(toError(error));
        }
      },
      error: (error) => reject(error instanceof DOMException ? unreadable() : toError(error)),
    });
  });
}

/** What a browser throws for a chosen file that was changed, moved or deleted since: it never reads it again. */
const unreadable = () => new InvalidMarket(['No se pudo leer el archivo: si cambió después de elegirlo, elíjalo otra vez'], 1);

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new InvalidMarket(['No se pudo leer el archivo'], 1);
