import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as otherCalls } from 'node:timers/promises';

import type { Response } from 'express';

/** Characters at once; it takes some milliseconds to write them as JSON. */
const pieceLength = 500_000;

/** A text as it stands between the quotes of JSON. A character of two halves may be parted: each is written by its number. */
const jsonPart = (text: string): string => JSON.stringify(text).slice(1, -1);

async function* piecesOf(others: object, name: string, text: string): AsyncGenerator<string> {
  const begin = JSON.stringify({ ...others, [name]: '' });
  yield begin.slice(0, -2);
  for (let start = 0; start < text.length; start += pieceLength) {
    yield jsonPart(text.slice(start, start + pieceLength));
    await otherCalls();
  }
  yield begin.slice(-2);
}

/**
 * Answers with `others` and a text beside them that may have many megabytes, as JSON: piece by piece, so that other calls
 * are answered meanwhile.
 */
export async function sendLongText(response: Response, others: object, name: string, text: string): Promise<void> {
  response.type('application/json');
  try {
    await pipeline(Readable.from(piecesOf(others, name, text), { objectMode: false }), response);
  } catch (error) {
    // Who went away meanwhile needs nothing more.
    if (!response.destroyed) throw error;
  }
}
