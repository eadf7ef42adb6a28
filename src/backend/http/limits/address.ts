import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';

/** A household or a server is given a whole network of IPv6 addresses, so that network counts as one. */
const networkBits = 64;

/** An address as what is counted as one. */
export function networkOf(address: string): string {
  return ipKeyGenerator(address, networkBits);
}

/** The caller's address as a key; that of a proxy's client only where Express was told to trust the proxy. */
export function addressOf(request: Request): string {
  return networkOf(request.ip ?? '');
}
