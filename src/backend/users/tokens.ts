import jwt from 'jsonwebtoken';
import * as v from 'valibot';

const algorithm = 'HS256';
const issuer = 'pisami';
const payloadSchema = v.object({ sub: v.string() });

interface TokenOptions {
  readonly secret: string;
  readonly lifetimeSeconds: number;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
}

export interface Tokens {
  issue(login: string): string;
  /** @returns the login, or undefined for a token that is forged, expired or not ours. */
  verify(token: string): string | undefined;
}

export function createTokens({ secret, lifetimeSeconds, now }: TokenOptions): Tokens {
  const seconds = (): number => Math.floor(now() / 1000);
  return {
    issue: (login) => jwt.sign({ iat: seconds() }, secret, { algorithm, issuer, subject: login, expiresIn: lifetimeSeconds }),
    verify: (token) => {
      try {
        const options = { algorithms: [algorithm], issuer, clockTimestamp: seconds() } satisfies jwt.VerifyOptions;
        const payload = v.safeParse(payloadSchema, jwt.verify(token, secret, options));
        return payload.success ? payload.output.sub : undefined;
      } catch (error) {
        if (error instanceof jwt.JsonWebTokenError) return undefined;
        throw error;
      }
    },
  };
}
