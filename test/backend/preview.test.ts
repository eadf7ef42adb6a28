import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createScriptedBackend } from '../support/application';
import { listen, type Listening } from '#backend/listen.ts';
import { createPreview } from '#backend/preview.ts';

let dist: string;
let server: Listening;
const backend = createScriptedBackend();

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'pisami-dist-'));
  mkdirSync(join(dist, 'static'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, 'config.json'), '{}');
  writeFileSync(join(dist, 'static/main.0123.js'), `/* ${'x'.repeat(5000)} */`);
  const connectTo = ['http://127.0.0.1:9999'];
  server = await listen(createPreview({ dist, base: '/x/', backend: backend.app, connectTo }), 0);
});
afterAll(async () => {
  await server.close();
  await backend.close();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { headers });

it('serves the build from its folder with a strict policy', async () => {
  const response = await get('/x/');
  expect(await response.text()).toBe('<!doctype html>');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  // Supports that staff look at, and nothing else: a frame is of the page's own bytes.
  expect(policy).toContain("img-src 'self' data: blob:; frame-src blob:; font-src 'self'");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:9999;");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('X-Powered-By')).toBeNull();
});

it('keeps for ever only what is named by its content', async () => {
  const caching = async (path: string): Promise<string | null> => (await get(path)).headers.get('Cache-Control');
  expect(await caching('/x/')).toBe('no-cache');
  expect(await caching('/x/index.html')).toBe('no-cache');
  expect(await caching('/x/config.json')).toBe('no-cache');
  expect(await caching('/x/static/main.0123.js')).toBe('public, max-age=31536000, immutable');
});

it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
  const response = await get('/x/static/main.0123.js', { 'Accept-Encoding': encoding });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect((await response.text()).length).toBeGreaterThan(5000);
});

it('has the backend beside it, and nothing else', async () => {
  expect((await get('/cupo-escolar/api/educacion/resumen')).status).toBe(401);
  expect((await get('/')).status).toBe(404);
  expect((await get('/x/static/none.js')).status).toBe(404);
});

it('says that the port is taken', async () => {
  await expect(listen(() => undefined, server.port)).rejects.toThrow(`El puerto ${server.port} está ocupado`);
});
