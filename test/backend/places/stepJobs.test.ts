import * as v from 'valibot';

import { type Database, readRows } from '#backend/db/database.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { createInstance, endLeases, type Instance } from '#test/support/instances.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';

jest.setTimeout(600_000);

const jobSchema = v.object({ id: v.number(), intentos: v.number(), terminado: v.boolean() });

/** More transactions than any step has. */
const most = 30;

describeOnBoth('a step that lasts', ({ seeded }) => {
  let database: Database;
  let first: Instance;
  let everything: PreparedAllocations;
  let families: readonly FiledSolicitud[];
  let withdrawing: FiledSolicitud;
  let run: Readonly<Record<string, string>>;

  // One life of a stage, step by step: each test goes on where the one before it ended.
  beforeAll(async () => {
    database = await seeded();
    first = createInstance(database);
    everything = await startAllocations(database, { steps: first.runner, answerStepWithinMs: 0 });
    const { ofertas } = everything;
    // Three for two seats.
    families = [
      await everything.fileValidated({ opciones: [ofertas[0], ofertas[1]] }),
      await everything.fileValidated({ opciones: [ofertas[0], ofertas[1]] }),
      await everything.fileValidated({ opciones: [ofertas[0], ofertas[1]] }),
    ];
    withdrawing = await everything.fileValidated({ opciones: [ofertas[0]] });
    everything.goToDay('2025-11-01');
  });
  afterAll(() => everything.close());

  const lastJob = async () => {
    const rows = await readRows(
      database,
      jobSchema,
      'select id, intentos, terminado_en is not null as terminado from trabajos order by id desc limit 1',
    );
    if (!rows[0]) throw new Error('Nothing was asked for');
    return rows[0];
  };
  /** Settled once the step that was asked for is over, and nobody works on it here any more. */
  const untilOver = async (): Promise<void> => {
    do await first.runner.run((await lastJob()).id);
    while (!(await lastJob()).terminado);
  };
  const estados = async (): Promise<readonly unknown[]> => {
    const answers = [];
    for (const one of families) answers.push((await everything.estado(one)).body['estado']);
    return answers;
  };
  const countOf = async (sql: string): Promise<unknown> => (await database.query(`select count(*) as n from ${sql}`))[0]?.['n'];

  it('is told with the stage while one instance works on it, and refuses every other change', async () => {
    const { held, release } = first.holdBefore(1);
    const { version, solicitudes } = await everything.etapa();
    const asked = await everything.takeStep('congelacion', { version });
    expect(asked).toMatchObject({
      status: 202,
      body: {
        situacion: 'cerrada',
        acciones: [],
        trabajo: { paso: 'congelar', quien: 'coordinador', desde: '2025-11-01T17:00:00.000Z', problema: null },
      },
    });
    await held;
    const { id } = await lastJob();
    // Somebody else sees it too; the same person who asks again is told of the same one.
    expect((await everything.etapa('general', 'secretaria'))['trabajo']).toMatchObject({ paso: 'congelar' });
    expect((await everything.takeStep('congelacion', { version })).status).toBe(202);
    expect((await lastJob()).id).toBe(id);
    const underWay = {
      status: 409,
      body: { codigo: 'paso_en_curso', detail: 'Se está congelando la lista, como lo pidió coordinador: espere a que termine' },
    };
    expect(await everything.takeStep('congelacion', { version }, 'secretaria')).toMatchObject(underWay);
    expect(await everything.takeStep('semilla', { semilla: '7' })).toMatchObject(underWay);
    const reglas = (await everything.api.call('gestion/convocatoria', { login: 'coordinador' })).body;
    expect(
      await everything.api.call('gestion/convocatoria', {
        login: 'coordinador',
        method: 'PUT',
        body: { version: reglas['version'], reglas: reglas['reglas'] },
      }),
    ).toMatchObject(underWay);
    // Who follows it does not have the whole list counted each time: it is told as it was when the freeze was asked for.
    const withdrawal = { identificacion: withdrawing.identificacion, version: 3, motivo: null };
    expect((await everything.api.call('consulta/retiro', { body: withdrawal })).status).toBe(200);
    expect(await everything.etapa()).toMatchObject({ solicitudes, sinDecidir: 0 });
    // Of several instances one works on it.
    const second = createInstance(database);
    await second.runner.run(id);
    await (
      await second.runner.takeUp()
    ).over;
    release();
    await untilOver();
    expect(await lastJob()).toEqual({ id, intentos: 1, terminado: true });
    expect(await everything.etapa()).toMatchObject({
      situacion: 'congelada',
      trabajo: null,
      acciones: ['sortear', 'pedir_anulacion'],
      solicitudes: Number(solicitudes) - 1,
    });
    expect([...first.faults, ...second.faults]).toEqual([]);
  });

  it('that is refused after it was answered says why, to everyone, until something changes', async () => {
    expect((await everything.takeStep('semilla', { semilla: '7' })).status).toBe(200);
    run = { ...(await everything.run('7')) };
    expect(await everything.takeStep('resultado', { ...run, huella: '0'.repeat(64) })).toMatchObject({ status: 202 });
    await untilOver();
    const told = {
      situacion: 'sorteada',
      trabajo: { paso: 'correr', problema: { status: 409, codigo: 'huella_distinta', errores: [] } },
      acciones: ['correr', 'pedir_anulacion'],
    };
    expect(await everything.etapa()).toMatchObject(told);
    expect(await everything.etapa('general', 'secretaria')).toMatchObject(told);
    // As if it had never been run: the next test has it run again.
    await database.script('update corridas set huella_calculada = null where numero = 2');
  });

  it('that dies between any two of its transactions is completed by another instance, and nobody sees half of it', async () => {
    /** Instances die one after the other, each a transaction later, until one lives to the end. */
    const dieEverywhere = async (look: () => Promise<void>): Promise<number> => {
      for (let transaction = 1; transaction < most; transaction += 1) {
        await endLeases(database);
        const instance = createInstance(database);
        instance.dieAt(transaction);
        await (
          await instance.runner.takeUp()
        ).over;
        if (!instance.isDead()) {
          expect(instance.faults).toEqual([]);
          return transaction - 1;
        }
        await look();
      }
      throw new Error('It has no end');
    };
    // By an instance that is busy until another one is taken for its heir.
    const askOfTheSlow = async (which: string, body: object, login: string): Promise<() => void> => {
      const { held, release } = first.holdBefore(1);
      expect(await everything.takeStep(which, body, login)).toMatchObject({ status: 202 });
      await held;
      return release;
    };

    let awake = await askOfTheSlow('resultado', run, 'coordinador');
    const ofRun = await dieEverywhere(async () => {
      expect(await everything.etapa()).toMatchObject({ situacion: 'sorteada', huellaResultado: null });
      expect((await everything.read('/general/resultados')).status).toBe(404);
      expect(await estados()).toEqual(['validada', 'validada', 'validada']);
    });
    expect(ofRun).toBeGreaterThan(3);
    expect(await everything.etapa()).toMatchObject({ situacion: 'corrida', huellaResultado: run['huella'] });

    const letters = await countOf('avisos');
    // Who was taken for dead undoes nothing of what its heir has written.
    awake();
    await untilOver();
    const { solicitudes } = await everything.etapa();
    expect(await countOf('corrida_solicitudes where numero = 2')).toBe(solicitudes);
    awake = await askOfTheSlow('publicacion', run, 'secretaria');
    const ofPublication = await dieEverywhere(async () => {
      const seen = new Set(await estados());
      expect(seen.has('validada') ? seen.size : 2).toBe(seen.has('validada') ? 1 : 2);
      expect((await everything.etapa())['situacion']).toBe(seen.has('validada') ? 'corrida' : 'publicada');
    });
    expect(ofPublication).toBeGreaterThan(1);
    expect((await estados()).toSorted()).toEqual(['asignada', 'asignada', 'en_lista_de_espera']);
    // Who was taken for dead finds that it has nothing more to write.
    const logged = await countOf('bitacora');
    awake();
    await untilOver();
    expect(await countOf('bitacora')).toBe(logged);
    // Each family has one letter of it.
    const written = await database.query(
      `select count(*) as n from avisos where tipo in ('asignada', 'en_lista_de_espera') group by solicitud`,
    );
    expect(new Set(written.map(({ n }) => n))).toEqual(new Set([1]));
    // As each of them is told of a move of its own.
    const told = await database.query(
      `select a.clave, a.tipo, a.para, a.datos, s.id, s.version, s.estado, s.radicado, s.plazo, s.oferta_asignada as oferta,
         s.datos->'acudiente'->>'correo' as correo
       from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = any($1::text[]) and a.tipo = s.estado`,
      [families.map(({ radicado }) => radicado)],
    );
    expect(told).toHaveLength(families.length);
    for (const { clave, tipo, para, datos, id, version, estado, radicado, plazo, oferta, correo } of told) {
      expect({ clave, tipo, para, datos }).toEqual({
        clave: `${String(id)}-${String(estado)}-v${String(version)}`,
        tipo: estado,
        para: correo,
        datos: { radicado, plazo: plazo instanceof Date ? plazo.toISOString() : null, ...(oferta !== null && { oferta }) },
      });
    }
    expect(await countOf('avisos')).toBeGreaterThan(Number(letters));
    expect(await countOf('cartas_por_escribir')).toBe(0);
  });

  it('a batch stands on who still waits for what it offers, and is computed anew for them', async () => {
    const { api } = everything;
    const of = async (estado: string): Promise<FiledSolicitud> => {
      const found = families[(await estados()).indexOf(estado)];
      if (!found) throw new Error(`Nobody is ${estado}`);
      return found;
    };
    const version = async (one: FiledSolicitud): Promise<unknown> => (await everything.estado(one)).body['version'];
    const waiting = await of('en_lista_de_espera');
    const declining = await of('asignada');
    const decline = { identificacion: declining.identificacion, version: await version(declining), respuesta: 'declinar' };
    expect((await api.call('consulta/respuesta', { body: decline })).status).toBe(200);
    everything.goToDay('2025-11-22');

    // Its first transaction reads the list, its second one writes the batch.
    const { held, release } = first.holdBefore(2);
    expect((await everything.takeStep('lista', { cierra: false })).status).toBe(202);
    await held;
    const withdrawal = { identificacion: waiting.identificacion, version: await version(waiting), motivo: null };
    expect((await api.call('consulta/retiro', { body: withdrawal })).status).toBe(200);
    release();
    await untilOver();
    expect(await everything.etapa()).toMatchObject({ situacion: 'publicada', trabajo: null, tandas: [{ ofrecidos: 0 }] });
    expect((await everything.estado(waiting)).body['estado']).toBe('retirada');
  });
});
