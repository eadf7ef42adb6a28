import * as v from 'valibot';

import type { FilaDeOferta, InformeDeImportacion, OfertaDeGestion } from '#domain/contractTypes.ts';
import { readCsv } from '#test/support/csv.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { startTramites, type Respuesta, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(240_000);

const ofertaSchema = v.custom<OfertaDeGestion>((value) => v.is(v.looseObject({ id: v.string(), version: v.number() }), value));
const paginaSchema = v.object({ elementos: v.array(ofertaSchema), pagina: v.number(), total: v.number() });

describeOnBoth('the places that staff manage', (databases) => {
  let tramites: Tramites;
  beforeAll(async () => {
    tramites = await startTramites(await databases.seeded());
  });
  afterAll(() => tramites.close());

  const llamar = (path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST', como = 'coordinador'): Promise<Respuesta> =>
    tramites.llamar(`gestion/ofertas${path}`, { como, ...(body !== undefined && { body, method }) });
  const leer = async (consulta = '') => v.parse(paginaSchema, (await llamar(consulta)).body);
  const una = async (consulta = '?grado=5'): Promise<OfertaDeGestion> => {
    const [oferta] = (await leer(consulta)).elementos;
    if (!oferta) throw new Error(`No place is found by ${consulta}`);
    return oferta;
  };
  const cambiar = (oferta: OfertaDeGestion, cambio: object = {}) => {
    const { id, version, capacidad, continuan, repiten } = oferta;
    return llamar(`/${id}`, { version, capacidad, continuan, repiten, ...cambio }, 'PUT');
  };
  const filaDe = (oferta: OfertaDeGestion, cambio: Partial<FilaDeOferta> = {}): FilaDeOferta => ({
    fila: 2,
    dane: oferta.institucion.dane,
    sede: oferta.sede,
    jornada: oferta.jornada,
    grado: String(oferta.grado),
    capacidad: String(oferta.capacidad),
    continuan: String(oferta.continuan),
    repiten: String(oferta.repiten),
    ...cambio,
  });
  const enviar = async (filas: readonly FilaDeOferta[], huella: string | null): Promise<InformeDeImportacion> => {
    const { status, body } = await llamar('/importacion', { huella, filas });
    expect(status).toBe(200);
    return v.parse(v.custom<InformeDeImportacion>((value) => v.is(v.looseObject({ guardada: v.boolean() }), value)), body);
  };
  const revisar = (filas: readonly FilaDeOferta[]) => enviar(filas, null);
  /** What the review found is saved. */
  const importar = async (filas: readonly FilaDeOferta[]) => enviar(filas, (await revisar(filas)).huella);
  const cambios = async (id: string) =>
    tramites.database.query('select quien, origen, antes, despues from cambios_de_oferta where oferta = $1 order by id', [id]);

  describe('permission follows the menu', () => {
    it.each([
      ['GET', '', undefined],
      ['GET', '/exportacion', undefined],
      ['POST', '/importacion', {}],
      ['PUT', '/00000000-0000-4000-8000-000000000000', {}],
    ] as const)('%s %s', async (method, path, body) => {
      const llamada = body === undefined ? {} : { body, method: method === 'PUT' ? ('PUT' as const) : ('POST' as const) };
      expect((await tramites.llamar(`gestion/ofertas${path}`, llamada)).status).toBe(401);
      expect((await tramites.llamar(`gestion/ofertas${path}`, { ...llamada, como: 'revisora' })).status).toBe(403);
    });
  });

  describe('the list', () => {
    it('has the places of the public search, in its order, with what their vacancies come from', async () => {
      const { elementos, total } = await leer('?grado=5&pagina=2');
      const publica = (await tramites.llamar('ofertas?grado=5&pagina=2')).body;
      expect(publica).toMatchObject({ total, elementos: elementos.map(({ id, vacantes }) => ({ id, vacantes })) });
      for (const { capacidad, continuan, repiten, vacantes } of elementos) expect(vacantes).toBe(capacidad - continuan - repiten);
    });

    it('finds nothing for a search of signs only', async () => {
      for (const texto of ['%', '…', '🙂']) expect(await leer(`?texto=${encodeURIComponent(texto)}`)).toMatchObject({ elementos: [], total: 0 });
    });

    it('is filtered by jornada and by words of institution, sede and neighbourhood', async () => {
      const { elementos } = await leer('?jornada=manana&texto=arbol%20vida');
      expect(elementos.length).toBeGreaterThan(0);
      for (const { jornada, institucion } of elementos) {
        expect(jornada).toBe('manana');
        expect(institucion.nombre).toContain('Árbol de la Vida');
      }
    });

    it('refuses a filter that the contract does not know', async () => {
      expect(await llamar('?grado=uno')).toMatchObject({ status: 400, body: { codigo: 'consulta_no_valida' } });
    });
  });

  describe('a change', () => {
    it('is shown to families, and stays in a log that only grows', async () => {
      const antes = await una();
      const despues = { capacidad: antes.capacidad + 7, continuan: antes.continuan, repiten: antes.repiten };
      const { status, body } = await cambiar(antes, despues);
      expect({ status, body }).toEqual({
        status: 200,
        body: { ...antes, ...despues, version: antes.version + 1, vacantes: antes.vacantes + 7 },
      });
      const publica = v.parse(v.looseObject({ elementos: v.array(v.looseObject({ id: v.string() })) }), (await tramites.llamar('ofertas?grado=5')).body);
      expect(publica.elementos.find(({ id }) => id === antes.id)).toMatchObject({ vacantes: antes.vacantes + 7 });
      expect(await cambios(antes.id)).toEqual([
        {
          quien: 'coordinador',
          origen: 'edicion',
          antes: { capacidad: antes.capacidad, continuan: antes.continuan, repiten: antes.repiten },
          despues,
        },
      ]);
      await expect(tramites.database.query('delete from cambios_de_oferta')).rejects.toThrow('solo crece');
    });

    it('to what it is already leaves version and log alone', async () => {
      const antes = await una('?grado=4');
      expect(await cambiar(antes)).toMatchObject({ status: 200, body: { ...antes } });
      expect(await cambios(antes.id)).toEqual([]);
    });

    it('of an old version is refused', async () => {
      const antes = await una('?grado=3');
      await cambiar(antes, { capacidad: antes.capacidad + 1 });
      expect(await cambiar(antes, { capacidad: antes.capacidad + 2 })).toMatchObject({
        status: 409,
        body: { codigo: 'version_vieja' },
      });
      expect((await una('?grado=3')).capacidad).toBe(antes.capacidad + 1);
    });

    it('to fewer seats than the pupils who stay is told at the capacity', async () => {
      const antes = await una('?grado=2');
      expect(await cambiar(antes, { capacidad: 1, continuan: 2, repiten: 0 })).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'capacidad', mensaje: expect.stringContaining('Falta 1 cupo') as unknown }] },
      });
    });

    it.each([{ capacidad: -1 }, { capacidad: 1.5 }, { capacidad: null }, { repiten: 100_001 }])(
      'to %j is no change of the contract',
      async (cambio) => {
        expect(await cambiar(await una('?grado=2'), cambio)).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
      },
    );

    it('of a place that is not there, or of another year, is a 404', async () => {
      const oferta = await una('?grado=2');
      const [vieja] = await tramites.database.query(
        `insert into ofertas (id, sede, jornada, grado, anio, capacidad, continuan, repiten)
         select gen_random_uuid(), sede, jornada, grado, 2019, 1, 0, 0 from ofertas where id = $1 returning id`,
        [oferta.id],
      );
      for (const id of [String(vieja?.['id']), '00000000-0000-4000-8000-000000000000', 'otra']) {
        expect(await cambiar({ ...oferta, id })).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
      }
    });

    it('takes away no seat that a family was given', async () => {
      const [dada] = await tramites.database.query(
        `select oferta_asignada as id, count(*) as cuantas from solicitudes
         where oferta_asignada is not null and oferta_asignada is distinct from cupo_actual group by 1 order by 2 desc, 1 limit 1`,
      );
      const [lugar] = await tramites.database.query('select * from ofertas where id = $1', [dada?.['id']]);
      const oferta = { id: String(dada?.['id']), version: 1 } as OfertaDeGestion;
      const repiten = Number(lugar?.['capacidad']) - Number(lugar?.['continuan']);
      const cuerpo = { capacidad: lugar?.['capacidad'], continuan: lugar?.['continuan'], repiten };
      expect(await cambiar(oferta, cuerpo)).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'capacidad', mensaje: expect.stringMatching(/^Ya hay \d+ cupos? asignados?/) as unknown }] },
      });
    });
  });

  describe('an import', () => {
    it('that is only reviewed says what it would change, and changes nothing', async () => {
      const igual = await una('?grado=7');
      const otra = await una('?grado=8');
      const libre = { jornada: 'fin_de_semana', grado: '99', capacidad: '20', continuan: '0', repiten: '0' };
      const filas = [
        filaDe(igual, { fila: 2 }),
        filaDe(otra, { fila: 3, capacidad: String(otra.capacidad + 1), jornada: otra.jornada.toUpperCase(), grado: 'octavo' }),
        filaDe(otra, { fila: 4, ...libre }),
      ];
      const { institucion, sede, jornada, continuan, repiten } = otra;
      const hechos = [
        {
          ...{ fila: 3, institucion, sede, jornada, grado: 8 },
          antes: { capacidad: otra.capacidad, continuan, repiten },
          despues: { capacidad: otra.capacidad + 1, continuan, repiten },
        },
        {
          ...{ fila: 4, institucion, sede, jornada: 'fin_de_semana', grado: 99 },
          antes: null,
          despues: { capacidad: 20, continuan: 0, repiten: 0 },
        },
      ];
      const informe = { revisadas: 3, nuevas: 1, cambiadas: 1, iguales: 1, errores: [] };
      const revision = await revisar(filas);
      expect(revision).toEqual({ ...informe, cambios: hechos, huella: revision.huella, guardada: false });
      expect(await una('?grado=8')).toEqual(otra);
      expect(await enviar(filas, revision.huella)).toEqual({ ...revision, guardada: true });
      expect(await una('?grado=8')).toMatchObject({ capacidad: otra.capacidad + 1, version: otra.version + 1 });
      expect(await una('?grado=7')).toEqual(igual);
      expect(await cambios(otra.id)).toMatchObject([{ origen: 'importacion', quien: 'coordinador' }]);
      // Sent again, since its answer was lost: it is saved already.
      expect(await enviar(filas, revision.huella)).toMatchObject({ nuevas: 0, cambiadas: 0, iguales: 3, cambios: [], guardada: true });
    });

    it('undoes nothing that a colleague saved after the review', async () => {
      const revisada = await una('?grado=6');
      const filas = [filaDe(revisada, { repiten: String(revisada.repiten + 1), capacidad: String(revisada.capacidad + 2) })];
      const { huella } = await revisar(filas);
      await cambiar(revisada, { capacidad: revisada.capacidad + 9 });
      const guardada = await una('?grado=6');
      expect(await llamar('/importacion', { huella, filas })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
      expect(await una('?grado=6')).toEqual(guardada);
      expect(await importar(filas)).toMatchObject({ cambiadas: 1, guardada: true });
    });

    it('undoes nothing either where the row was the same at the review', async () => {
      const revisada = await una('?grado=0');
      const filas = [filaDe(revisada), filaDe(await una('?grado=1'), { fila: 3 })];
      const { huella, cambios: hechos } = await revisar(filas);
      expect(hechos).toEqual([]);
      await cambiar(revisada, { capacidad: revisada.capacidad + 9 });
      expect(await llamar('/importacion', { huella, filas })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    });

    it('lists the first twenty places that change', async () => {
      const { elementos } = await leer('?grado=10');
      const otras = (await leer('?grado=11')).elementos;
      const todas = [...elementos, ...otras, ...(await leer('?grado=9')).elementos];
      const filas = todas.map((oferta, at) => filaDe(oferta, { fila: at + 2, capacidad: String(oferta.capacidad + 1) }));
      const { cambiadas, cambios: hechos } = await revisar(filas);
      expect([cambiadas, hechos.length]).toEqual([30, 20]);
    });

    it('with one bad row tells it by line and column, and saves none', async () => {
      const buena = await una('?grado=9');
      const filas = [
        filaDe(buena, { fila: 2, capacidad: String(buena.capacidad + 5) }),
        filaDe(buena, { fila: 3, dane: '999999999999' }),
        filaDe(buena, { fila: 4, sede: 'Sede que no hay', jornada: 'lunar', grado: '14' }),
        filaDe(buena, { fila: 5, capacidad: '-3', continuan: '', repiten: 'dos' }),
        filaDe(buena, { fila: 6, grado: 'noveno' }),
        filaDe(buena, { fila: 7 }),
      ];
      const informe = await enviar(filas, 'f'.repeat(64));
      expect(informe).toMatchObject({ revisadas: 6, cambiadas: 1, guardada: false });
      expect(informe.errores.map(({ fila, columna }) => `${fila} ${columna}`)).toEqual([
        '3 dane', '4 sede', '4 jornada', '4 grado', '5 capacidad', '5 continuan', '5 repiten', '6 sede', '7 sede',
      ]);
      expect(informe.errores.find(({ fila }) => fila === 4)?.mensaje).toContain(`«${buena.sede}»`);
      expect(await una('?grado=9')).toEqual(buena);
    });

    it('takes away no seat that a family was given', async () => {
      const [dada] = await tramites.database.query(
        `select i.dane, s.nombre as sede, o.jornada, o.grado from solicitudes q
           join ofertas o on o.id = q.oferta_asignada join sedes s on s.id = o.sede join instituciones i on i.dane = s.institucion
         where q.oferta_asignada is distinct from q.cupo_actual and o.vacantes > 0 limit 1`,
      );
      const fila: FilaDeOferta = {
        fila: 2,
        dane: String(dada?.['dane']),
        sede: String(dada?.['sede']),
        jornada: String(dada?.['jornada']),
        grado: String(dada?.['grado']),
        capacidad: '0',
        continuan: '0',
        repiten: '0',
      };
      expect(await importar([fila])).toMatchObject({ guardada: false, errores: [{ fila: 2, columna: 'capacidad' }] });
    });

    it('is refused as a whole when it is none, or has too many rows', async () => {
      const fila = filaDe(await una());
      for (const body of [{ huella: null, filas: [] }, { huella: null, filas: [{ ...fila, otra: '' }] }, { huella: 'otra', filas: [fila] }, { filas: [fila] }, {}]) {
        expect(await llamar('/importacion', body)).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
      }
      const muchas = Array.from({ length: 20_001 }, (_, at) => ({ ...fila, fila: at + 2 }));
      expect(await llamar('/importacion', { huella: null, filas: muchas })).toMatchObject({ status: 400 });
      const [primera, ...otras] = muchas;
      const informe = await revisar([primera ?? fila, ...otras.slice(0, 19_999)]);
      expect(informe.errores).toHaveLength(19_999);
      expect((await llamar('/importacion', { huella: null, filas: [], relleno: 'x'.repeat(17_000_000) })).status).toBe(413);
    });
  });

  it('what is exported can be imported again, and changes nothing', async () => {
    const { status, body } = await llamar('/exportacion');
    expect(status).toBe(200);
    const { nombre, contenido } = v.parse(v.object({ nombre: v.string(), contenido: v.string() }), body);
    expect(nombre).toMatch(/^oferta-\d{4}\.csv$/);
    expect(contenido.startsWith('\ufeffDANE;Institución;Sede;Jornada;Grado;Capacidad;Continúan;Repiten;Vacantes\r\n')).toBe(true);
    const [, ...rows] = readCsv(contenido.slice(1));
    const filas = rows.map(({ line, cells }) => {
      const [dane = '', , sede = '', jornada = '', grado = '', capacidad = '', continuan = '', repiten = ''] = cells;
      return { fila: line, dane, sede, jornada, grado, capacidad, continuan, repiten };
    });
    const { total } = await leer();
    expect(await importar(filas)).toMatchObject({
      revisadas: total, nuevas: 0, cambiadas: 0, iguales: total, cambios: [], guardada: true, errores: [],
    });
  });

  it('nothing is changed while a list is frozen and not yet published', async () => {
    const oferta = await una();
    await tramites.database.query(
      `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
       select convocatoria, numero, '', '', 0, now(), 'coordinador' from etapas where codigo = 'general'`,
    );
    const negativa = { status: 409, body: { codigo: 'lista_congelada' } };
    expect(await cambiar(oferta)).toMatchObject(negativa);
    expect(await llamar('/importacion', { huella: null, filas: [filaDe(oferta)] })).toMatchObject(negativa);
    expect((await leer()).total).toBeGreaterThan(0);
  });

  it('places of another year are not listed', async () => {
    await tramites.database.query('update ofertas set anio = anio + 100');
    expect(await leer()).toMatchObject({ elementos: [], total: 0 });
  });
});
