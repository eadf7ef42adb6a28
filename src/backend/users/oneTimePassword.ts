import { randomInt } from 'node:crypto';

/** None of them is taken for another one when it is read aloud or written by hand. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const signsOfGroup = 4;

/** Some 79 bits, in four groups to be copied. */
export function drawOneTimePassword(): string {
  const group = (): string => Array.from({ length: signsOfGroup }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The first moment at which one that is given now is good for nothing. */
export function endOfOneTimePassword(instant: Date): Date {
  return new Date(instant.getTime() + lifetimeMs);
}
