import { createGate } from '../db/gate';
import { describeFault } from '../log/describeFault';
import { lettersInFlight } from './mailTransport';
import { sendNext, type SendOptions } from './sendNext';

const intervalMs = 15_000;
/** How long a letter on its way may take when the program ends; called off, it might be sent twice. */
const graceMs = 2_000;

export interface Letters {
  /** Settled when no letter is on its way any more. */
  stop(): Promise<void>;
}

/**
 * Sends letters until none is due, and looks every 15 seconds whether there are any: apart from what else the backend
 * does by itself, so that a mail server that hangs holds up nothing but letters.
 */
export function startLetters(options: SendOptions): Letters {
  const stopping = new AbortController();
  const senders = new Set<Promise<void>>();
  const claiming = createGate(1);
  let stopped = false;
  const send = async (): Promise<void> => {
    while (!stopped) {
      const sent = await sendNext(options, stopping.signal, claiming);
      if (sent === 'none' || sent === 'unreachable') return;
      // Where one letter went there may be more, and room for them.
      begin();
    }
  };
  const begin = (): void => {
    if (stopped || senders.size >= lettersInFlight) return;
    const sender: Promise<void> = send()
      .catch((error: unknown) => options.log.error('letters.fault', describeFault(error)))
      .finally(() => senders.delete(sender));
    senders.add(sender);
  };
  begin();
  const timer = setInterval(begin, intervalMs);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const grace = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all(senders);
      clearTimeout(grace);
    },
  };
}
