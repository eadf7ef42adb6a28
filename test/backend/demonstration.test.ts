import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';

import { claimDatabase } from '#backend/db/claimDatabase.ts';
import { migrate, readMigrations } from '#backend/db/migrate.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { listen } from '#backend/listen.ts';
import { asText, createLog } from '#backend/log/log.ts';
import { openBackend } from '#backend/openBackend.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';

const isDemonstration = /de una demostración, con datos inventados: use otra con DATABASE_URL o DATA_DIR/;
const isReal = /no es de una demostración: quite DEMO/;

describeOnBoth('what a database is for', ({ empty, seeded }) => {
  it('is decided at its first opening, and stays', async () => {
    const database = await empty();
    try {
      await migrate(database);
      await claimDatabase(database, false);
      await claimDatabase(database, false);
      await expect(claimDatabase(database, true)).rejects.toThrow(isReal);
      await expect(fillDemo(database, new Date(demoMoment))).rejects.toThrow(isReal);
      expect(await database.query('select 1 from convocatorias union all select 1 from sedes')).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('is decided by the first of several', async () => {
    const database = await empty();
    try {
      await migrate(database);
      const outcomes = await Promise.allSettled([true, false, true, false].map((each) => claimDatabase(database, each)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    } finally {
      await database.close();
    }
  });

  it('is a demonstration where it was filled as one, and then never real', async () => {
    const database = await seeded();
    try {
      await expect(claimDatabase(database, false)).rejects.toThrow(isDemonstration);
    } finally {
      await database.close();
    }
  });

  it.each([
    ['a demonstration’s, by its notice', 'datospersonales@educacion.example.gov.co', isReal, true],
    ['a city’s own', 'datos@alcaldia.gov.co', isDemonstration, false],
  ])('is told of one from before: %s', async (_case, contact, _message, demonstration) => {
    const database = await empty();
    const older = readMigrations().filter(({ name }) => name < '009');
    try {
      await migrate(database, older);
      await database.script(`
        insert into avisos_de_privacidad values ('1', 'Aviso', '[]', 'Alcaldía', '${contact}', now());
        insert into convocatorias (id, anio, nombre, abre, cierra, publica, maximo_opciones, aviso, sorteo, regla_semilla,
            dias_para_subsanar, dias_para_responder)
          values (gen_random_uuid(), 2027, 'Cupos', now(), now() + interval '1 day', now() + interval '2 days', 3, '1',
            'unico', 'Una regla', 5, 4);`);
      await migrate(database);
      await claimDatabase(database, demonstration);
      await expect(claimDatabase(database, !demonstration)).rejects.toThrow(demonstration ? isDemonstration : isReal);
    } finally {
      await database.close();
    }
  });
});

describe('the backend of the environment', () => {
  const names = ['DEMO', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY', 'TOKEN_SECRET', 'TOKEN_SECRET_FILE'];
  const before = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  const folders: string[] = [];
  const setEnvironment = (values: Readonly<Record<string, string | undefined>>): void => {
    for (const name of names) delete process.env[name];
    for (const [name, value] of Object.entries(values)) if (value !== undefined) process.env[name] = value;
  };
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'pisami-datos-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => {
    setEnvironment(before);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const key = 'k'.repeat(32);

  /** Opens it, signs in as a user of the demonstration, and closes it. */
  const tryAdmin = async (environment: Readonly<Record<string, string>>) => {
    const lines: string[] = [];
    const log = createLog(asText, (line) => lines.push(line));
    setEnvironment(environment);
    const { app, advice, close } = await openBackend(log, { offersDemonstration: false });
    const server = await listen(express().use(app), 0);
    try {
      const { status } = await fetch(`${server.origin}/api/token/generar`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ login: 'admin', password: 'admin2026' }),
      });
      const convocatoria = (await fetch(`${server.origin}/api/educacion/convocatoria`)).status;
      return { admin: status, convocatoria, said: [...lines, advice].join('\n') };
    } finally {
      await server.close();
      await close();
    }
  };

  it('is a demonstration where it is told to be, and does not open what it made as a real one', async () => {
    const DATA_DIR = newFolder();
    const { admin, convocatoria, said } = await tryAdmin({ DATA_DIR, DEMO: '1', TRUST_PROXY: '1' });
    expect([admin, convocatoria]).toEqual([200, 200]);
    expect(said).toContain('admin2026');
    // Whatever the files in it allow, nobody else comes to them.
    expect(statSync(join(DATA_DIR, 'base')).mode & 0o777).toBe(0o700);
    await expect(tryAdmin({ DATA_DIR, TOKEN_SECRET: key })).rejects.toThrow(isDemonstration);
  });

  it('does not start to serve without a key for its sessions', async () => {
    await expect(tryAdmin({ DATA_DIR: newFolder() })).rejects.toThrow('Falta TOKEN_SECRET');
    await expect(tryAdmin({ DATA_DIR: newFolder(), TOKEN_SECRET: 'corta' })).rejects.toThrow('32 caracteres o más');
  });
});
