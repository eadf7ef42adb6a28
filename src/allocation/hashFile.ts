import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { ReportProgress } from './market';

/** Bytes at once: the file is never whole in memory. */
const PIECE = 1 << 20;

/** The SHA-256 of a file's bytes, in hexadecimal: what `sha256sum` says of it. */
export async function hashFile(file: Blob, reportProgress?: ReportProgress): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += PIECE) {
    reportProgress?.('hash', start, file.size);
    hash.update(new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
