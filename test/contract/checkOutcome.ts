import { isDeepStrictEqual } from 'node:util';

/** What the backend does and must not, in Spanish. */
export class CheckFailure extends Error {}

/** A call that nobody answers. */
export class NoAnswer extends CheckFailure {}

/** A call that the backend does not have yet. */
export class NotImplemented extends Error {}

/** What cannot be tried here and now, and why, in Spanish. */
export class SkippedCheck extends Error {}

/** @throws CheckFailure */
export function requireThat(holds: boolean, message: string): void {
  if (!holds) throw new CheckFailure(message);
}

/** @throws CheckFailure */
export function requireEqual(found: unknown, expected: unknown, what: string): void {
  requireThat(
    isDeepStrictEqual(found, expected),
    `${what}: se esperaba ${JSON.stringify(expected)} y se halló ${JSON.stringify(found)}`,
  );
}
