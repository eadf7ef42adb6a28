import type { UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';
import type { Address } from '#services/navigation/navigationTypes.ts';

/** One call of the generic service (B32). */
export interface SendingRequest {
  method: 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** JSON, or a FormData with files. */
  body?: unknown;
}

export interface SendingOptions<Command, Answer> {
  /** The area's, and the write's own within it: in its events and its place in the state. */
  area: string;
  name: string;
  /** `key`: for a creating call's `claveIdempotencia`. */
  request(command: Command, given: { key: string }): SendingRequest;
  /** What the answer must be. */
  schema: GenericSchema<unknown, Answer>;
  /**
   * Where the write's result is of interest: it is forgotten elsewhere. Without it, it stays until it is
   * dismissed. An open question (`unanswered`) of a creating call is forgotten nowhere.
   */
  isAt?: (command: Command, address: Pick<Address, 'path' | 'search'>) => boolean;
  /** It makes something new: repeated with another key there would be two. */
  creates?: boolean;
  /** What is read again once a refusal says that it is out of date. */
  outdates?: readonly { events: { outdated: () => UnknownAction } }[];
  /** It needs no session and outlives one; otherwise nothing of it is kept without (D13). */
  isPublic?: boolean;
}
