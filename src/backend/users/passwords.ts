import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const keyLength = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A password as it is kept: never the password itself. */
export interface PasswordHash {
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Blocks for some tens of milliseconds: for start-up, not for an answer. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16);
  return { salt, key: scryptSync(password, salt, keyLength) };
}

export async function passwordMatches(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash.salt, keyLength), hash.key);
}
