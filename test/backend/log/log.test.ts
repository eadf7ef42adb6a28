import express from 'express';
import * as v from 'valibot';

import { logRequests } from '#backend/http/logRequests.ts';
import { listen, type Listening } from '#backend/listen.ts';
import { describeFault } from '#backend/log/describeFault.ts';
import { asJson, asText, createLog } from '#backend/log/log.ts';
import { createScriptedBackend } from '#test/support/application.ts';
import { createKeptLog, type KeptLog } from '#test/support/quietLog.ts';

describe('an entry', () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  afterEach(() => lines.splice(0));

  it('is one JSON object a line', () => {
    createLog(asJson, write).warn('letter.failed', { notice: 3, code: null, text: 'a\nb', none: undefined });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
    const { time, ...rest } = v.parse(v.looseObject({ time: v.pipe(v.string(), v.isoTimestamp()) }), JSON.parse(lines[0] ?? ''));
    expect(time).toBeDefined();
    expect(rest).toEqual({ level: 'warn', event: 'letter.failed', notice: 3, code: null, text: 'a\nb' });
  });

  it('is read by people while they develop', () => {
    createLog(asText, write).error('fault', { message: 'no', count: 2, none: undefined });
    createLog(asText, write).info('ready');
    expect(lines).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d ERROR fault message=no count=2$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d ready$/),
    ]);
  });
});

describe('a fault', () => {
  it('is told by where it happened', () => {
    const fault = describeFault(Object.assign(new Error('no such table'), { code: '42P01' }));
    expect(fault).toMatchObject({ error: 'Error', code: '42P01', message: 'no such table' });
    expect(fault['at']).toEqual(expect.arrayContaining([expect.stringContaining('log.test.ts')]));
  });

  it.each([
    ['a row of another schema', () => v.parse(v.number(), 'Iñaki')],
    [
      'a value that cannot be read',
      () => {
        throw Object.assign(new Error('invalid input syntax for type uuid: "Iñaki"'), { code: '22P02' });
      },
    ],
    [
      'a key that is there twice',
      () => {
        throw Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (nombre)=(Iñaki) already exists.' });
      },
    ],
  ])('of %s is told without the value', (_what, fail) => {
    let fault: unknown;
    try {
      fail();
    } catch (error) {
      fault = describeFault(error);
    }
    expect(fault).toBeDefined();
    expect(JSON.stringify(fault)).not.toContain('Iñaki');
  });

  it('that is no error is told by its type', () => {
    expect(describeFault('Iñaki')).toEqual({ error: 'string' });
  });
});

describe('a request', () => {
  let log: KeptLog;
  let server: Listening;
  let close: () => Promise<void>;

  beforeAll(async () => {
    log = createKeptLog();
    const backend = createScriptedBackend();
    server = await listen(express().use('/base', express().use(logRequests(log), backend.app)), 0);
    close = async () => {
      await server.close();
      await backend.close();
    };
  });
  beforeEach(() => log.entries.splice(0));
  afterAll(() => close());

  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${server.origin}/base/api/${path}`, init);
    await response.text();
    return response;
  };
  const post = (path: string, body: unknown): Promise<Response> =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const fields = () => log.entries.map(([, entry]) => entry);

  it('is told by its route, without anything that was sent', async () => {
    await ask('educacion/tramitacion/solicitudes/2026-7K3M9QX-9?texto=inaki', { headers: { Authorization: 'Bearer secreto' } });
    await post('educacion/consulta', { radicado: '2026-7K3M9QX-9', documento: '1234567', fechaNacimiento: '2015-05-20' });
    await post('token/generar', { login: 'maria', password: 'clave-de-maria' });
    await ask('1234567');
    expect(fields().map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/base/api/educacion/tramitacion/solicitudes/:radicado', 401],
      ['POST', '/base/api/educacion/consulta', 404],
      ['POST', '/base/api/token/generar', 401],
      ['GET', null, 404],
    ]);
    expect(JSON.stringify(log.entries)).not.toMatch(/7K3M9QX|1234567|secreto|maria|inaki|127\.0\.0\.1/);
    expect(new Set(fields().map(({ from }) => from)).size).toBe(1);
  });

  it('has an id, a proxy’s if it is well formed, which goes back to the caller', async () => {
    const withId = async (id: string): Promise<string | null> =>
      (await ask('educacion/ofertas', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    expect(await withId('abc-123.DEF_4')).toBe('abc-123.DEF_4');
    expect(await withId('a b"')).toMatch(/^[0-9a-f-]{36}$/);
    expect(fields().map(({ id }) => id)).toEqual(['abc-123.DEF_4', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});
