import { sendNext, type SendOptions } from '#backend/letters/sendNext.ts';

/** Sends what is due at the clock's moment, one letter after the other. @returns how many were tried */
export async function sendDue(options: SendOptions): Promise<number> {
  const { signal } = new AbortController();
  let tried = 0;
  for (;;) {
    const sent = await sendNext(options, signal);
    if (sent === 'none') return tried;
    tried += 1;
    if (sent === 'unreachable') return tried;
  }
}
