import { createHash } from 'node:crypto';

import type { Response } from 'express';

/**
 * Lets browsers and proxies keep an answer, and has them ask each time whether it still is the one: a step that was just
 * taken is seen at once, and whoever has the answer already is told no more than that (304).
 */
export function keepPublic(response: Response, etag: string): void {
  response.set({ 'Cache-Control': 'public, no-cache', ETag: `"${etag}"` });
}

/** Answers with what anyone may read. */
export function sendPublic(response: Response, body: object): void {
  const text = JSON.stringify(body);
  keepPublic(response, createHash('sha256').update(text).digest('base64url'));
  response.type('application/json').send(text);
}
