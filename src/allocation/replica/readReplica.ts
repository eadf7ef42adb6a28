import { type CheckedMarket, createCheckedMarketReader } from '../checker/readMarket';
import { hashInput } from '../hashes';
import type { Market, ReportProgress } from '../market';
import { InvalidMarket } from '../violations';
import { createLineCutter } from './cutLines';
import { createReplicaRecords } from './replicaRecords';

/** What a replication file holds. */
export interface MarketReplica {
  readonly market: Market;
  /** The same, as the checker has read it by its own code (A10). */
  readonly checked: CheckedMarket;
  /** undefined: not drawn yet. */
  readonly semilla: string | undefined;
  /** The list's hash (hashes.ts). */
  readonly inputHash: string;
}

/** A replication file's bytes, in pieces of any size. */
export interface ReplicaSource {
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly size: number;
}

/**
 * Reads a replication file (replicaFormat.ts) piece by piece; it is never whole in memory.
 * @throws InvalidMarket if it is none, or something in it is wrong; what `pieces` throws
 */
export async function readReplica({ pieces, size }: ReplicaSource, reportProgress?: ReportProgress): Promise<MarketReplica> {
  const reader = createReplicaReader();
  let read = 0;
  for await (const piece of pieces) {
    reader.addBytes(piece);
    read += piece.length;
    reportProgress?.('reading', Math.min(read, size), size);
  }
  return reader.finish(reportProgress);
}

/** Bytes that are read at once: a word about the progress each time. */
const PIECE = 1 << 22;

/**
 * Reads a replication file that a person has chosen in the page.
 * @throws InvalidMarket as well if the browser cannot read it
 */
export async function readReplicaFile(file: Blob, reportProgress?: ReportProgress): Promise<MarketReplica> {
  const reader = createReplicaReader();
  for (let at = 0; at < file.size; at += PIECE) {
    reader.addBytes(await readPiece(file, at));
    reportProgress?.('reading', Math.min(at + PIECE, file.size), file.size);
  }
  return reader.finish(reportProgress);
}

async function readPiece(file: Blob, at: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
  } catch (error) {
    // What a browser throws for a chosen file that was changed, moved or deleted since: it never reads it again.
    if (!(error instanceof DOMException)) throw error;
    throw new InvalidMarket(['No se pudo leer el archivo: si cambió después de elegirlo, elíjalo otra vez'], 1);
  }
}

/** Reads a replication file that is whole in memory. @throws InvalidMarket */
export function readReplicaText(content: string): MarketReplica {
  const reader = createReplicaReader();
  reader.addBytes(new TextEncoder().encode(content));
  return reader.finish();
}

/** Engine and checker take the same rows in, each by its own code. */
function createReplicaReader() {
  const records = createReplicaRecords();
  const checker = createCheckedMarketReader();
  const cutter = createLineCutter({
    takeRow(row) {
      records.takeRow(row);
      checker.takeRow(row);
    },
    takeFault: (fault) => records.takeFault(fault),
  });
  return {
    addBytes: (bytes: Uint8Array) => cutter.addBytes(bytes),
    finish(reportProgress?: ReportProgress): MarketReplica {
      cutter.finish();
      const { market, semilla, promised } = records.finish();
      const inputHash = hashInput(market, reportProgress);
      if (promised && promised.hash !== inputHash) {
        throw new InvalidMarket([`${promised.where}: la lista cambió: su huella es ${inputHash}, no la que dice ahí`], 1);
      }
      return { market, checked: checker.finish(), semilla, inputHash };
    },
  };
}
