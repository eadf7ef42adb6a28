import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Response } from 'express';

/** Characters at once; it takes some milliseconds to write them as JSON. */
const pieceLength = 500_000;

/** A text as it stands between the quotes of JSON. A character of two halves may be parted: each is written by its number. */
const jsonPart = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Made one by one, as they are sent; other calls are answered between them. */
function createPieces(others: object, name: string, text: string): Readable {
  const frame = JSON.stringify({ ...others, [name]: '' });
  const last = Math.ceil(text.length / pieceLength) + 1;
  const pieceAt = (index: number): string | null => {
    if (index === 0) return frame.slice(0, -2);
    if (index < last) return jsonPart(text.slice((index - 1) * pieceLength, index * pieceLength));
    return index === last ? frame.slice(-2) : null;
  };
  let next = 0;
  return new Readable({
    read() {
      setImmediate(() => {
        this.push(pieceAt(next));
        next += 1;
      });
    },
  });
}

/**
 * Answers with `others` and a text beside them that may have many megabytes, as JSON: piece by piece, so that other calls
 * are answered meanwhile.
 */
export async function sendLongText(response: Response, others: object, name: string, text: string): Promise<void> {
  response.type('application/json');
  try {
    await pipeline(createPieces(others, name, text), response);
  } catch (error) {
    // Who went away meanwhile needs nothing more.
    if (!response.destroyed) throw error;
  }
}
