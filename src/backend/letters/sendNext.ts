import type { Database } from '../db/database';
import type { createGate } from '../db/gate';
import type { Log } from '../log/log';
import { claimNotice, type ClaimedNotice } from './claimNotice';
import { composeLetter, type LetterSettings } from './composeLetter';
import { sendTimeoutMs, type Transport } from './mailTransport';
import { holdsIn } from './noticeKinds';
import { refusalOf } from './refusal';

/** The last attempt of what a server puts off is about three days after the first. */
const attempts = 12;
const firstPauseMs = 60_000;
const longestPauseMs = 12 * 60 * 60 * 1000;
/** While the server is gone its letters wait so long, and no attempt is counted against them. */
const serverPauseMs = 5 * 60_000;

export interface SendOptions extends LetterSettings {
  readonly database: Database;
  readonly transport: Transport;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
  readonly log: Log;
}

/** `none`: none is due. `unreachable`: this one did not go and no other would. */
type Sent = 'sent' | 'refused' | 'unreachable' | 'none';

/** What this letter was to tell, nobody has: staff telephone its family (F61). */
async function tellByTelephone(database: Database, notice: number): Promise<void> {
  await database.query(
    `update solicitudes s set carta_fallida = true from avisos a
     where a.id = $1 and s.id = a.solicitud and a.para = s.correo and coalesce($2::jsonb ->> a.tipo, a.tipo) = s.estado`,
    [notice, JSON.stringify(holdsIn)],
  );
}

async function keepFailure({ database, now, log }: SendOptions, notice: ClaimedNotice, error: unknown): Promise<Sent> {
  const { id, tipo: kind, intentos } = notice;
  const refusal = refusalOf(error);
  const isServer = refusal.kind === 'server';
  const exhausted = refusal.kind === 'later' && intentos >= attempts ? 'agotado' : null;
  const failure = refusal.kind === 'permanent' ? 'rechazado' : exhausted;
  const pause = isServer ? serverPauseMs : Math.min(firstPauseMs * 2 ** (intentos - 1), longestPauseMs);
  await database.query(
    `update avisos set error = $2, respuesta = $3, fallo = $4, intentos = $5, proximo_intento = $6 where id = $1`,
    [
      id,
      error instanceof Error ? error.message : String(error),
      refusal.code,
      failure,
      isServer ? intentos - 1 : intentos,
      failure === null ? new Date(now() + pause).toISOString() : null,
    ],
  );
  if (failure !== null) await tellByTelephone(database, id);
  // The server's words name the address: the table has them, the log does not.
  if (failure !== null) log.error('letter.failed', { notice: id, kind, failure, code: refusal.code });
  else log.warn(isServer ? 'letter.server_unreachable' : 'letter.put_off', { notice: id, kind, code: refusal.code });
  return isServer ? 'unreachable' : 'refused';
}

/** Runs an attempt that ends, at the latest, well before its notice may be taken again. */
async function attempt(signal: AbortSignal, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const attempting = new AbortController();
  const callOff = (): void => attempting.abort();
  const timer = setTimeout(callOff, sendTimeoutMs);
  signal.addEventListener('abort', callOff);
  try {
    await run(attempting.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', callOff);
  }
}

/**
 * Sends the notice that is due first. Who ends between the sending and the writing down of it sends the same letter
 * once more later, with the same Message-ID.
 * @param signal calls the attempt off
 * @param claiming lets one of several senders claim at a time: each that waited in the database would hold a connection
 */
export async function sendNext(
  options: SendOptions,
  signal: AbortSignal,
  claiming: ReturnType<typeof createGate> = (work) => work(),
): Promise<Sent> {
  const { database, transport, timeZone, now } = options;
  const notice = await claiming(() => claimNotice(database, timeZone, new Date(now())));
  if (!notice) return 'none';
  const { id, para, datos } = notice;
  try {
    const letter = { id: `aviso-${id}-${datos.radicado}`, to: para, ...composeLetter(notice, options) };
    await attempt(signal, (until) => transport.send(letter, until));
  } catch (error) {
    return keepFailure(options, notice, error);
  }
  await database.query(
    'update avisos set enviado_en = $2, proximo_intento = null, error = null, respuesta = null where id = $1',
    [id, new Date(now()).toISOString()],
  );
  return 'sent';
}
