import { runAllocation } from '#allocation/run.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { computeInThread } from '#backend/places/allocation/computation/computeInThread.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';

jest.setTimeout(300_000);

let everything: PreparedAllocations;
beforeAll(async () => {
  everything = await startAllocations();
});
afterAll(() => everything.close());

const condicion = (code: string, institucion: string | null = null) => ({
  codigo: code,
  institucion,
  autorizada: institucion === null,
  archivos: [],
});

describe('permission', () => {
  const readings = ['', '/general/replica', '/general/resultados', '/general/cortes', '/general/exportacion?formato=resultados'];

  it.each(readings)('follows the menu: GET %s', async (which) => {
    expect((await everything.api.call(`gestion/asignacion${which}`)).status).toBe(401);
    expect((await everything.read(which, 'funcionario')).status).toBe(403);
  });

  it.each(['congelacion', 'semilla', 'resultado', 'publicacion', 'lista'])('follows the menu: POST %s', async (which) => {
    const path = `gestion/asignacion/general/${which}`;
    expect((await everything.api.call(path, { body: {} })).status).toBe(401);
    expect((await everything.api.call(path, { body: {}, login: 'revisora' })).status).toBe(403);
    expect(await everything.api.call(path, { body: {}, login: 'admin' })).toMatchObject({
      status: 400,
      body: { codigo: 'cuerpo_no_valido' },
    });
  });
});

describe('a stage', () => {
  it('that is not there is a 404', async () => {
    expect(await everything.read('/otra/replica')).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
    expect(
      (await everything.api.call('gestion/asignacion/otra/congelacion', { body: { version: 1 }, login: 'admin' })).status,
    ).toBe(404);
  });

  it('of the demonstration is published, and anyone can repeat its run and its batch', async () => {
    const [run] = await everything.api.database.query(
      'select replica, huella_lista, semilla, huella_resultado from corridas where numero = 1',
    );
    const [tanda] = await everything.api.database.query('select replica, huella from tandas where numero = 1');
    const first = runAllocation(readReplicaText(String(run?.['replica'])), String(run?.['semilla']));
    expect([first.inputHash, first.hash]).toEqual([run?.['huella_lista'], run?.['huella_resultado']]);
    const second = readReplicaText(String(tanda?.['replica']));
    expect(runAllocation(second, second.semilla ?? '').hash).toBe(tanda?.['huella']);
    expect((await everything.read('/prioritaria/resultados')).body).toMatchObject({ solicitudes: 170 });
  });
});

describe('the list', () => {
  it('has siblings by their family, conditions where they hold, and reserves as counts of seats', async () => {
    const { database } = everything.api;
    const [a, b] = everything.ofertas;
    const [row] = await database.query('select s.institucion from ofertas o join sedes s on s.id = o.sede where o.id = $1', [a]);
    const institucion = String(row?.['institucion']);
    const one = await everything.fileValidated({
      condiciones: [condicion('hermano_en_institucion', institucion)],
      opciones: [a, b],
    });
    const other = await everything.fileValidated({ hermanos: [{ radicado: one.radicado }], opciones: [a, b] });
    await database.query(
      `insert into reservas (convocatoria, condicion, orden, puestos) select id, 'hermano_en_institucion', 1, 5 from convocatorias`,
    );
    const { market } = readReplicaText((await everything.replica()).contenido);
    const tickets = await database.query('select radicado, tiquete, tiquete_familia from solicitudes where radicado = any($1)', [
      [one.radicado, other.radicado],
    ]);
    const from = (radicado: string) => {
      const { tiquete, tiquete_familia: family } = tickets.find((each) => each['radicado'] === radicado) ?? {};
      const number = market.cupoActual.findIndex((_, at) => textAt(market.tickets, at) === tiquete);
      const start = market.starts[number] ?? 0;
      const own = market.familyOfSolicitud[number] ?? -1;
      return {
        sorteo: own < 0 ? tiquete : textAt(market.families, own),
        familia: family,
        clases: [...market.classOfOpcion.subarray(start, start + 2)],
        grupos: [...market.membershipOfOpcion.subarray(start, start + 2)],
      };
    };
    const [first, second] = [from(one.radicado), from(other.radicado)];
    expect(first.sorteo).toBe(first.familia);
    expect(second.sorteo).toBe(first.familia);
    expect([first.clases, first.grupos]).toEqual([
      [4, 6],
      [1, 0],
    ]);
    expect([second.clases, second.grupos]).toEqual([
      [6, 6],
      [0, 0],
    ]);
    expect(market.reservas[market.ofertas.indexOf(a)]).toBe(5);
    await database.query('delete from reservas');
  });

  it('with an option that is no place of the year cannot be run nor frozen, and says whose it is', async () => {
    const { database } = everything.api;
    const one = await everything.fileValidated({ opciones: [everything.ofertas[0]] });
    await database.query(
      `insert into ofertas (id, sede, jornada, grado, anio, capacidad, continuan, repiten)
       select gen_random_uuid(), sede, jornada, grado, 2020, 1, 0, 0 from ofertas where id = $1`,
      [everything.ofertas[0]],
    );
    await database.query(
      `update solicitud_opciones set oferta = (select id from ofertas where anio = 2020)
       where solicitud = (select id from solicitudes where radicado = $1)`,
      [one.radicado],
    );
    const missing = {
      status: 422,
      body: { codigo: 'lista_no_valida', errores: [{ mensaje: expect.stringContaining(one.radicado) as unknown }] },
    };
    expect(await everything.read('/general/replica')).toMatchObject(missing);
    everything.goToDay('2025-11-01');
    await database.query("update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision')");
    expect(await everything.takeStep('congelacion')).toMatchObject(missing);
    expect(await everything.etapa()).toMatchObject({ situacion: 'cerrada', congelada: null });
  });

  it('waits for the stage before it', async () => {
    const { database } = everything.api;
    const saved = await database.query(
      'update corridas set publicada_en = null, publicada_por = null where numero = 1 returning 1',
    );
    expect(saved).toHaveLength(1);
    expect(await everything.takeStep('congelacion')).toMatchObject({
      status: 409,
      body: { codigo: 'etapa_anterior', detail: 'Primero se publica la etapa «Grupos de prioridad»' },
    });
    await database.query("update corridas set publicada_en = corrida_en, publicada_por = 'secretaria' where numero = 1");
  });
});

describe('the thread of a run', () => {
  it('tells what it could not do', async () => {
    await expect(computeInThread({ replica: 'nada', semilla: 'x', etapas: [], reservas: [] })).rejects.toThrow(
      'debe empezar por «replica,2»',
    );
  });
});
