import * as v from 'valibot';

import { managedInstitucionSchema, managedSedeSchema, sedesReportSchema } from '#domain/answers/institucionAnswers.ts';
import type { ManagedSede, SedeData, SedeRow } from '#domain/contractTypes.ts';
import { readFree } from '#backend/places/allocation/freeCupos.ts';
import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(240_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DANE = '119001009999';
const FIRST_SEDE = '00000000-0000-4000-8000-00000000a001';
const NOWHERE = '00000000-0000-4000-8000-00000000ffff';

const call = (path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<ApiAnswer> =>
  api.call(`gestion/instituciones${path}`, { login: 'coordinador', ...(body !== undefined && { body, method }) });
const at = (sede: string, dane = DANE) => `/${dane}/sedes/${sede}`;
const sedeOf = ({ body }: ApiAnswer): ManagedSede => v.parse(managedSedeSchema, body);
const read = async (sede = FIRST_SEDE, dane = DANE) => sedeOf(await call(at(sede, dane)));
const errorsOf = ({ status, body }: ApiAnswer) => [status, body['errores'] ?? body.codigo];
const some = async (text: string): Promise<unknown[]> =>
  v.parse(v.looseObject({ elementos: v.array(v.unknown()) }), (await api.call(`sedes?texto=${encodeURIComponent(text)}`)).body)
    .elementos;

async function dataOf(changed: Partial<SedeData> = {}): Promise<SedeData> {
  const [comuna] = await api.database.query('select codigo from comunas order by orden limit 1');
  const [zona] = await api.database.query('select codigo from zonas order by orden limit 1');
  return {
    nombre: 'Sede El Mirador',
    direccion: 'Carrera 9 # 4-21',
    barrio: 'Alfonso López',
    comuna: String(comuna?.['codigo']),
    zona: String(zona?.['codigo']),
    telefono: null,
    latitud: null,
    longitud: null,
    ...changed,
  };
}

/** A sede of the demonstration that solicitudes name, with its institution. */
async function askedSede(): Promise<{ sede: string; dane: string; oferta: string }> {
  const { datos, radicado } = await api.file();
  const [oferta] = datos.opciones;
  await api.database.query(`update solicitudes set estado = 'validada' where radicado = $1`, [radicado]);
  const [row] = await api.database.query(
    'select s.id, s.institucion from ofertas o join sedes s on s.id = o.sede where o.id = $1',
    [oferta],
  );
  return { sede: String(row?.['id']), dane: String(row?.['institucion']), oferta: String(oferta) };
}

it.each([
  ['GET', ''],
  ['GET', `/${DANE}`],
  ['POST', `/${DANE}`],
  ['PUT', `/${DANE}`],
  ['POST', `/${DANE}/sedes`],
  ['POST', `${at(NOWHERE)}/cierre`],
  ['POST', `${at(NOWHERE)}/ofertas`],
] as const)('is only for who manages: %s %s', async (method, path) => {
  const asked = method === 'GET' ? {} : { method, body: {} };
  expect((await api.call(`gestion/instituciones${path}`, asked)).status).toBe(401);
  expect((await api.call(`gestion/instituciones${path}`, { ...asked, login: 'revisora' })).status).toBe(403);
});

describe('an institution', () => {
  it('is made, listed by its name and by its code, and told who made it', async () => {
    expect(await call(`/${DANE}`, { nombre: ' I.E.  Ñuñoa del\u200b Río ' })).toMatchObject({
      status: 201,
      body: {
        dane: DANE,
        nombre: 'I.E. Ñuñoa del Río',
        version: 1,
        sedes: [],
        cambios: [{ quien: 'coordinador', origen: 'creacion' }],
      },
    });
    for (const texto of ['nunoa', '119001009']) {
      expect((await call(`?texto=${texto}`)).body).toEqual({
        elementos: [{ dane: DANE, nombre: 'I.E. Ñuñoa del Río', sedes: 0, cerradas: 0 }],
        pagina: 1,
        total: 1,
      });
    }
    await expect(api.database.query('delete from cambios_de_institucion')).rejects.toThrow('solo crece');
  });

  it('is told what is wrong: a code that is taken, or is none, and a name that is empty', async () => {
    const mensaje = 'Este código DANE ya es el de «I.E. Ñuñoa del Río»: revíselo.';
    expect(errorsOf(await call(`/${DANE}`, { nombre: 'Otra' }))).toEqual([422, [{ campo: 'dane', mensaje }]]);
    expect(errorsOf(await call('/19001', { nombre: '\u200b' }))).toEqual([
      422,
      [
        { campo: 'dane', mensaje: 'El código DANE tiene 12 dígitos.' },
        { campo: 'nombre', mensaje: 'Escriba el nombre de la institución.' },
      ],
    ]);
    expect((await call('/119001000000')).status).toBe(404);
  });

  it('is renamed over the version that was seen; its sedes are found by the new name', async () => {
    await call(`/${DANE}/sedes`, { claveIdempotencia: FIRST_SEDE, datos: await dataOf() });
    expect(errorsOf(await call(`/${DANE}`, { version: 9, nombre: 'Vieja' }, 'PUT'))).toEqual([409, 'version_vieja']);
    const renamed = await call(`/${DANE}`, { version: 1, nombre: 'Colegio Pubenza' }, 'PUT');
    expect(renamed.body).toMatchObject({
      version: 2,
      cambios: [
        { origen: 'edicion', cambios: [{ campo: 'Nombre', antes: 'I.E. Ñuñoa del Río', despues: 'Colegio Pubenza' }] },
        {},
      ],
    });
    // The same once more, after a lost answer.
    expect((await call(`/${DANE}`, { version: 1, nombre: 'Colegio Pubenza' }, 'PUT')).body).toEqual(renamed.body);
    const [found] = await api.database.query('select busqueda, orden_nombre from sedes where id = $1', [FIRST_SEDE]);
    expect(found).toMatchObject({
      busqueda: expect.stringMatching(/^colegio pubenza sede el mirador/) as unknown,
      orden_nombre: 'sede el mirador',
    });
  });
});

describe('a sede', () => {
  it('is made once for a key, and another institution’s is not there', async () => {
    const again = await call(`/${DANE}/sedes`, { claveIdempotencia: FIRST_SEDE, datos: await dataOf({ nombre: 'Otra' }) });
    expect([again.status, sedeOf(again).datos.nombre]).toEqual([201, 'Sede El Mirador']);
    expect(v.parse(managedInstitucionSchema, (await call(`/${DANE}`)).body).sedes).toHaveLength(1);
    expect((await call(at(NOWHERE))).status).toBe(404);
    expect((await call(at('x'))).status).toBe(404);
  });

  it('is changed over the version that was seen, with a log in words', async () => {
    const { version } = await read();
    const datos = await dataOf({ telefono: '602 820 4567', latitud: 2.4419, longitud: -76.6063, barrio: 'La Esmeralda' });
    expect(errorsOf(await call(at(FIRST_SEDE), { version: version + 1, datos }, 'PUT'))).toEqual([409, 'version_vieja']);
    const { datos: saved, cambios } = sedeOf(await call(at(FIRST_SEDE), { version, datos }, 'PUT'));
    expect(saved).toEqual({ ...datos, telefono: '6028204567' });
    expect(cambios[0]).toMatchObject({
      quien: 'coordinador',
      cambios: [
        { campo: 'Barrio o vereda', antes: 'Alfonso López', despues: 'La Esmeralda' },
        { campo: 'Teléfono', antes: null, despues: '6028204567' },
        { campo: 'Latitud', antes: null, despues: '2,4419' },
        { campo: 'Longitud', antes: null, despues: '-76,6063' },
      ],
    });
  });

  it.each<[string, Partial<Record<keyof SedeData, unknown>>, string, string]>([
    ['no name', { nombre: ' ' }, 'nombre', 'Escriba el nombre de la sede.'],
    ['an unknown comuna', { comuna: 'ninguna' }, 'comuna', 'Elija la comuna.'],
    ['half a place', { latitud: 2.4 }, 'longitud', 'Escriba también la longitud, o ninguna de las dos.'],
    [
      'a place changed about',
      { latitud: -76.6, longitud: 2.4 },
      'latitud',
      'Escriba la latitud en grados, entre -5 y 14, como 2,4419.',
    ],
    ['a telephone that is none', { telefono: '12' }, 'telefono', expect.stringContaining('diez dígitos')],
  ])('is told what is wrong: %s', async (_, wrong, field, message) => {
    const datos = { ...(await dataOf()), ...wrong };
    const { status, body } = await call(at(FIRST_SEDE), { version: 1, datos }, 'PUT');
    expect([status, (body['errores'] as object[])[0]]).toEqual([422, { campo: `datos.${field}`, mensaje: message }]);
  });

  it('does not take the name of another sede of its institution', async () => {
    const datos = await dataOf({ nombre: 'SEDE EL MIRADÓR' });
    const claveIdempotencia = '00000000-0000-4000-8000-00000000a002';
    expect(errorsOf(await call(`/${DANE}/sedes`, { claveIdempotencia, datos }))).toEqual([
      422,
      [{ campo: 'datos.nombre', mensaje: 'La institución ya tiene la sede «Sede El Mirador»: escriba otro nombre.' }],
    ]);
  });
});

describe('a place by hand', () => {
  const asked = { jornada: 'manana', grado: 5, capacidad: 30, continuan: 10, repiten: 1 };

  it('is offered from then on: families find its sede; the same once more makes nothing', async () => {
    expect(await some('pubenza mirador')).toEqual([]);
    for (let time = 1; time <= 2; time += 1) {
      const answer = await call(`${at(FIRST_SEDE)}/ofertas`, asked);
      expect([answer.status, sedeOf(answer).ofertas]).toMatchObject([
        201,
        [{ ...asked, vacantes: 19, solicitudes: 0, seQuita: true }],
      ]);
    }
    expect(await some('pubenza mirador')).toMatchObject([{ id: FIRST_SEDE, ofertas: [{ vacantes: 19 }] }]);
  });

  it('is told what is wrong', async () => {
    const wrong = async (changed: object) => errorsOf(await call(`${at(FIRST_SEDE)}/ofertas`, { ...asked, ...changed }));
    const there = { campo: 'grado', mensaje: 'La sede ya ofrece este grado en esta jornada: cámbiele los cupos.' };
    expect(await wrong({ capacidad: 40 })).toEqual([422, [there]]);
    expect(await wrong({ jornada: 'ninguna' })).toEqual([422, [{ campo: 'jornada', mensaje: 'Elija la jornada.' }]]);
    expect(await wrong({ grado: 6, capacidad: 5 })).toMatchObject([422, [{ campo: 'capacidad' }]]);
  });

  it('goes while no solicitud names it, and its log says which it was', async () => {
    const [place] = (await read()).ofertas;
    const path = `${at(FIRST_SEDE)}/ofertas/${place?.id}/retiro`;
    expect(errorsOf(await call(path, { version: 7 }))).toEqual([409, 'version_vieja']);
    expect(sedeOf(await call(path, { version: place?.version })).ofertas).toEqual([]);
    expect((await call(path, { version: 1 })).status).toBe(200);
    const log = await api.database.query('select origen, antes, despues from cambios_de_oferta where oferta = $1 order by id', [
      place?.id,
    ]);
    expect(log).toMatchObject([{ antes: null }, { antes: { lugar: { sede: FIRST_SEDE, grado: 5 } }, despues: null }]);
    const { sede, dane, oferta } = await askedSede();
    const [named] = (await read(sede, dane)).ofertas.filter(({ id }) => id === oferta);
    expect(named).toMatchObject({ seQuita: false });
    expect(errorsOf(await call(`${at(sede, dane)}/ofertas/${oferta}/retiro`, { version: named?.version }))).toEqual([
      409,
      'oferta_pedida',
    ]);
  });
});

describe('closing a sede', () => {
  it('tells whom it affects; then families do not find it, nor name it anew, and those that do keep it', async () => {
    const place = { jornada: 'manana', grado: 5, capacidad: 20, continuan: 0, repiten: 0 };
    const { ofertas, version } = sedeOf(await call(`${at(FIRST_SEDE)}/ofertas`, place));
    const opciones = ofertas.map(({ id }) => id);
    const { datos, identificacion, radicado } = await api.file({ opciones });
    const other = await api.file();
    await api.file({ opciones: [...other.datos.opciones.slice(0, 1), ...opciones] });
    const { afectados } = await read();
    expect(afectados).toMatchObject({ solicitudes: 2, sinOtra: 1, cupos: 0, actuales: 0 });
    expect(afectados.radicados[0]).toEqual({ radicado, estado: 'radicada', sinOtra: true });

    const step = async (name: 'cierre' | 'apertura', seen: number) => call(`${at(FIRST_SEDE)}/${name}`, { version: seen });
    expect(errorsOf(await step('cierre', version + 1))).toEqual([409, 'version_vieja']);
    const closed = sedeOf(await step('cierre', version));
    expect(closed).toMatchObject({
      cerradaEn: expect.any(String) as unknown,
      cambios: [{ origen: 'cierre', quien: 'coordinador' }, {}, {}],
    });
    expect(sedeOf(await step('cierre', version))).toEqual(closed);

    expect(await some('pubenza mirador')).toEqual([]);
    const filed = await api.call('solicitudes', { body: api.newSolicitud(api.datos({ opciones })) });
    const message = 'Esta oferta ya no está, o no es del grado: quítela y elija otra.';
    expect(errorsOf(filed)).toEqual([422, [{ campo: 'datos.opciones.0', mensaje: message }]]);
    const edited = { ...datos, estudiante: { ...datos.estudiante, nombres: 'Otro Nombre' } };
    expect((await api.call('consulta/edicion', { body: { identificacion, version: 1, datos: edited } })).body).toMatchObject({
      opciones: [{}],
    });
    expect(errorsOf(await call(`${at(FIRST_SEDE)}/ofertas`, { ...place, grado: 6 }))).toEqual([409, 'sede_cerrada']);
    const seats = await readFree(api.database, ofertas[0] ? ((await read()).anio ?? 0) : 0);
    expect(seats.find(({ oferta }) => oferta === opciones[0])).toMatchObject({ libres: 0 });

    const opened = sedeOf(await step('apertura', closed.version));
    expect([opened.cerradaEn, (await some('pubenza mirador')).length]).toEqual([null, 1]);
  });

  it('is refused while somebody has a seat there', async () => {
    const { sede, dane, oferta } = await askedSede();
    await api.database.query(
      `update solicitudes set estado = 'asignada', oferta_asignada = $1 where id = (
         select x.solicitud from solicitud_opciones x join solicitudes s on s.id = x.solicitud where x.oferta = $1 and s.estado = 'validada' limit 1)`,
      [oferta],
    );
    const { version, afectados } = await read(sede, dane);
    expect(afectados.cupos).toBe(1);
    const refused = await call(`${at(sede, dane)}/cierre`, { version });
    expect(refused).toMatchObject({
      status: 409,
      body: { codigo: 'sede_con_cupos', detail: expect.stringContaining('1 cupo ofrecido o aceptado') as unknown },
    });
    // Nor is it from the pages of another year, in which nobody has a seat yet.
    expect((await api.call('gestion/convocatorias', { login: 'coordinador', body: { anio: 2027, desde: null } })).status).toBe(
      200,
    );
    const ofNextYear = await call(`${at(sede, dane)}/cierre?anio=2027`, { version });
    expect(ofNextYear).toMatchObject({ status: 409, body: { codigo: 'sede_con_cupos' } });
  });
});

describe('a file of institutions and sedes', () => {
  const rowOf = async (changed: Partial<SedeRow> = {}): Promise<SedeRow> => {
    const { comuna, zona } = await dataOf();
    return {
      fila: 2,
      dane: '119001008888',
      institucion: 'Colegio del Archivo',
      sede: 'Principal',
      direccion: 'Calle 1 # 2-3',
      barrio: 'Centro',
      comuna,
      zona: zona.toUpperCase(),
      telefono: '310 555 0000',
      latitud: '2,44',
      longitud: '-76,6',
      ...changed,
    };
  };
  const send = async (filas: readonly SedeRow[], huella: string | null) => {
    const answer = await call('/importacion', { huella, filas });
    return { status: answer.status, report: v.parse(sedesReportSchema, answer.body) };
  };
  const importRows = async (filas: readonly SedeRow[]) => send(filas, (await send(filas, null)).report.huella);

  it('is only reviewed at first; then its institution and sedes are there, found by their names', async () => {
    const filas = [await rowOf(), await rowOf({ fila: 3, sede: 'Sede Dos', telefono: '', latitud: '', longitud: '' })];
    const { report } = await send(filas, null);
    expect(report).toMatchObject({ institucionesNuevas: 1, nuevas: 2, cambiadas: 0, guardada: false, errores: [] });
    expect(report.cambios[0]?.cambios[0]).toEqual({ campo: 'Institución', antes: null, despues: 'Colegio del Archivo' });
    expect((await call('/119001008888')).status).toBe(404);
    expect(await send(filas, report.huella)).toMatchObject({ status: 200, report: { guardada: true } });
    const { sedes, cambios } = v.parse(managedInstitucionSchema, (await call('/119001008888')).body);
    expect(sedes.map(({ nombre }) => nombre)).toEqual(['Principal', 'Sede Dos']);
    expect(cambios).toMatchObject([{ quien: 'coordinador', origen: 'importacion' }]);
    // Once more, as after a lost answer.
    expect(await send(filas, report.huella)).toMatchObject({ report: { guardada: true, iguales: 2, nuevas: 0 } });
  });

  it('changes what it says, and an empty cell takes nothing away', async () => {
    const filas = [
      await rowOf({
        sede: 'PRINCIPAL',
        institucion: 'Colegio Renombrado',
        barrio: 'Otro',
        telefono: '',
        latitud: '',
        longitud: '',
      }),
    ];
    expect((await importRows(filas)).report).toMatchObject({ institucionesNuevas: 0, cambiadas: 1, guardada: true });
    const { nombre, sedes } = v.parse(managedInstitucionSchema, (await call('/119001008888')).body);
    const { datos } = await read(sedes[0]?.id, '119001008888');
    expect([nombre, datos]).toMatchObject([
      'Colegio Renombrado',
      { nombre: 'Principal', barrio: 'Otro', telefono: '3105550000', latitud: 2.44 },
    ]);
    const [found] = await api.database.query('select busqueda from sedes where id = $1', [sedes[0]?.id]);
    expect(found?.['busqueda']).toMatch(/^colegio renombrado principal otro/);
  });

  it('tells every wrong row by line and column, and saves none; nor what was not reviewed', async () => {
    const filas = [
      await rowOf({ sede: 'Nueva' }),
      await rowOf({ fila: 3, sede: 'Nueva' }),
      await rowOf({ fila: 4, dane: '12', direccion: '', telefono: '1', latitud: '95' }),
      await rowOf({ fila: 5, sede: 'Otra', comuna: 'Ninguna', longitud: '' }),
      await rowOf({ fila: 6, sede: 'Más', comuna: 'Ninguna' }),
      await rowOf({ fila: 7, sede: 'Y otra', institucion: 'Con otro nombre' }),
    ];
    const { report } = await importRows(filas);
    expect(report.guardada).toBe(false);
    expect(report.errores.map(({ fila, columna }) => `${fila} ${columna}`)).toEqual([
      '3 sede',
      '4 dane',
      '4 direccion',
      '4 telefono',
      '4 latitud',
      '5 longitud',
      '6 comuna',
      '7 institucion',
    ]);
    const unseen = await call('/importacion', { huella: '0'.repeat(64), filas: filas.slice(0, 1) });
    expect(errorsOf(unseen)).toEqual([409, 'version_vieja']);
  });
});
