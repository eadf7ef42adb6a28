import jwt from 'jsonwebtoken';
import * as v from 'valibot';

const algorithm = 'HS256';
const issuer = 'pisami';
const payloadSchema = v.object({ sub: v.string(), jti: v.pipe(v.string(), v.uuid()) });

/** The first signs, all verify: so a key is changed without ending anybody's session. */
export type SigningKeys = readonly [string, ...string[]];

interface TokenOptions {
  readonly keys: SigningKeys;
  readonly lifetimeSeconds: number;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
}

/** Whose session, and which. */
interface Bearer {
  readonly login: string;
  /** A UUID. */
  readonly session: string;
}

export interface Tokens {
  /** @param name as a claim, for the page to show: nothing here believes it */
  issue(bearer: Bearer, name: string): string;
  /** @returns undefined for a token that is forged, expired or not ours. */
  verify(token: string): Bearer | undefined;
}

export function createTokens({ keys, lifetimeSeconds, now }: TokenOptions): Tokens {
  const seconds = (): number => Math.floor(now() / 1000);
  const verifyWith = (key: string, token: string): Bearer | undefined => {
    try {
      const options = { algorithms: [algorithm], issuer, clockTimestamp: seconds() } satisfies jwt.VerifyOptions;
      const payload = v.safeParse(payloadSchema, jwt.verify(token, key, options));
      return payload.success ? { login: payload.output.sub, session: payload.output.jti } : undefined;
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return undefined;
      throw error;
    }
  };
  return {
    issue: ({ login, session }, name) =>
      jwt.sign({ iat: seconds(), name }, keys[0], {
        algorithm,
        issuer,
        subject: login,
        jwtid: session,
        expiresIn: lifetimeSeconds,
      }),
    verify: (token) => {
      for (const key of keys) {
        const bearer = verifyWith(key, token);
        if (bearer) return bearer;
      }
      return undefined;
    },
  };
}
