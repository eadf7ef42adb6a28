import { randomBytes } from 'node:crypto';

import { runJobs } from '#backend/jobs.ts';
import { createStepRunner } from '#backend/places/allocation/jobs/stepRunner.ts';
import { migrate } from '#backend/db/migrate.ts';
import type { Database } from '#backend/db/database.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { eraseConfirmed } from '#backend/places/retention/eraseData.ts';
import { grantsFor } from '#test/support/grants.ts';
import { startTestApi } from '#test/support/testApi.ts';
import { createTestFiles } from '#test/support/testFiles.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

describeOnPostgres('a program whose role does not own the database', ({ seeded }) => {
  const role = `programa_${randomBytes(8).toString('hex')}`;
  let owner: Database;
  let program: Database;

  beforeAll(async () => {
    owner = await seeded();
    const [row] = await owner.query('select current_database() as name');
    await owner.script(`create role ${role} login password 'prueba'`);
    await owner.script(grantsFor(role));
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.pathname = String(row?.['name']);
    url.username = role;
    url.password = 'prueba';
    program = openPostgres(url.href);
  });
  afterAll(async () => {
    await program.close();
    await owner.script(`drop owned by ${role}; drop role ${role}`);
    await owner.close();
  });

  it('starts, and does all that it has to do', async () => {
    await migrate(program);
    const report = jest.fn();
    const files = createTestFiles();
    const api = await startTestApi(undefined, { database: program, files });
    const { radicado, identificacion } = await api.file({
      condiciones: [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [await api.upload()] }],
    });
    expect((await api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' })).status).toBe(200);
    const withdrawal = { identificacion, version: 1, motivo: null };
    expect((await api.call('consulta/retiro', { body: withdrawal })).status).toBe(200);
    expect((await api.call('gestion/asignacion', { login: 'coordinador' })).status).toBe(200);
    const steps = createStepRunner({ database: program, timeZone: 'America/Bogota', report });
    await runJobs({ database: program, files, steps, now: () => api.clock.now, report });
    await steps.stop();
    expect(report.mock.calls).toEqual([]);
    await api.client.close();
    files.close();
  });

  it.each([
    'registro_de_seguridad',
    'bitacora',
    'cambios_de_oferta',
    'importaciones_de_oferta',
    'cambios_de_institucion',
    'cambios_de_convocatoria',
    'cambios_de_reglas',
    'cambios_de_motivos',
    'avisos_de_privacidad',
  ])('cannot undo what only grows: %s', async (table) => {
    const tried = [
      `delete from ${table}`,
      `update ${table} set quien = quien`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `drop trigger ${table}_solo_crece on ${table}`,
      `drop table ${table}`,
    ];
    for (const statement of tried) {
      await expect(program.script(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('but erases from the log what two people had erased (F144)', async () => {
    await owner.query(
      `insert into borrados (convocatoria, pedido_en, pedido_por, decidido_en, decidido_por, confirmado, cifras)
       select id, now(), 'una', now(), 'otra', true, '{}' from convocatorias`,
    );
    const files = createTestFiles();
    await eraseConfirmed(program, files, new Date(), { size: 1000 });
    files.close();
    expect(await owner.query('select 1 from bitacora where motivo is not null or detalle is not null')).toEqual([]);
    await expect(program.script('delete from borrados')).rejects.toThrow('solo crece');
  });

  it('where an owner could', async () => {
    const undone = owner.transaction(async (tx) => {
      await tx.script('alter table registro_de_seguridad disable trigger user; delete from registro_de_seguridad');
      throw new Error('it was deleted');
    });
    await expect(undone).rejects.toThrow('it was deleted');
  });
});
