import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';

import type { Database } from '#backend/db/database.ts';
import { noRoomForFiles } from '#backend/files/fileStore.ts';
import { createHealthRouter } from '#backend/http/health.ts';
import { listen } from '#backend/listen.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

describeOnBoth('the health of the program', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  const room = { require: () => Promise.resolve() };
  const ask = async (path: string, change: Partial<Parameters<typeof createHealthRouter>[0]> = {}): Promise<unknown> => {
    const dataFolder = join(tmpdir(), 'no/such/folder');
    const server = await listen(express().use(createHealthRouter({ database, dataFolder, leastFree: 1, room, ...change })), 0);
    try {
      const answer = await fetch(`${server.origin}${path}`);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      return [answer.status, await answer.json()];
    } finally {
      await server.close();
    }
  };
  const well = { listo: true, base: true, migraciones: true, espacio: true, archivos: true };

  it('alive and ready', async () => {
    expect(await ask('/salud')).toEqual([200, { vivo: true }]);
    expect(await ask('/listo')).toEqual([200, well]);
  });

  it('alive without a database, and not ready', async () => {
    const gone: Database = { ...database, query: () => Promise.reject(new Error('gone')) };
    expect(await ask('/salud', { database: gone })).toEqual([200, { vivo: true }]);
    expect(await ask('/listo', { database: gone })).toEqual([503, { ...well, listo: false, base: false, migraciones: false }]);
  });

  it('not ready without space', async () => {
    expect(await ask('/listo', { leastFree: Number.MAX_SAFE_INTEGER })).toEqual([503, { ...well, listo: false, espacio: false }]);
  });

  it('ready where supports have no room, which it tells', async () => {
    const full = { require: () => Promise.reject(noRoomForFiles()) };
    expect(await ask('/listo', { room: full })).toEqual([200, { ...well, archivos: false }]);
  });

  it('not ready with the tables of another version', async () => {
    await database.query("insert into migraciones (nombre, huella) values ('999_futura.sql', 'x')");
    expect(await ask('/listo')).toEqual([503, { ...well, listo: false, migraciones: false }]);
  });
});
