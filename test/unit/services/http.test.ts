import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import * as fc from 'fast-check';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import { createHttpService } from '#services/http/browserHttp.ts';
import { createHttpClient } from '#services/http/httpClient.ts';
import { requestOf, type HttpClient } from '#services/http/httpRequest.ts';
import { loadAxios } from '#services/http/loadAxios.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { createStorageService } from '#services/storage/browserStorage.ts';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { nextTask } from '#services/loading/nextTask.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const storage = createStorageService(jest.fn());
const report = jest.fn();
let server: Server;
let origin: string;
let seen: Seen[];
let answer: (request: Seen, response: ServerResponse) => void;
/** Told of each call that has come. */
let onSeen: () => void;

/** Until that many calls have come. */
function requests(count: number): Promise<void> {
  return new Promise((resolve) => {
    onSeen = () => {
      if (seen.length >= count) resolve();
    };
    onSeen();
  });
}

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Content-Type, X-XSRF-TOKEN');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const call = { method: request.method, url: request.url, headers: request.headers, body };
      seen.push(call);
      onSeen();
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  seen = [];
  onSeen = () => undefined;
  report.mockReset();
  answer = (_call, response) => response.end('{"ok":true}');
  sessionStorage.clear();
  document.head.innerHTML = '';
  for (const name of ['XSRF-TOKEN', 'otra', '%']) document.cookie = `${name}=; max-age=0`;
});

/** A page of the server itself: relative addresses go to it. */
function beOnServer() {
  document.head.innerHTML = `<base href="${origin}/">`;
}

function service(overrides: { apiBase?: string; requestTimeoutMs?: number; loadClient?: () => Promise<HttpClient> } = {}) {
  const { loadClient = loadAxios, ...config } = overrides;
  return createHttpService({
    config: { read: () => Promise.resolve({ ...DEFAULT_CONFIG, apiBase: `${origin}/base`, ...config }) },
    storage,
    loadClient,
    report,
  });
}

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error(`not an HttpError: ${String(error)}`);
  return error.failure;
}

function record(http: ReturnType<typeof service>) {
  const events: string[] = [];
  http.onActivity((event) => events.push(event));
  http.onUnauthorized(({ path, token }) => events.push(`401 ${path} ${token ?? '-'}`));
  return events;
}

describe('headers, as the server sees them (B29 to B31)', () => {
  it.each([
    ['get', 'GET'],
    ['delete', 'DELETE'],
    ['post', 'POST'],
    ['put', 'PUT'],
    ['patch', 'PATCH'],
  ] as const)('%s carries accept and content type without a body', async (name, method) => {
    await service()[name]('api/x');
    expect(seen).toEqual([expect.objectContaining({ method, url: '/base/api/x', body: '' })]);
    expect(seen[0]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    [undefined, ''],
    [null, ''],
    [{}, '{}'],
    [{ login: ' ana ', password: ' pá ss ' }, '{"login":" ana ","password":" pá ss "}'],
    ['texto', '"texto"'],
    [false, 'false'],
    [0, '0'],
  ])('the body %p is sent as %p, as JSON (D19)', async (body, sent) => {
    await service().post('api/x', body);
    expect(seen[0]?.body).toBe(sent);
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('a form keeps its own boundary (D19)', async () => {
    const form = new FormData();
    form.append('campo', 'valor');
    await service().post('api/x', form);
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(seen[0]?.body).toContain('valor');
  });

  it('a Blob goes as it is, as JSON: it was written elsewhere', async () => {
    await service().post('api/x', new Blob(['{"a":1}']));
    expect(seen[0]?.body).toBe('{"a":1}');
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('the token is the one of the moment of sending: read, replaced, removed (B29)', async () => {
    const http = service();
    storage.tab.set(TOKEN_KEY, 'uno');
    const call = http.get('api/x');
    storage.tab.set(TOKEN_KEY, 'dos');
    await call;
    storage.tab.remove(TOKEN_KEY);
    await http.get('api/x');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer dos', undefined]);
  });
});

describe('anti-forgery header (D18)', () => {
  it.each(['post', 'put', 'patch', 'delete'] as const)('%s to a relative address carries it', async (name) => {
    beOnServer();
    document.cookie = 'XSRF-TOKEN=a%2Fb%3D';
    await service({ apiBase: '/base/' })[name]('api/x');
    expect(seen[0]?.headers['x-xsrf-token']).toBe('a/b=');
  });

  it('GET never carries it', async () => {
    beOnServer();
    document.cookie = 'XSRF-TOKEN=abc';
    await service({ apiBase: '/base/' }).get('api/x');
    expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('an absolute address never carries it', async () => {
    document.cookie = 'XSRF-TOKEN=abc';
    await service().post('api/x');
    expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('an absolute base on the own origin counts as relative (D17)', async () => {
    beOnServer();
    document.cookie = 'XSRF-TOKEN=abc';
    await service({ apiBase: `${origin}/base` }).post('api/x');
    expect(seen[0]).toMatchObject({ url: '/base/api/x', headers: { 'x-xsrf-token': 'abc' } });
  });

  it.each([
    ['%E0%A4%A', '%E0%A4%A'],
    ['%0D%0Ax', '%0D%0Ax'],
    ['%E2%82%AC', '%E2%82%AC'],
    ['a=b', 'a=b'],
  ])('the value %p is sent as %p', async (value, sent) => {
    beOnServer();
    document.cookie = `XSRF-TOKEN=${value}`;
    await service({ apiBase: '/base' }).post('api/x');
    expect(seen[0]?.headers['x-xsrf-token']).toBe(sent);
  });

  it.each(['', 'sola', 'otra=%E0%A4%A; X-XSRF-TOKEN=no; xsrf-token=no', '=; ;;=%', 'XSRF-TOKEN='])(
    'the cookies %p give none and break nothing',
    async (cookies) => {
      beOnServer();
      jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
      await service({ apiBase: '/base' }).post('api/x');
      expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
      jest.restoreAllMocks();
    },
  );

  it('a page without cookies, which throws, still sends', async () => {
    beOnServer();
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(service({ apiBase: '/base' }).post('api/x')).resolves.toEqual({ ok: true });
    jest.restoreAllMocks();
  });
});

describe('answers', () => {
  it.each([
    [200, '', undefined],
    [204, '', undefined],
    [200, ' \n', undefined],
    [200, '[]', []],
    [201, '"texto"', 'texto'],
    [200, 'null', null],
  ])('%i %p resolves with %p', async (status, text, value) => {
    answer = (_call, response) => response.writeHead(status).end(text);
    await expect(service().get('api/x')).resolves.toEqual(value);
  });

  it.each([
    [200, '<html></html>', { kind: 'notJson', status: 200 }],
    [500, '{"causa":1}', { kind: 'status', status: 500, body: { causa: 1 } }],
    [502, '<html></html>', { kind: 'status', status: 502, body: undefined }],
    [403, '', { kind: 'status', status: 403, body: undefined }],
  ])('%i %p rejects', async (status, text, failure) => {
    answer = (_call, response) => response.writeHead(status).end(text);
    await expect(failureOf(service().get('api/x'))).resolves.toEqual(failure);
  });

  it('a redirect is followed', async () => {
    answer = ({ url }, response) =>
      url === '/base/api/y' ? response.end('1') : response.writeHead(302, { Location: '/base/api/y' }).end();
    await expect(service().get('api/x')).resolves.toBe(1);
  });

  it('401 tells path and token before the rejection; a listener that throws breaks nothing (D12)', async () => {
    answer = (_call, response) => response.writeHead(401).end('{}');
    storage.tab.set(TOKEN_KEY, 'viejo');
    const http = service();
    const failed = new Error('listener');
    http.onUnauthorized(() => {
      throw failed;
    });
    const events = record(http);
    const failure = await failureOf(http.get('/api/x')).finally(() => events.push('rejected'));
    expect(failure).toEqual({ kind: 'status', status: 401, body: {} });
    expect(events).toEqual(['started', '401 /api/x viejo', 'ended', 'rejected']);
    expect(report).toHaveBeenCalledWith(failed);
  });

  it('a 401 names the token that the call carried, and null for none', async () => {
    answer = (_call, response) => {
      storage.tab.set(TOKEN_KEY, 'nuevo');
      response.writeHead(401).end();
    };
    const http = service();
    const events = record(http);
    await failureOf(http.get('api/x'));
    expect(events).toContain('401 api/x -');
  });
});

describe('a file', () => {
  it('comes as it is, with its progress, and is not counted: its progress is on the screen (D31)', async () => {
    answer = (_call, response) => response.end('replica,1');
    const http = service();
    const events = record(http);
    const come: number[] = [];
    const file = await http.getFile('api/x', { onProgress: (bytes) => come.push(bytes) });
    expect([file.size, file instanceof Blob]).toEqual([9, true]);
    expect(come.at(-1)).toBe(9);
    expect(events).toEqual([]);
  });

  it('that does not come says why, as any other answer', async () => {
    answer = (_call, response) => {
      response.statusCode = 404;
      response.end('{"codigo":"sin_publicar"}');
    };
    const asked = service().getFile('api/x', { onProgress: () => undefined });
    expect(await failureOf(asked)).toEqual({ kind: 'status', status: 404, body: { codigo: 'sin_publicar' } });
  });

  it('can be called off', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const asked = service().getFile('api/x', { signal: controller.signal, onProgress: () => undefined });
    expect(await failureOf(asked)).toEqual({ kind: 'aborted' });
  });
});

describe('no answer', () => {
  const network = { kind: 'noAnswer', reason: 'network' };

  it('a connection that breaks', async () => {
    answer = (_call, response) => response.destroy();
    const http = service();
    const events = record(http);
    // jsdom writes network errors to the console, as browsers do.
    const output = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(failureOf(http.get('api/x'))).resolves.toEqual(network);
    output.mockRestore();
    expect(events).toEqual(['started', 'ended']);
    expect(report).not.toHaveBeenCalled();
  });

  it('a request longer than the timeout (D20)', async () => {
    answer = () => undefined;
    const http = service({ requestTimeoutMs: 30 });
    const events = record(http);
    await expect(failureOf(http.get('api/x'))).resolves.toEqual({ kind: 'noAnswer', reason: 'timeout' });
    expect(events).toEqual(['started', 'ended']);
  });

  it('a client that never arrives is a timeout, too', async () => {
    const http = service({ requestTimeoutMs: 10, loadClient: () => new Promise(() => undefined) });
    await expect(failureOf(http.get('api/x'))).resolves.toEqual({ kind: 'noAnswer', reason: 'timeout' });
  });

  it('a client that fails to load is asked for again by the next call', async () => {
    const loadClient = jest.fn(loadAxios).mockRejectedValueOnce(new Error('chunk'));
    const http = service({ loadClient });
    const events = record(http);
    await expect(failureOf(http.get('api/x'))).resolves.toEqual(network);
    await expect(http.get('api/x')).resolves.toEqual({ ok: true });
    await http.get('api/x');
    expect(loadClient).toHaveBeenCalledTimes(2);
    expect(events).toEqual(['started', 'ended', 'started', 'ended', 'started', 'ended']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('warmUp loads the client, and never rejects', async () => {
    const loadClient = jest.fn(loadAxios).mockRejectedValueOnce(new Error('chunk'));
    const http = service({ loadClient });
    await expect(http.warmUp()).resolves.toBeUndefined();
    await expect(http.warmUp()).resolves.toBeUndefined();
    await http.get('api/x');
    expect(loadClient).toHaveBeenCalledTimes(2);
  });

  it.each(['request', 'response'] as const)('an interceptor that throws on the %s', async (side) => {
    const client = axios.create();
    client.interceptors[side].use(() => {
      throw new Error('interceptor');
    });
    const http = service({ loadClient: () => Promise.resolve(createHttpClient(client)) });
    const events = record(http);
    await expect(failureOf(http.get('api/x'))).resolves.toEqual(network);
    expect(events).toEqual(['started', 'ended']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'a client that throws at once',
      () => ({
        send: () => {
          throw new Error('sync');
        },
      }),
    ],
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- code of others may
    ['a client that rejects with nothing', () => ({ send: () => Promise.reject<never>(null) })],
  ])('%s', async (_name, make) => {
    const http = service({ loadClient: () => Promise.resolve(make()) });
    await expect(failureOf(http.get('api/x'))).resolves.toEqual(network);
  });

  it('a body that is no JSON', async () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    const http = service();
    const events = record(http);
    await expect(failureOf(http.post('api/x', loop))).resolves.toEqual(network);
    expect(events).toEqual(['started', 'ended']);
    expect(seen).toEqual([]);
  });

  it('a request that the browser gives up, as when the page is left, is aborted', async () => {
    const client = axios.create({ adapter: () => Promise.reject(new axios.AxiosError('Request aborted', 'ECONNABORTED')) });
    const http = service({ loadClient: () => Promise.resolve(createHttpClient(client)) });
    await expect(failureOf(http.get('api/x'))).resolves.toEqual({ kind: 'aborted' });
  });
});

describe('a call that shows its own progress', () => {
  it('is told the bytes as they go, and is not counted (D31)', async () => {
    const client: HttpClient = {
      send: (call) => {
        requestOf(call).onUploadProgress?.({ loaded: 40, bytes: 40, lengthComputable: true });
        return Promise.resolve({ status: 200, data: '' });
      },
    };
    const http = service({ loadClient: () => Promise.resolve(client) });
    const events = record(http);
    const onProgress = jest.fn();
    await http.post('api/x', 'x', { onProgress });
    expect(onProgress.mock.calls).toEqual([[40]]);
    expect(events).toEqual([]);
  });

  it('may take long, but not be silent for four times the limit (D20)', async () => {
    jest.useFakeTimers();
    let goOn = (): void => undefined;
    const client: HttpClient = {
      send: (call) => {
        goOn = () => requestOf(call).onUploadProgress?.({ loaded: 1, bytes: 1, lengthComputable: true });
        return new Promise(() => undefined);
      },
    };
    const http = service({ requestTimeoutMs: 1000, loadClient: () => Promise.resolve(client) });
    const ended = jest.fn();
    void failureOf(http.post('api/x', 'x', { onProgress: () => undefined })).then(ended);
    await jest.advanceTimersByTimeAsync(900);
    for (let more = 0; more < 10; more += 1) {
      goOn();
      await jest.advanceTimersByTimeAsync(3900);
    }
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(ended).toHaveBeenCalledWith({ kind: 'noAnswer', reason: 'timeout' });
    jest.useRealTimers();
  });
});

describe('calling off', () => {
  const aborted = { kind: 'aborted' };

  it('by the signal, before, while loading, and in flight', async () => {
    answer = () => undefined;
    const http = service();
    const events = record(http);
    await expect(failureOf(http.get('api/x', { signal: AbortSignal.abort() }))).resolves.toEqual(aborted);
    expect(events).toEqual([]);
    const early = new AbortController();
    const first = failureOf(http.get('api/x', { signal: early.signal }));
    early.abort();
    await expect(first).resolves.toEqual(aborted);
    expect(seen).toEqual([]);
    const late = new AbortController();
    const second = failureOf(http.post('api/x', {}, { signal: late.signal }));
    await requests(1);
    late.abort();
    await expect(second).resolves.toEqual(aborted);
    expect(events).toEqual(['started', 'ended', 'started', 'ended']);
  });

  it('all at once; a 401 that comes later tells no one (D13)', async () => {
    let release = () => undefined as void;
    answer = (_call, response) => {
      release = () => void response.writeHead(401).end();
    };
    const http = service();
    const events = record(http);
    const calls = [failureOf(http.get('api/x')), failureOf(http.put('api/y', 1))];
    await requests(2);
    http.abortAll();
    await expect(Promise.all(calls)).resolves.toEqual([aborted, aborted]);
    release();
    // It still works; what is answered after the 401 comes after it.
    answer = (_call, response) => response.end('{"ok":true}');
    await expect(http.patch('api/z')).resolves.toEqual({ ok: true });
    expect(events).toEqual(['started', 'started', 'ended', 'ended', 'started', 'ended']);
  });

  it('from within a listener, before anything is sent', async () => {
    const http = service();
    http.onActivity((event) => {
      if (event === 'started') http.abortAll();
    });
    await expect(failureOf(http.get('api/x'))).resolves.toEqual(aborted);
    // Had it been sent, it would have come before another one.
    await service().get('api/y');
    expect(seen.map(({ url }) => url)).toEqual(['/base/api/y']);
  });

  it('after the answer changes nothing', async () => {
    const controller = new AbortController();
    const http = service();
    await expect(http.get('api/x', { signal: controller.signal })).resolves.toEqual({ ok: true });
    controller.abort();
    http.abortAll();
  });
});

describe('what is told', () => {
  it('nothing of a call that shows its own progress (D31)', async () => {
    const http = service();
    const events = record(http);
    await http.get('api/x', { isQuiet: true });
    expect(events).toEqual([]);
  });

  it('carries the token of its moment, and is neither counted nor called off, nor is its end told (D13)', async () => {
    answer = (_call, response) => void response.writeHead(401).end('no');
    const http = service();
    const events = record(http);
    storage.tab.set(TOKEN_KEY, 'token-ana');
    http.tell('api/x');
    http.abortAll();
    storage.tab.remove(TOKEN_KEY);
    await requests(1);
    expect(seen).toEqual([expect.objectContaining({ method: 'POST', url: '/base/api/x', body: '' })]);
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer token-ana' });
    // Another call's answer comes after that one's.
    await failureOf(http.get('api/y'));
    expect(events).toEqual(['started', '401 api/y -', 'ended']);
  });

  it('fails without a word', async () => {
    const http = service({ loadClient: () => Promise.reject(new Error('no chunk')) });
    http.tell('api/x');
    await nextTask();
    expect(report).not.toHaveBeenCalled();
  });
});

it('the client is fetched while the configuration is on its way', async () => {
  const loadClient = jest.fn(() => new Promise<HttpClient>(() => undefined));
  const http = createHttpService({ config: { read: () => new Promise(() => undefined) }, storage, loadClient, report });
  const call = failureOf(http.get('api/x'));
  await nextTask();
  expect(loadClient).toHaveBeenCalledTimes(1);
  http.abortAll();
  await expect(call).resolves.toEqual({ kind: 'aborted' });
});

describe('paths (D17)', () => {
  it.each([
    '//evil.test/x',
    'HTTPS://evil.test/',
    '/\\evil.test',
    ' https://evil.test',
    '\thttps://evil.test',
    'ht\ntps://evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '../x',
    '/../x',
    'api/../../x',
    'api/%2e%2E/%2e./x',
    '\u0000/x',
    '\u00a0//evil.test',
  ])('%j is refused, nothing is sent', async (path) => {
    const http = service();
    const events = record(http);
    await expect(failureOf(http.post(path))).resolves.toEqual({ kind: 'pathRefused' });
    expect(events).toEqual([]);
    expect(seen).toEqual([]);
  });

  it.each([
    ['/', '/api/x'],
    ['', '/api/x'],
    ['/cupo-escolar', '/cupo-escolar/api/x'],
    ['/cupo-escolar/', '/cupo-escolar/api/x'],
    ['//', '/api/x'],
  ])('base %j: %j, with and without the leading slash', async (apiBase, url) => {
    beOnServer();
    if (apiBase === '//') apiBase = `${origin}//`;
    const http = service({ apiBase });
    await http.get('api/x');
    await http.get('/api/x?a=1:2');
    expect(seen.map((call) => call.url)).toEqual([url, `${url}?a=1:2`]);
  });

  it('a configuration that was not checked does no harm', async () => {
    beOnServer();
    await service({ apiBase: 'javascript:x' }).get('api/x');
    expect(seen[0]?.url).toBe('/api/x');
  });

  it('whatever the path, a call stays below its base or is refused', async () => {
    const sent: string[] = [];
    const client = axios.create({
      adapter: (config: InternalAxiosRequestConfig) => {
        sent.push(config.url ?? '');
        return Promise.resolve({ data: '', status: 200, statusText: '', headers: {}, config });
      },
    });
    const http = service({ apiBase: 'https://backend.test/base', loadClient: () => Promise.resolve(createHttpClient(client)) });
    const piece = fc.constantFrom('/', '\\', '.', '%2e', ':', '\t', ' ', 'http', 'evil.test', 'a', '?', '#', '@');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        await http.get(pieces.join('')).catch(() => undefined);
        for (const address of sent.splice(0)) {
          expect(new URL(address).href).toMatch(/^https:\/\/backend\.test\/base\//);
        }
      }),
    );
  });
});

it('activity is started and ended once each, in whatever order calls end', async () => {
  const ends = fc.constantFrom('ok', 'fail', 'abort');
  await fc.assert(
    fc.asyncProperty(fc.array(ends, { maxLength: 6 }), fc.scheduler(), async (kinds, scheduler) => {
      const client: HttpClient = {
        send: ({ address }) => {
          const kind = kinds[Number(address.split('/').at(-1))];
          const settle = kind === 'fail' ? Promise.reject(new Error('x')) : Promise.resolve({ status: 200, data: '' });
          settle.catch(() => undefined);
          return scheduler.schedule(settle);
        },
      };
      const http = service({ loadClient: () => Promise.resolve(client) });
      let active = 0;
      let lowest = 0;
      http.onActivity((event) => {
        active += event === 'started' ? 1 : -1;
        lowest = Math.min(lowest, active);
      });
      const calls = kinds.map((kind, index) => {
        const controller = new AbortController();
        const call = failureOf(http.get(String(index), { signal: controller.signal })).catch(() => undefined);
        if (kind === 'abort') void scheduler.schedule(Promise.resolve()).then(() => controller.abort());
        return call;
      });
      await nextTask();
      expect(active).toBe(kinds.length);
      await scheduler.waitFor(Promise.all(calls));
      expect({ active, lowest }).toEqual({ active: 0, lowest: 0 });
    }),
  );
});

it('nested emissions reach every listener, and unsubscribing ends them', async () => {
  const http = service();
  const heard: string[] = [];
  const inner: Promise<unknown>[] = [];
  const off = http.onActivity((event) => {
    heard.push(`a ${event}`);
    if (heard.length === 1) inner.push(http.get('api/y'));
  });
  const offSecond = http.onActivity((event) => {
    heard.push(`b ${event}`);
    if (event === 'ended') offSecond();
  });
  await http.get('api/x');
  await Promise.all(inner);
  expect(heard.filter((line) => line === 'a started')).toHaveLength(2);
  expect(heard.filter((line) => line === 'a ended')).toHaveLength(2);
  expect(heard.filter((line) => line === 'b started')).toHaveLength(2);
  expect(heard.filter((line) => line === 'b ended')).toHaveLength(1);
  off();
  await http.get('api/z');
  expect(heard).toHaveLength(7);
});
