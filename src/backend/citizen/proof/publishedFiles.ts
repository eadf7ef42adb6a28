import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import * as v from 'valibot';

import type { PublishedFile } from '#domain/contractTypes.ts';
import { addSemilla } from '#allocation/replica/writeReplica.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { createSharing } from '#backend/solicitud/sharedWork.ts';

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
  bytesOf(key: FileKey): Promise<Readable>;
}

const fileSchema = v.object({ replica: v.string(), semilla: v.nullable(v.string()) });

/** Characters at once: other calls are answered between two pieces. */
const pieceLength = 500_000;

/** Its bytes, made one by one as they are taken. */
function createPieces(text: string): Readable {
  let start = 0;
  return new Readable({
    read() {
      setImmediate(() => {
        let end = Math.min(start + pieceLength, text.length);
        // The halves of one character stay together.
        if ((text.codePointAt(end - 1) ?? 0) > 0xffff) end += 1;
        this.push(start < text.length ? Buffer.from(text.slice(start, end)) : null);
        start = end;
      });
    },
  });
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
  for await (const piece of createPieces(text) as AsyncIterable<Buffer>) {
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
    bytesOf: async (key) => createPieces(await read(key)),
  };
}
