import * as v from 'valibot';

import type { ImportReport, ImportRow, ManagedOferta } from '#domain/contractTypes.ts';
import { readCsv } from '#test/support/csv.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { pgliteDatabases } from '#test/support/testDatabase.ts';
import type { ApiAnswer } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const HEAD = 'Reserva: Discapacidad';
const pageSchema = v.object({ elementos: v.array(v.custom<ManagedOferta>((value) => typeof value === 'object')) });
const reportSchema = v.custom<ImportReport>((value) => v.is(v.looseObject({ guardada: v.boolean() }), value));

describe('what an oferta reserves', () => {
  let everything: PreparedAllocations;
  beforeAll(async () => {
    everything = await startAllocations(await pgliteDatabases.seeded());
    const { database } = everything.api;
    // As long as no list was frozen: without the stage that the demonstration has published.
    await database.script(`delete from resultados; delete from corrida_solicitudes; delete from cortes; delete from tandas;
      delete from corridas; delete from etapa_condiciones where numero = 1; delete from etapas where numero = 1;
      update solicitudes set estado = 'no_admitida', plazo = null, etapa = null, oferta_asignada = null`);
    await database.query(
      `insert into reservas (convocatoria, condicion, orden, puestos)
       select id, c.condicion, c.orden, c.puestos from convocatorias, (values ('discapacidad', 1, 2), ('victima', 2, 1)) as c (condicion, orden, puestos)
       where anio = 2026`,
    );
  });
  afterAll(() => everything.close());

  const call = (path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<ApiAnswer> =>
    everything.api.call(`gestion/ofertas${path}`, { login: 'coordinador', ...(body !== undefined && { body, method }) });
  const one = async (search: string): Promise<ManagedOferta> => {
    const [oferta] = v.parse(pageSchema, (await call(search)).body).elementos;
    if (!oferta) throw new Error(`No place is found by ${search}`);
    return oferta;
  };
  const change = (
    { id, version, capacidad, continuan, repiten }: ManagedOferta,
    own: Readonly<Record<string, number | null>>,
    cupos: object = {},
  ) => {
    const reservas = Object.entries(own).map(([condicion, propios]) => ({ condicion, propios }));
    return call(`/${id}`, { version, capacidad, continuan, repiten, ...cupos, reservas }, 'PUT');
  };
  const rowOf = (oferta: ManagedOferta, reservas: ImportRow['reservas'], fila = 2): ImportRow => ({
    fila,
    dane: oferta.institucion.dane,
    sede: oferta.sede,
    jornada: oferta.jornada,
    grado: String(oferta.grado),
    capacidad: String(oferta.capacidad),
    continuan: String(oferta.continuan),
    repiten: String(oferta.repiten),
    reservas,
  });
  const send = async (filas: readonly ImportRow[], huella: string | null) => {
    const { status, body } = await call('/importacion', { huella, filas });
    expect(status).toBe(200);
    return v.parse(reportSchema, body);
  };
  const review = (filas: readonly ImportRow[]) => send(filas, null);
  const importRows = async (filas: readonly ImportRow[]) => send(filas, (await review(filas)).huella);
  const logOf = (id: string) =>
    everything.api.database.query('select origen, antes, despues from cambios_de_oferta where oferta = $1 order by id', [id]);

  it('is the call’s number, or its own, 0 too: each is told, and who changed it', async () => {
    const oferta = await one('?grado=6');
    expect(oferta.reservas).toEqual([
      { condicion: 'discapacidad', puestos: 2, propios: null },
      { condicion: 'victima', puestos: 1, propios: null },
    ]);
    expect(await change(oferta, { discapacidad: 0 })).toMatchObject({
      status: 200,
      body: {
        version: oferta.version + 1,
        reservas: [
          { condicion: 'discapacidad', puestos: 2, propios: 0 },
          { condicion: 'victima', puestos: 1, propios: null },
        ],
      },
    });
    const changed = await one('?grado=6');
    // What is not named stays; the same as it is changes nothing.
    expect(await change(changed, {})).toMatchObject({ status: 200, body: { version: changed.version } });
    expect(await change(changed, { discapacidad: 0 })).toMatchObject({ status: 200, body: { version: changed.version } });
    expect(await change(changed, { discapacidad: null })).toMatchObject({ status: 200, body: { reservas: oferta.reservas } });
    const { capacidad, continuan, repiten } = oferta;
    const cupos = { capacidad, continuan, repiten };
    expect(await logOf(oferta.id)).toEqual([
      {
        origen: 'edicion',
        antes: { ...cupos, reservas: { discapacidad: null } },
        despues: { ...cupos, reservas: { discapacidad: 0 } },
      },
      {
        origen: 'edicion',
        antes: { ...cupos, reservas: { discapacidad: 0 } },
        despues: { ...cupos, reservas: { discapacidad: null } },
      },
    ]);
  });

  it('of no reserve of the call is told at its field, and saves nothing', async () => {
    const oferta = await one('?grado=6');
    expect(await change(oferta, { sisben: 3, discapacidad: 1 })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'reservas.sisben', mensaje: 'La convocatoria no tiene esta reserva.' }] },
    });
    expect(await change(oferta, { discapacidad: -1 })).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
    expect(await one('?grado=6')).toEqual(oferta);
  });

  it('comes with a column of an import, and without it stays', async () => {
    const oferta = await one('?grado=7');
    const filas = [rowOf(oferta, [{ columna: 'reserva: DISCAPACIDAD', puestos: '4' }])];
    expect(await review(filas)).toMatchObject({
      cambiadas: 1,
      guardada: false,
      errores: [],
      cambios: [{ fila: 2, reservas: [{ condicion: 'discapacidad', antes: null, despues: 4 }] }],
    });
    expect(await importRows(filas)).toMatchObject({ guardada: true, cambiadas: 1 });
    const changed = await one('?grado=7');
    expect(changed).toMatchObject({ version: oferta.version + 1, reservas: [{ propios: 4 }, { propios: null }] });
    expect(await importRows([rowOf(changed, [])])).toMatchObject({ cambiadas: 0, iguales: 1 });
    expect(await importRows([rowOf(changed, [{ columna: HEAD, puestos: '' }])])).toMatchObject({
      cambiadas: 1,
      cambios: [{ reservas: [{ condicion: 'discapacidad', antes: 4, despues: null }] }],
    });
    expect((await one('?grado=7')).reservas).toEqual(oferta.reservas);
    expect(await logOf(oferta.id)).toMatchObject([
      { origen: 'importacion', despues: { reservas: { discapacidad: 4 } } },
      { origen: 'importacion', antes: { reservas: { discapacidad: 4 } }, despues: { reservas: { discapacidad: null } } },
    ]);
  });

  it('of a new oferta comes with its row', async () => {
    const oferta = await one('?grado=7');
    const row = { ...rowOf(oferta, [{ columna: 'Reserva: victima', puestos: '3' }]), jornada: 'fin_de_semana', grado: '99' };
    expect(await importRows([row])).toMatchObject({
      nuevas: 1,
      guardada: true,
      cambios: [{ antes: null, reservas: [{ condicion: 'victima', antes: null, despues: 3 }] }],
    });
    expect((await one('?grado=99&jornada=fin_de_semana')).reservas).toMatchObject([{ propios: null }, { propios: 3 }]);
  });

  it('in a column of no reserve, or of one twice, is told once, at the line of the heads', async () => {
    const oferta = await one('?grado=8');
    const other = await one('?grado=9');
    const twice = [
      { columna: HEAD, puestos: '1' },
      { columna: 'Reserva: Sisbén', puestos: '1' },
      { columna: 'Reserva:  discapacidad', puestos: '2' },
    ];
    const { guardada, errores } = await importRows([rowOf(oferta, twice, 2), rowOf(other, twice, 3)]);
    expect(guardada).toBe(false);
    expect(errores).toEqual([
      { fila: 1, columna: 'Reserva: Sisbén', mensaje: expect.stringContaining('Sus reservas son: «Discapacidad»') as unknown },
      { fila: 1, columna: 'Reserva:  discapacidad', mensaje: 'Otra columna es de la misma reserva: deje una sola.' },
    ]);
  });

  it('is in the exported file, which changes nothing when it is imported', async () => {
    const [a] = everything.ofertas;
    await everything.api.database.query(
      "insert into reservas_de_oferta (oferta, condicion, puestos) values ($1, 'discapacidad', 0)",
      [a],
    );
    const { contenido } = v.parse(v.object({ contenido: v.string() }), (await call('/exportacion')).body);
    const [head, ...rows] = readCsv(contenido.slice(1));
    expect(head?.cells.slice(-2)).toEqual([HEAD, expect.stringMatching(/^Reserva: /)]);
    const filas = rows.map(({ line, cells }): ImportRow => {
      const [dane = '', , sede = '', jornada = '', grado = '', capacidad = '', continuan = '', repiten = '', , own = ''] = cells;
      const reservas = [{ columna: HEAD, puestos: own }];
      return { fila: line, dane, sede, jornada, grado, capacidad, continuan, repiten, reservas };
    });
    expect(filas.filter(({ reservas }) => reservas[0]?.puestos === '0')).toHaveLength(1);
    expect(await importRows(filas)).toMatchObject({ cambiadas: 0, nuevas: 0, iguales: filas.length, errores: [] });
  });

  it('is in the frozen list, no more than it has seats is filled by it, and from then on it is a rule that stays', async () => {
    const { api, ofertas, fileValidated, takeStep, estado, semillaPara } = everything;
    const [a, b] = ofertas;
    await api.database.query('delete from prioridades');
    await api.database.query(`insert into reservas_de_oferta (oferta, condicion, puestos) values ($1, 'discapacidad', 5)`, [b]);
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] }];
    const atA = await fileValidated({ condiciones, opciones: [a] });
    const firstAtA = await fileValidated({ opciones: [a] });
    const atB = await fileValidated({ condiciones, opciones: [b] });
    const otherAtB = await fileValidated({ condiciones, opciones: [b] });
    const firstAtB = await fileValidated({ opciones: [b] });
    const semilla = await semillaPara(firstAtA, firstAtB, atA, atB, otherAtB);
    everything.goToDay('2025-11-01');
    expect(await takeStep('congelacion')).toMatchObject({ status: 200 });
    const { contenido } = await everything.replica();
    expect(contenido).toContain(`oferta,${a},1,0 1\r\n`);
    expect(contenido).toContain(`oferta,${b},1,5 1\r\n`);
    expect(await takeStep('semilla', { semilla })).toMatchObject({ status: 200 });
    const run = await everything.run(semilla);
    expect(await takeStep('resultado', run)).toMatchObject({ status: 200 });
    everything.goToDay('2025-11-15');
    expect(await takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });
    const estados = await Promise.all(
      [atA, firstAtA, atB, otherAtB, firstAtB].map(async (each) => (await estado(each)).body['estado']),
    );
    expect(estados).toEqual(['en_lista_de_espera', 'asignada', 'asignada', 'en_lista_de_espera', 'en_lista_de_espera']);

    const oferta = await one('?grado=8');
    const frozen = expect.stringContaining('no cambian desde que se congeló') as unknown;
    expect(await change(oferta, { discapacidad: 1 })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'reservas.discapacidad', mensaje: frozen }] },
    });
    expect(await importRows([rowOf(oferta, [{ columna: HEAD, puestos: '1' }])])).toMatchObject({
      guardada: false,
      errores: [{ fila: 2, columna: '', mensaje: frozen }],
    });
    expect(await change(oferta, { discapacidad: null }, { capacidad: oferta.capacidad + 1 })).toMatchObject({ status: 200 });
  });
});
