import * as v from 'valibot';

/** The database cannot answer now, and may a little later. */
export class DatabaseUnavailable extends Error {
  /** @param isAway it is not there, or is about to go; else it has too much to do, and a time limit ran out */
  constructor(
    cause: unknown,
    readonly isAway: boolean,
  ) {
    super(`La base de datos no responde: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** SQLSTATE: limits of a statement, a lock and an idle transaction; too many connections; deadlocks without end. */
const busyCodes: ReadonlySet<string> = new Set(['57014', '55P03', '25P03', '53300', '40P01', '40001']);

/** SQLSTATE of a server that ends or begins; the network's. */
const awayCodes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);
const networkCodes: ReadonlySet<string> = new Set(['ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Of the driver, whose errors have no code. The first is said of a pool that is in use, as a whole city keeps it. */
const busyMessages = ['timeout exceeded when trying to connect'];
const awayMessages = ['Connection terminated', 'Client has encountered a connection error'];

const codeSchema = v.object({ code: v.string() });

/** The same error, told apart where the database itself is what failed. */
export function tellUnavailable(error: unknown): unknown {
  const coded = v.safeParse(codeSchema, error);
  if (coded.success) {
    const { code } = coded.output;
    const isAway = awayCodes.has(code) || networkCodes.has(code);
    return isAway || busyCodes.has(code) ? new DatabaseUnavailable(error, isAway) : error;
  }
  const begins = (messages: readonly string[]): boolean =>
    error instanceof Error && messages.some((message) => error.message.startsWith(message));
  return begins(awayMessages) || begins(busyMessages) ? new DatabaseUnavailable(error, begins(awayMessages)) : error;
}
