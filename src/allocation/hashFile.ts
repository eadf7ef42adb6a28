import type { ReportProgress } from './market';
import { createSha256, hexOf } from './sha256';

/** Bytes at once: the file is never whole in memory. */
const PIECE = 1 << 20;

/** The SHA-256 of a file's bytes, in hexadecimal: what `sha256sum` says of it. */
export async function hashFile(file: Blob, reportProgress?: ReportProgress): Promise<string> {
  const hash = createSha256(new Uint8Array(0));
  for (let start = 0; start < file.size; start += PIECE) {
    reportProgress?.('hash', start, file.size);
    const piece = new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
    hash.append(piece, 0, piece.length);
  }
  hash.end();
  return hexOf(hash.words);
}
