import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type FileStore, openFileStore } from '#backend/files/fileStore.ts';

const id = 'abcdef00-0000-4000-8000-000000000001';
const content = Buffer.from('%PDF-1.7');

let folder: string;
let free: number;
let files: FileStore;
const warn = jest.fn();

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'pisami-archivos-')), 'archivos');
  free = 10_000;
  warn.mockClear();
  files = await openFileStore({ folder, minimumFree: 1000, warn, freeBytes: () => Promise.resolve(free) });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

it('keeps a file for its owner alone, and leaves nothing beside it', async () => {
  await files.save(id, content);
  expect(await files.read(id)).toEqual(content);
  expect(readdirSync(join(folder, 'ab'))).toEqual([id]);
  expect(statSync(join(folder, 'ab', id)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await files.list(0xab)).toEqual([{ name: id, changedAt: expect.any(Number) as number }]);
  expect(await files.list(0)).toEqual([]);
});

it('saves the same once more, and removes what is not there', async () => {
  await files.save(id, content);
  await files.save(id, content);
  await files.remove([id, id]);
  await expect(files.read(id)).rejects.toThrow('ENOENT');
});

it('warns once when room gets little, and takes nothing when there is too little', async () => {
  free = 1999;
  await files.save(id, content);
  await files.requireRoom();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Queda poco espacio')]]);
  free = 999;
  const problem = { status: 503, members: { codigo: 'archivos_sin_espacio', segundos: 600 } };
  await expect(files.save(id, Buffer.from('other'))).rejects.toMatchObject(problem);
  expect(await files.read(id)).toEqual(content);
  free = 10_000;
  await files.requireRoom();
  free = 1999;
  await files.requireRoom();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('leaves nothing of what could not be written', async () => {
  mkdirSync(join(folder, 'ab', id), { recursive: true });
  await expect(files.save(id, content)).rejects.toThrow('EISDIR');
  expect((await files.list(0xab)).map(({ name }) => name)).toEqual([id]);
});

it('takes one file from several who write it at once, as instances that start together do', async () => {
  const content5MB = Buffer.alloc(5_000_000, 'x');
  const stores = await Promise.all(Array.from({ length: 4 }, () => openFileStore({ folder, minimumFree: 0, warn })));
  await Promise.all(stores.map((store) => store.save(id, content5MB)));
  expect((await files.read(id)).equals(content5MB)).toBe(true);
  expect(await files.list(0xab)).toHaveLength(1);
});

it('knows how much room its disk has', async () => {
  const real = await openFileStore({ folder, minimumFree: 0, warn });
  expect(await real.freeBytes()).toBeGreaterThan(0);
});

it('says at once that its folder cannot be', async () => {
  await files.save(id, content);
  await expect(openFileStore({ folder: join(folder, 'ab', id), minimumFree: 0, warn })).rejects.toThrow(/EEXIST|ENOTDIR/);
});
