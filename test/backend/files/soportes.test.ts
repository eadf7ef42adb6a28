import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startBackend } from '#test/support/backendClient.ts';
import { type FiledSolicitud, formWith, startTestApi, type TestApi } from '#test/support/testApi.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import type { Database } from '#backend/db/database.ts';
import { type FileStore, openFileStore } from '#backend/files/fileStore.ts';
import { moveBytesToFiles } from '#backend/files/moveBytes.ts';
import { createFilesRoom, type FilesRoom } from '#backend/files/room.ts';
import { deleteUnnamedSoportes, sweepOrphans } from '#backend/files/sweepFiles.ts';
import { createLimiter } from '#backend/http/limits/limiter.ts';
import { limits } from '#backend/http/limits/limits.ts';

const hour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;

describeOnBoth('supports in their folder', ({ seeded }) => {
  let folder: string;
  let files: FileStore;
  let free = Infinity;
  let room: FilesRoom;
  let minute = 0;
  const warn = jest.fn();
  const roomOf = (maximumBytes: number): FilesRoom =>
    createFilesRoom({
      db: database,
      files,
      // Its minute is over at each call.
      now: () => (minute += 60_000),
      maximumLooseBytes: 20 * megabyte,
      maximumBytes,
      warn,
    });
  let database: Database;
  let api: TestApi;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pisami-archivos-'));
    files = await openFileStore({ folder, minimumFree: 1000, warn: () => undefined, freeBytes: () => Promise.resolve(free) });
    database = await seeded();
    room = roomOf(1024 * megabyte);
    api = await startTestApi(database, { files, room: { require: () => room.require() } });
  });
  /** What a test has open, however it ends. */
  let afterTest = (): Promise<void> => Promise.resolve();
  afterEach(async () => {
    await afterTest();
    afterTest = () => Promise.resolve();
    free = Infinity;
    await database.query('delete from archivos where solicitud is null');
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  const upload = (bytes = 8): ReturnType<TestApi['call']> =>
    api.call('archivos', { body: formWith(`%PDF-1.7${'x'.repeat(bytes - 8)}`, 'soporte.html') });
  const claim = (archivo: string) => ({
    condiciones: [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [archivo] }],
  });
  const contentOf = async (radicado: string, archivo: string): Promise<string> => {
    const { status, body } = await api.call(`tramitacion/solicitudes/${radicado}/archivos/${archivo}`, { login: 'revisora' });
    expect(status).toBe(200);
    return Buffer.from(String(body['contenido']), 'base64').toString();
  };

  it('has the bytes there, and nothing of them in the database', async () => {
    const { body } = await upload();
    const id = String(body['id']);
    expect(body['nombre']).toBe('soporte.html.pdf');
    expect(await database.query('select contenido from archivos where id = $1', [id])).toEqual([{ contenido: null }]);
    expect((await files.read(id)).toString()).toBe('%PDF-1.7');
    const { radicado } = await api.file(claim(id));
    expect(await contentOf(radicado, id.toUpperCase())).toBe('%PDF-1.7');
  });

  it('drops what no solicitud named in two hours, and keeps the others', async () => {
    const [loose, named] = [String((await upload()).body['id']), String((await upload()).body['id'])];
    await api.file(claim(named));
    await deleteUnnamedSoportes(database, files, new Date(api.clock.now + 2 * hour - 1));
    expect((await files.read(loose)).toString()).toBe('%PDF-1.7');
    await deleteUnnamedSoportes(database, files, new Date(api.clock.now + 2 * hour));
    await expect(files.read(loose)).rejects.toThrow('ENOENT');
    expect((await files.read(named)).toString()).toBe('%PDF-1.7');
  });

  it('moves what the database still has, also when it was ended in between', async () => {
    const waiting = 'select id from archivos where contenido is not null';
    const before = await database.query(waiting);
    expect(before.length).toBeGreaterThan(10);
    let saves = 0;
    const ending: FileStore = {
      ...files,
      save: (id, content) => ((saves += 1) > 5 ? Promise.reject(new Error('ended')) : files.save(id, content)),
    };
    await expect(moveBytesToFiles(database, ending)).rejects.toThrow('ended');
    expect(await database.query(waiting)).toHaveLength(before.length - 5);
    const [one] = await database.query(
      `select a.id, s.radicado from archivos a join solicitudes s on s.id = a.solicitud where a.contenido is not null limit 1`,
    );
    const read = (): Promise<string> => contentOf(String(one?.['radicado']), String(one?.['id']));
    const inDatabase = await read();
    await moveBytesToFiles(database, files);
    await moveBytesToFiles(database, files);
    expect(await database.query(waiting)).toEqual([]);
    expect(await read()).toBe(inDatabase);
  });

  it('drops files without a row, and beginnings of files, once they are old', async () => {
    const orphan = 'ab000000-0000-4000-8000-000000000001';
    await files.save(orphan, Buffer.from('x'));
    const known = 'ab000000-0000-4000-8000-000000000002';
    await files.save(known, Buffer.from('x'));
    await database.query(
      `insert into archivos (id, nombre, tipo, tamano, sha256, vence, creado_en)
       values ($1, 'a.pdf', 'application/pdf', 1, '', $2, $2)`,
      [known, new Date(demoMoment).toISOString()],
    );
    await files.save(`${orphan}.parcial`, Buffer.from('x'));
    const ours = [orphan, known, `${orphan}.parcial`];
    const names = async (): Promise<readonly string[]> =>
      (await files.list(0xab)).map(({ name }) => name).filter((name) => ours.includes(name));
    // The round whose part it is.
    const round = new Date((256 * 1_000_000 + 0xab) * 15_000);
    const setAge = (age: number): void => {
      for (const name of ours) {
        utimesSync(join(folder, 'ab', name), new Date(), new Date(round.getTime() - age));
      }
    };
    setAge(hour - 1000);
    await sweepOrphans(database, files, round);
    expect(await names()).toHaveLength(3);
    setAge(hour + 1000);
    await sweepOrphans(database, files, new Date(round.getTime() + 15_000));
    expect(await names()).toHaveLength(3);
    await sweepOrphans(database, files, round);
    expect(await names()).toEqual([known]);
  });

  it('refuses uploads when the disk is nearly full, and goes on filing', async () => {
    free = 999;
    const { status, headers, body } = await upload();
    expect([status, headers.get('Retry-After'), body.codigo]).toEqual([503, '600', 'archivos_sin_espacio']);
    await api.file();
    free = Infinity;
    expect((await upload()).status).toBe(201);
  });

  it('has room for so many bytes that no solicitud names', async () => {
    for (let count = 0; count < 5; count += 1) expect((await upload(4 * megabyte)).status).toBe(201);
    expect((await upload()).body.codigo).toBe('archivos_sin_espacio');
    await database.query('delete from archivos where solicitud is null');
    expect((await upload()).status).toBe(201);
  });

  it('has room for so many bytes in all, named or not; warns once before, and goes on filing', async () => {
    await api.file(claim(String((await upload(megabyte)).body['id'])));
    const [all] = await database.query('select sum(tamano) as bytes from archivos');
    const bytes = Number(all?.['bytes']);
    expect(warn).not.toHaveBeenCalled();
    room = roomOf(1.2 * bytes);
    expect([(await upload()).status, (await upload()).status]).toEqual([201, 201]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Los archivos de soporte ocupan \d+ de los \d+ MB de FILES_MAX_MB/)],
    ]);
    room = roomOf(bytes);
    const refused = await upload();
    expect([refused.status, refused.headers.get('Retry-After'), refused.body.codigo]).toEqual([
      503,
      '600',
      'archivos_sin_espacio',
    ]);
    await api.file();
    room = roomOf(1024 * megabyte);
    expect((await upload()).status).toBe(201);
  });

  it('takes a gigabyte an hour of one address', async () => {
    await database.query('delete from limites');
    const limiter = createLimiter(database, () => api.clock.now);
    const limit = limits.uploadedKilobytes;
    const left = (amount: number): Promise<number> => limiter.spend([{ limit, key: '127.0.0.1', amount }]);
    expect(await left(1000 * 1024)).toBe(0);
    const answers = [await upload(megabyte), await upload(5 * megabyte)].map(({ status }) => status);
    expect(answers).toEqual([201, 201]);
    await left(15 * 1024);
    const refused = await upload(5 * megabyte);
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number) as number]);
    await database.query('delete from limites');
  });

  it('takes six gigabytes a day of one address', async () => {
    await database.query('delete from limites');
    const limiter = createLimiter(database, () => api.clock.now);
    const limit = limits.uploadedKilobytesADay;
    expect(await limiter.spend([{ limit, key: '127.0.0.1', amount: limit.most - 3 * 1024 }])).toBe(0);
    expect([(await upload(2 * megabyte)).status, (await upload(2 * megabyte)).status]).toEqual([201, 429]);
    await database.query('delete from limites');
  });

  it('lets go what a withdrawn solicitud named that nobody reviewed: filing and withdrawing fills nothing', async () => {
    const ids: string[] = [];
    const withdraw = async ({ identificacion }: FiledSolicitud, version: number) => {
      const body = { identificacion, version, motivo: null };
      expect((await api.call('consulta/retiro', { body })).status).toBe(200);
    };
    for (let round = 0; round < 5; round += 1) {
      const id = String((await upload(4 * megabyte)).body['id']);
      ids.push(id);
      await withdraw(await api.file(claim(id)), 1);
    }
    expect((await upload()).body.codigo).toBe('archivos_sin_espacio');
    const reviewed = await database.query('select id from archivos where solicitud is not null');
    await deleteUnnamedSoportes(database, files, new Date(api.clock.now + 2 * hour));
    for (const id of ids) await expect(files.read(id)).rejects.toThrow('ENOENT');
    expect(await database.query('select id from archivos where solicitud is not null')).toEqual(reviewed);

    // What somebody has in hand keeps its supports.
    const kept = String((await upload()).body['id']);
    const filed = await api.file(claim(kept));
    const taking = { login: 'revisora', body: { version: 1 } };
    expect((await api.call(`tramitacion/solicitudes/${filed.radicado}/toma`, taking)).status).toBe(200);
    await withdraw(filed, 2);
    await deleteUnnamedSoportes(database, files, new Date(api.clock.now + 2 * hour));
    expect(await contentOf(filed.radicado, kept)).toBe('%PDF-1.7');
  });

  it('holds a few slots for an address whose uploads never end, and takes another’s meanwhile', async () => {
    const client = await startBackend({ database, files, now: () => api.clock.now, trustedProxies: 1 });
    const path = new URL(client.address('api/educacion/archivos'));
    const boundary = 'x';
    const begin = (from: string): ClientRequest => {
      const asked = request(path, {
        method: 'POST',
        agent: false,
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, 'X-Forwarded-For': from },
      });
      asked.on('error', () => undefined);
      asked.write(`--${boundary}\r\nContent-Disposition: form-data; name="archivo"; filename="a.pdf"\r\n\r\n%PDF-`);
      return asked;
    };
    const slow = Array.from({ length: 20 }, () => begin('192.0.2.1'));
    afterTest = async () => {
      for (const asked of slow) asked.destroy();
      await client.close();
    };
    await Promise.all(slow.map((asked) => once(asked, 'socket').then(([socket]) => once(socket as Socket, 'connect'))));
    const other = await client.call('api/educacion/archivos', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '192.0.2.2' },
      body: formWith('%PDF-1.7', 'a.pdf'),
    });
    expect(other.status).toBe(201);
  });

  it('takes so many at a time, lets some wait, and refuses the rest', async () => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let saving = 0;
    const slow: FileStore = {
      ...files,
      save: async (id, content) => {
        saving += 1;
        await held;
        return files.save(id, content);
      },
    };
    const client = await startBackend({ database, files: slow, now: () => api.clock.now });
    const send = (): Promise<Response> =>
      client.call('api/educacion/archivos', { method: 'POST', body: formWith('%PDF-1.7', 'a.pdf') });
    const answers = Array.from({ length: 210 }, async () => {
      const { status, headers } = await send();
      // What is refused is refused while the others are still held.
      if (status === 503) go();
      return [status, headers.get('Retry-After')];
    });
    const all = await Promise.all(answers);
    const refused = all.filter(([status]) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(([, seconds]) => seconds))).toEqual(new Set(['10']));
    expect(all.filter(([status]) => status === 201)).toHaveLength(210 - refused.length);
    expect(saving).toBe(210 - refused.length);
    await client.close();
  });
});
