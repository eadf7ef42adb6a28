import * as v from 'valibot';

/** The database cannot answer now, and may a little later: a time limit ran out, or it is not there. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`La base de datos no responde: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** SQLSTATE: limits of a statement, a lock and an idle transaction; too many connections; deadlocks without end; ending. */
const codes: ReadonlySet<string> = new Set(['57014', '55P03', '25P03', '53300', '40P01', '40001', '57P01', '57P02', '57P03']);

/** Of the network, and of the driver, whose errors have no code. */
const networkCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
const driverMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

const codeSchema = v.object({ code: v.string() });

/** The same error, told apart where the database itself is what failed. */
export function tellUnavailable(error: unknown): unknown {
  const coded = v.safeParse(codeSchema, error);
  if (coded.success) {
    const { code } = coded.output;
    return codes.has(code) || networkCodes.has(code) ? new DatabaseUnavailable(error) : error;
  }
  const isDriver = error instanceof Error && driverMessages.some((message) => error.message.startsWith(message));
  return isDriver ? new DatabaseUnavailable(error) : error;
}
