import { endOnSignal } from '#backend/endOnSignal.ts';
import { listen } from '#backend/listen.ts';
import { asText, createLog } from '#backend/log/log.ts';

/** A program that answers its one call when it is told to end, or never. */
async function main(): Promise<void> {
  let answer = (): void => undefined;
  const server = await listen((request, response) => {
    console.log('came');
    if (request.url === '/') answer = () => void response.end('answered while ending');
  }, 0);
  endOnSignal(async () => {
    const ended = server.end();
    answer();
    await ended;
    console.log('stopped');
  }, createLog(asText));
  console.log(`ready ${server.port}`);
}

main().catch(console.error);
