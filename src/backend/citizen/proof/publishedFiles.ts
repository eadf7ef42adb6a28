import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

import * as v from 'valibot';

import type { PublishedFile } from '#domain/contractTypes.ts';
import { addSemilla } from '#allocation/replica/writeReplica.ts';
import { type Queryable, readRow } from '../../db/database';
import { createSharing } from '../../solicitud/sharedWork';

/** A published replication file: a stage's, or that of a batch of its waiting list. */
export interface FileKey {
  readonly convocatoria: string;
  readonly numero: number;
  readonly tanda: number | null;
}

export interface PublishedFiles {
  /** Of a file that is published: it never changes, so its facts are worked out once. */
  factsOf(key: FileKey): Promise<PublishedFile>;
  /** Its bytes, piece by piece; read once for all who ask meanwhile. */
  bytesOf(key: FileKey): Promise<AsyncIterable<Buffer>>;
}

const fileSchema = v.object({ replica: v.string(), semilla: v.nullable(v.string()) });

/** Characters at once: other calls are answered between two pieces. */
const pieceLength = 500_000;

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + pieceLength, text.length);
    // The halves of one character stay together.
    if ((text.codePointAt(end - 1) ?? 0) > 0xffff) end += 1;
    yield Buffer.from(text.slice(start, end));
    start = end;
    await nextTurn();
  }
}

async function readText(db: Queryable, { convocatoria, numero, tanda }: FileKey): Promise<string> {
  const file =
    tanda === null
      ? await readRow(
          db,
          fileSchema,
          `select replica, semilla from corridas where convocatoria = $1 and numero = $2 and publicada_en is not null`,
          [convocatoria, numero],
        )
      : await readRow(
          db,
          fileSchema,
          // A batch's has its seed already.
          'select replica, null as semilla from tandas where convocatoria = $1 and numero = $2 and tanda = $3',
          [convocatoria, numero, tanda],
        );
  if (!file) throw new Error('Only published files are read');
  return file.semilla === null ? file.replica : addSemilla(file.replica, file.semilla);
}

async function measure(text: string): Promise<PublishedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of piecesOf(text)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The published replication files, as anyone may have them. */
export function createPublishedFiles(db: Queryable): PublishedFiles {
  const share = createSharing<string>();
  const facts = new Map<string, Promise<PublishedFile>>();
  const nameOf = ({ convocatoria, numero, tanda }: FileKey): string => `${convocatoria} ${numero} ${tanda ?? ''}`;
  const read = (key: FileKey): Promise<string> => share(nameOf(key), () => readText(db, key)).result;
  return {
    factsOf(key) {
      const name = nameOf(key);
      const known = facts.get(name);
      if (known) return known;
      const measured = read(key).then(measure);
      facts.set(name, measured);
      measured.catch(() => facts.delete(name));
      return measured;
    },
    bytesOf: async (key) => piecesOf(await read(key)),
  };
}
