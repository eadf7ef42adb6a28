import * as v from 'valibot';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createContext } from '#backend/context.ts';
import type { Database } from '#backend/db/database.ts';
import { listInbox } from '#backend/processing/inbox.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import { inboxPageSchema } from '#backend/solicitud/solicitudInputs.ts';
import { createTestFiles } from '#test/support/testFiles.ts';

const migration = readFileSync(join(__dirname, '../../../src/backend/db/migrations/039_por_confirmar_y_busqueda.sql'), 'utf8');

const foundSchema = v.object({ radicado: v.string(), documento: v.string(), acudiente: v.string() });
type Found = v.InferOutput<typeof foundSchema>;

describeOnBoth('what staff find a solicitud by', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  it('has the telephone, with the code of its country too', async () => {
    const [one] = await database.query(`select datos->'acudiente'->>'telefono' as telefono from solicitudes order by id limit 1`);
    const telefono = String(one?.['telefono']);
    const context = createContext({ db: database, files: createTestFiles(), now: () => demoMoment, timeZone: 'America/Bogota' });
    const found = async (texto: string) =>
      (await listInbox(context, 'funcionario', v.parse(inboxPageSchema, { texto }))).elementos;
    const whole = await found(telefono);
    expect(whole).not.toEqual([]);
    expect(await found(`+57 ${telefono.slice(0, 3)} ${telefono.slice(3)}`)).toEqual(whole);
    expect(await found(`57${telefono}`)).toEqual(whole);
  });

  it.each([
    ['more zeros than it was filed with', (row: Found) => `TI 000${row.documento}`],
    [
      'the first letters of its radicado, its hyphen or not',
      (row: Found) => row.radicado.slice(5).replace('-', '').toLowerCase(),
    ],
    ["its guardian's document", (row: Found) => row.acudiente],
    ["part of its guardian's document", (row: Found) => row.acudiente.slice(0, -1)],
  ])('has %s', async (_, textOf) => {
    const [row] = await database.query(
      `select radicado, documento, datos->'acudiente'->>'documento' as acudiente from solicitudes order by id limit 1`,
    );
    const one = v.parse(foundSchema, row);
    const context = createContext({ db: database, files: createTestFiles(), now: () => demoMoment, timeZone: 'America/Bogota' });
    const { elementos } = await listInbox(context, 'funcionario', v.parse(inboxPageSchema, { texto: textOf(one) }));
    expect(elementos.map(({ radicado }) => radicado)).toContain(one.radicado);
  });

  it('is the same of what was there before it was kept apart', async () => {
    const read = () => database.query('select solicitud, texto from solicitud_busqueda order by solicitud');
    const written = await read();
    expect(written.length).toBeGreaterThan(100);
    const [filling = ''] = /update solicitud_busqueda[^;]*;/.exec(migration) ?? [];
    await database.query("update solicitud_busqueda set texto = ''");
    await database.query(filling.slice(0, -1));
    expect(await read()).toEqual(written);
  });
});
