import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const keyLength = 32;
const saltLength = 16;
const blockSize = 8;
const parallelism = 1;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What one check costs: scrypt with N = 2^cost, r = 8, p = 1. This is OWASP's, some 130 MB and some tenths of a second. */
export const recommendedCost = 17;

interface Kept {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** With its parameters, in the way of the PHC string format, so that the cost can be raised later. */
function write({ cost, blockSize: r, parallelism: p, salt, key }: Kept): string {
  return `$scrypt$ln=${cost},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

function read(hash: string): Kept {
  const [, ln, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (salt === undefined || key === undefined) throw new Error('A password is kept in a form that is not known');
  return {
    cost: Number(ln),
    blockSize: Number(r),
    parallelism: Number(p),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

function deriveKey(password: string, { cost, blockSize: r, parallelism: p, salt }: Omit<Kept, 'key'>): Promise<Buffer> {
  const N = 2 ** cost;
  // Node refuses more than 32 MB unless told; scrypt needs 128 × N × r and a little.
  return derive(password, salt, keyLength, { N, r, p, maxmem: 128 * (N + p + 2) * r });
}

/** A password as it is kept: never the password itself. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const parameters = { cost, blockSize, parallelism, salt: randomBytes(saltLength) };
  return write({ ...parameters, key: await deriveKey(password, parameters) });
}

/** A hash that no password has, and that costs as much to check: for logins that nobody has. */
export function nobodysHash(cost: number): string {
  return write({ cost, blockSize, parallelism, salt: randomBytes(saltLength), key: randomBytes(keyLength) });
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const kept = read(hash);
  return timingSafeEqual(await deriveKey(password, kept), kept.key);
}

/** Whether a password that is kept so should be hashed anew, now that it is known. */
export function isCheaper(hash: string, cost: number): boolean {
  return read(hash).cost < cost;
}
