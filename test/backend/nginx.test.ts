import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request as askPlainly } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { createScriptedBackend } from '../support/application';
import { missingPrograms, type Nginx, startNginx } from '../support/nginx/nginx';
import { listen, type Listening } from '#backend/listen.ts';
import { createPreview } from '#backend/preview.ts';
import { standAlone } from '#backend/standAlone.ts';

const missing = missingPrograms();
const fail = (error: unknown): never => {
  throw error;
};
const why = missing.length > 0 ? ` (left out: ${missing.join(' and ')} not installed)` : '';

const nothingSaid = [
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
];
/** The page's proxy has TLS, the preview has none; each server says in its own way that it sends parts. */
const ofOne = ['strict-transport-security', 'accept-ranges'];

(missing.length === 0 ? describe : describe.skip)(`nginx with the sample of the documents${why}`, () => {
  let dist: string;
  let nginx: Nginx;
  let behind: Listening;
  let preview: Listening;
  const requestIds: unknown[] = [];
  const backend = createScriptedBackend({ trustedProxies: 1 });

  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'pisami-dist-'));
    mkdirSync(join(dist, 'static'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    writeFileSync(join(dist, 'config.json'), '{}');
    writeFileSync(join(dist, 'static/main.0123.js'), `/* ${'x'.repeat(5000)} */`);
    const listener = standAlone(backend.app, fail);
    behind = await listen((asked, response) => {
      requestIds.push(asked.headers['x-request-id']);
      listener(asked, response);
    }, 0);
    preview = await listen(createPreview({ dist, backend: backend.app }), 0);
    nginx = await startNginx(dist, behind.port);
  });
  afterAll(async () => {
    await nginx.close();
    await Promise.all([behind.close(), preview.close()]);
    await backend.close();
    rmSync(dist, { recursive: true });
  });

  interface Answer {
    readonly status: number | undefined;
    readonly headers: OutgoingHttpHeaders;
    readonly body: string;
  }
  async function answerOf(asked: ReturnType<typeof request>, body?: string | Buffer): Promise<Answer> {
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
  /** By nginx, from an address of this machine. */
  const ask = (path: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> =>
    answerOf(
      request({
        host: '127.0.0.1',
        port: nginx.port,
        path,
        ca: nginx.certificate,
        checkServerIdentity: () => undefined,
        agent: false,
        ...options,
      }),
      body,
    );
  const json = { 'Content-Type': 'application/json' };
  const signIn = (password: string, localAddress: string): Promise<Answer> =>
    ask(
      '/cupo-escolar/api/token/generar',
      { method: 'POST', headers: json, localAddress },
      JSON.stringify({ login: 'admin', password }),
    );
  async function upload(bytes: number): Promise<Answer> {
    const form = new FormData();
    form.append('archivo', new Blob([`%PDF-1.7${'x'.repeat(bytes - 8)}`]), 'foto.pdf');
    const sent = new Response(form);
    const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' };
    const body = Buffer.from(await sent.arrayBuffer());
    return ask('/cupo-escolar/api/educacion/archivos', { method: 'POST', headers }, body);
  }

  it.each([
    '/',
    '/index.html',
    '/config.json',
    '/static/main.0123.js',
    '/static/none.js',
    '/cupo-escolar/api/educacion/convocatoria',
    '/cupo-escolar/api/educacion/resumen',
  ])('answers with the headers of the preview: %s', async (path) => {
    const headers = { 'Accept-Encoding': 'gzip', Cookie: 'XSRF-TOKEN=a' };
    // The media types' charset and the page of a file that is not there are each server's own; what is too small to be
    // compressed does not vary by what may be.
    const valueOf = (name: string, value: unknown): unknown => {
      if (name === 'content-type') return String(value).split(';')[0];
      const parts = String(value)
        .split(', ')
        .filter((part) => part !== 'Accept-Encoding');
      return name === 'vary' ? parts : value;
    };
    const said = ({ status, headers: all }: Answer): unknown => [
      status,
      Object.entries(all)
        .map(([name, value]) => [name, valueOf(name, value)] as const)
        .filter(
          ([name, value]) => !nothingSaid.includes(name) && !ofOne.includes(name) && !(name === 'vary' && String(value) === ''),
        )
        .filter(([name]) => !(status === 404 && name === 'content-type'))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ];
    const direct = await answerOf(askPlainly({ host: '127.0.0.1', port: preview.port, path, headers, agent: false }));
    expect(said(await ask(path, { headers }))).toEqual(said(direct));
  });

  it('has browsers come by TLS only, of a version that is safe', async () => {
    const { status, headers } = await answerOf(
      askPlainly({
        host: '127.0.0.1',
        port: nginx.plainPort,
        path: '/a?b=1',
        headers: { Host: 'educacion.example.gov.co' },
        agent: false,
      }),
    );
    expect([status, headers['location']]).toEqual([301, 'https://educacion.example.gov.co/a?b=1']);
    const page = await ask('/');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['server']).toBe('nginx');
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(ask('/', old)).rejects.toThrow('alert protocol version');
  });

  it('names each call to the backend', async () => {
    const headers = { 'X-Request-Id': 'said-by-a-caller' };
    await ask('/cupo-escolar/api/educacion/convocatoria', { headers });
    await ask('/cupo-escolar/api/educacion/convocatoria', { headers });
    const [one, other] = requestIds.slice(-2);
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
  });

  it('gives the cookie for TLS only', async () => {
    const { headers } = await ask('/cupo-escolar/api/educacion/resumen');
    expect(headers['set-cookie']).toEqual([expect.stringContaining('; Secure')]);
  });

  it('lets a photo of a phone pass, and says of what is too big what the backend says', async () => {
    expect((await upload(2 * 1024 * 1024)).status).toBe(201);
    const tooBig = await upload(5 * 1024 * 1024 + 1);
    expect([tooBig.status, JSON.parse(tooBig.body)]).toMatchObject([413, { codigo: 'archivo_grande' }]);
    const hugeOne = await upload(7 * 1024 * 1024);
    expect(hugeOne.headers['content-type']).toBe('application/problem+json');
    expect([hugeOne.status, JSON.parse(hugeOne.body)]).toMatchObject([413, { codigo: 'archivo_grande', status: 413 }]);
    expect(hugeOne.headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets an import of sixteen megabytes come to the backend', async () => {
    const path = '/cupo-escolar/api/educacion/gestion/ofertas/importacion';
    const body = JSON.stringify('x'.repeat(16 * 1024 * 1024 - 2));
    expect((await ask(path, { method: 'POST', headers: json }, body)).status).toBe(401);
  });

  it('tells one client’s address from another’s', async () => {
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await signIn('no', '127.0.0.2')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await signIn('admin2026', '127.0.0.3')).status).toBe(200);
  });

  it('lets the families behind one address pass, all at once, and no flood', async () => {
    const read = (): Promise<Answer> => ask('/cupo-escolar/api/educacion/convocatoria', { localAddress: '127.0.0.4' });
    const families = await Promise.all(Array.from({ length: 300 }, read));
    expect(new Set(families.map(({ status }) => status))).toEqual(new Set([200]));
    const burst = await Promise.all(Array.from({ length: 250 }, () => signIn('no', '127.0.0.5')));
    const refused = burst.find(({ status, headers }) => status === 429 && headers['retry-after'] === undefined);
    expect(JSON.parse(refused?.body ?? 'null')).toMatchObject({ codigo: 'demasiados_intentos', segundos: 60 });
  });

  it('counts a household’s network of IPv6 as one, and no other with it', async () => {
    const from = async (address: string): Promise<number | undefined> =>
      (await ask('/cupo-escolar/api/token/generar', { headers: { 'X-Client': address }, localAddress: '127.0.0.9' })).status;
    const household = Array.from({ length: 250 }, (_, index) => from(`2001:db8:0:7:${index.toString(16)}:a0a:1:a`));
    const others = ['2001:db8:0:8::1', '2001:db8:0:6:ffff::', '192.0.2.7', '192.0.2.8'].map(from);
    expect(new Set(await Promise.all(household))).toEqual(new Set([404, 429]));
    expect(await Promise.all(others)).toEqual([404, 404, 404, 404]);
  });

  it('says when the backend is not there, and logs nobody’s search', async () => {
    const search = '/cupo-escolar/api/educacion/tramitacion/solicitudes?texto=1098765432';
    expect((await ask(search)).status).toBe(401);
    const plain = { host: '127.0.0.1', port: nginx.plainPort, path: search, agent: false };
    expect((await answerOf(askPlainly(plain))).status).toBe(301);
    await behind.close();
    const { status, body } = await ask(search);
    expect(nginx.readLogs()).toContain('GET /index.html');
    expect(nginx.readLogs()).not.toMatch(/1098765432|cupo-escolar/);
    expect([status, JSON.parse(body)]).toMatchObject([503, { codigo: 'no_disponible' }]);
    behind = await listen(standAlone(backend.app, fail), behind.port);
    expect((await ask('/cupo-escolar/api/educacion/convocatoria')).status).toBe(200);
  });
});
