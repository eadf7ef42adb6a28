import { createHash } from 'node:crypto';

/** Where a filing comes from, as its receipt keeps it: one length, and nobody's address can be read off it. */
export function originOf(address: string): string {
  return createHash('sha256').update(`carta\n${address}`).digest('base64url');
}
