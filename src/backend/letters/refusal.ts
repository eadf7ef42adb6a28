import * as v from 'valibot';

/**
 * What a letter that did not go says of the next attempt: `permanent`, the server refuses this letter for good;
 * `later`, it puts this letter off; `server`, no letter goes at present, because the server is gone or refuses us.
 */
export interface Refusal {
  readonly kind: 'permanent' | 'later' | 'server';
  /** The server's own code (RFC 5321), where it gave one. */
  readonly code: number | null;
}

const errorSchema = v.object({
  code: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  command: v.optional(v.string()),
});

/** Where an answer speaks of the letter: of its recipient or of what it says. Elsewhere it speaks of us. */
const ofTheLetter = ['RCPT TO', 'DATA'];

export function refusalOf(error: unknown): Refusal {
  const known = v.safeParse(errorSchema, error);
  if (!known.success) return { kind: 'server', code: null };
  const { code, responseCode, command = '' } = known.output;
  // An address that is none is found before the server is asked.
  if (responseCode === undefined) return { kind: code === 'EENVELOPE' ? 'permanent' : 'server', code: null };
  // 421: the server is about to close.
  if (!ofTheLetter.includes(command) || responseCode === 421) return { kind: 'server', code: responseCode };
  return { kind: responseCode >= 500 ? 'permanent' : 'later', code: responseCode };
}
