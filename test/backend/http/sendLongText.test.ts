import express from 'express';

import { sendLongText } from '#backend/http/sendLongText.ts';
import { listen, type Listening } from '#backend/listen.ts';

describe('a long text in an answer', () => {
  // Half a character more than a piece, so that pieces part one in its middle.
  const text = `"\\\n${'🙂'.repeat(600_000)}ñ`;
  let server: Listening;
  beforeAll(async () => {
    const app = express();
    app.get('/', (_request, response) => sendLongText(response, { huella: 'a"b' }, 'contenido', text));
    server = await listen(app, 0);
  });
  afterAll(() => server.close());

  it('is the JSON that it would be in one piece', async () => {
    const answer = await fetch(server.origin);
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual({ huella: 'a"b', contenido: text });
  });

  it('that nobody waits for any more ends', async () => {
    const asking = new AbortController();
    const answer = await fetch(server.origin, { signal: asking.signal });
    asking.abort();
    await expect(answer.text()).rejects.toThrow();
    expect((await fetch(server.origin)).status).toBe(200);
  });
});
