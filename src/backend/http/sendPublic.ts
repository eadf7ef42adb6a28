import { createHash } from 'node:crypto';

import type { Response } from 'express';

/** What anyone may read is the same for all who ask within so many seconds. */
const keptSeconds = 30;

/** Lets browsers and proxies keep an answer; whoever has it already is told no more than that (304). */
export function keepPublic(response: Response, etag: string): void {
  response.set({ 'Cache-Control': `public, max-age=${keptSeconds}`, ETag: `"${etag}"` });
}

/** Answers with what anyone may read. */
export function sendPublic(response: Response, body: object): void {
  const text = JSON.stringify(body);
  keepPublic(response, createHash('sha256').update(text).digest('base64url'));
  response.type('application/json').send(text);
}
