import * as v from 'valibot';

import { revisarRadicado } from '#domain/radicado.ts';
import type { DatosDeSolicitud } from '#domain/contractTypes.ts';
import { createTestDatabase } from '#test/support/testDatabase.ts';
import { type Cambio, formularioCon, startTramites, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DIA = 24 * 60 * 60 * 1000;

let tramites: Tramites;
beforeAll(async () => {
  tramites = await startTramites();
});
afterAll(() => tramites.close());

const contadaSchema = v.tuple([v.object({ total: v.number() })]);
async function contar(where: string, ...params: readonly unknown[]): Promise<number> {
  const rows = await tramites.database.query(`select count(*) as total from ${where}`, params);
  return v.parse(contadaSchema, rows)[0].total;
}

const erroresSchema = v.looseObject({ errores: v.array(v.object({ campo: v.string(), mensaje: v.string() })) });

/** Files data that must be refused. @returns the fields with their messages */
async function errores(datos: unknown): Promise<Record<string, string>> {
  const { status, body } = await tramites.llamar('solicitudes', { body: { ...tramites.nueva(), datos } });
  expect([status, body['codigo']]).toEqual([422, 'datos_no_validos']);
  return Object.fromEntries(v.parse(erroresSchema, body).errores.map(({ campo, mensaje }) => [campo, mensaje]));
}

async function radicarCon(cambio: Cambio): Promise<number> {
  return (await tramites.llamar('solicitudes', { body: tramites.nueva(tramites.datos(cambio)) })).status;
}

const otroGrado = async (): Promise<string> => {
  const { body } = await tramites.llamar('ofertas?grado=6');
  return v.parse(v.object({ elementos: v.array(v.looseObject({ id: v.string() })) }), { elementos: body['elementos'] })
    .elementos[0]?.id ?? '';
};

describe('a filing', () => {
  it('gives a receipt, with a radicado that can be checked', async () => {
    const datos = tramites.datos();
    const { status, body } = await tramites.llamar('solicitudes', { body: tramites.nueva(datos) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      anio: 2026,
      radicadaEn: new Date(tramites.reloj.now).toISOString(),
      acudiente: 'Luz Marina Ñáñez O’Connor',
      estudiante: 'Iñaki Peña Ruiz',
      grado: 5,
      opciones: datos.opciones.map((id) => ({ id })),
      condiciones: [],
      registradaPor: null,
      avisosA: 'lu…@example.com',
    });
    expect(revisarRadicado(String(body['radicado']))).toEqual({ valido: true, radicado: body['radicado'] });
  });

  it('begins the log, and the notice is on its way with it', async () => {
    const { radicado } = await tramites.radicar();
    const { body } = await tramites.llamar(`tramitacion/solicitudes/${radicado}/bitacora`, { como: 'revisora' });
    expect(body).toMatchObject({
      total: 1,
      elementos: [{ quien: 'familia', que: 'movimiento', de: null, a: 'radicada', motivo: null }],
    });
    expect(await contar('avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1', radicado)).toBe(1);
  });

  it('needs no e-mail when there is a telephone, and then sends none', async () => {
    const { body } = await tramites.llamar('solicitudes', {
      body: tramites.nueva(tramites.datos({ acudiente: { correo: null } })),
    });
    expect(body['avisosA']).toBeNull();
    const { radicado } = body;
    expect(await contar('avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1', radicado)).toBe(0);
  });

  it('can be made by staff for a family, and says who typed it', async () => {
    const nueva = tramites.nueva();
    const llamada = { body: nueva, como: 'revisora' };
    const { status, body } = await tramites.llamar('tramitacion/solicitudes', llamada);
    expect([status, body['registradaPor']]).toEqual([201, 'revisora']);
    expect(await tramites.llamar('tramitacion/solicitudes', llamada)).toMatchObject({ status: 200, body });
    const log = await tramites.llamar(`tramitacion/solicitudes/${String(body['radicado'])}/bitacora`, { como: 'revisora' });
    expect(log.body).toMatchObject({ elementos: [{ quien: 'revisora', a: 'radicada' }] });
    // The same key from outside is not theirs.
    expect(await tramites.llamar('solicitudes', { body: nueva })).toMatchObject({ status: 409, body: { codigo: 'clave_usada' } });
  });

  it.each([
    [undefined, 401],
    ['coordinador', 403],
    ['sinmenu', 403],
  ])('as staff is refused to %s', async (como, status) => {
    const llamada = { body: tramites.nueva(), ...(como !== undefined && { como }) };
    expect((await tramites.llamar('tramitacion/solicitudes', llamada)).status).toBe(status);
  });
});

describe('what a filing costs', () => {
  /** On the last minute of a call every family waits for the statements of all. */
  it('is three statements, and no transaction', async () => {
    const database = createTestDatabase();
    const own = await startTramites(database);
    const query = jest.spyOn(database, 'query');
    const transaction = jest.spyOn(database, 'transaction');
    const { status } = await own.llamar('solicitudes', { body: own.nueva() });
    await own.close();
    expect([status, query.mock.calls.length, transaction.mock.calls.length]).toEqual([201, 3, 0]);
  });
});

describe('a filing sent again', () => {
  it('gives the same receipt, however the members of its body are ordered', async () => {
    const nueva = tramites.nueva();
    const first = await tramites.llamar('solicitudes', { body: nueva });
    const { claveIdempotencia, aviso, datos } = nueva;
    const again = await tramites.llamar('solicitudes', {
      body: { datos: Object.fromEntries(Object.entries(datos).reverse()), aviso, claveIdempotencia },
    });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await contar('solicitudes where clave_idempotencia = $1', claveIdempotencia)).toBe(1);
  });

  it('is one request when it is sent many times at once', async () => {
    const nueva = tramites.nueva();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tramites.llamar('solicitudes', { body: nueva })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body['radicado'])).size).toBe(1);
    expect(await contar('solicitudes where clave_idempotencia = $1', nueva.claveIdempotencia)).toBe(1);
  });

  it('gives its receipt even after the close, and after the request has changed', async () => {
    const datos = tramites.datos();
    const nueva = tramites.nueva(datos);
    const first = await tramites.llamar('solicitudes', { body: nueva });
    const identificacion = {
      radicado: first.body['radicado'],
      documento: datos.estudiante.documento,
      fechaNacimiento: datos.estudiante.fechaNacimiento,
    };
    await tramites.llamar('consulta/retiro', { body: { identificacion, version: 1, motivo: null } });
    const { now } = tramites.reloj;
    tramites.reloj.now = now + 30 * DIA;
    const again = await tramites.llamar('solicitudes', { body: nueva });
    tramites.reloj.now = now;
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('gives its receipt also when it names a support, which is its own by now, and a sibling', async () => {
    const [hermana, archivo] = [await tramites.radicar(), await tramites.cargar()];
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [archivo] }];
    const nueva = tramites.nueva(tramites.datos({ condiciones, hermanos: [{ radicado: hermana.radicado }] }));
    const [first, atOnce] = await Promise.all([1, 2].map(() => tramites.llamar('solicitudes', { body: nueva })));
    const later = await tramites.llamar('solicitudes', { body: nueva });
    expect([first?.status, atOnce?.status, later.status]).toEqual([201, 200, 200]);
    expect([atOnce?.body, later.body]).toEqual([first?.body, first?.body]);
  });

  it('is refused with the same key and another body', async () => {
    const nueva = tramites.nueva();
    await tramites.llamar('solicitudes', { body: nueva });
    const { status, body } = await tramites.llamar('solicitudes', { body: { ...nueva, datos: tramites.datos() } });
    expect([status, body['codigo']]).toEqual([409, 'clave_usada']);
  });
});

describe('one live request for each pupil and year', () => {
  const repetida = async (tipoDocumento: string, documento: string): Promise<unknown> => {
    const { status, body } = await tramites.llamar('solicitudes', {
      body: tramites.nueva(tramites.datos({ estudiante: { tipoDocumento, documento } })),
    });
    return status === 201 ? 201 : [status, body['codigo']];
  };

  it('refuses a second one, and says nothing of the first', async () => {
    const { datos, radicado } = await tramites.radicar();
    const { status, body } = await tramites.llamar('solicitudes', {
      body: tramites.nueva(tramites.datos({ estudiante: { documento: datos.estudiante.documento } })),
    });
    expect([status, body['codigo']]).toEqual([409, 'solicitud_viva']);
    expect(JSON.stringify(body)).not.toContain(radicado);
  });

  it('takes one number on an RC and a TI for one pupil, and on a passport for another', async () => {
    expect(await repetida('RC', '1099000111')).toBe(201);
    expect(await repetida('TI', '1.099.000.111')).toEqual([409, 'solicitud_viva']);
    expect(await repetida('PA', '1099000111')).toBe(201);
  });

  it('takes one of two that are sent at once', async () => {
    const answers = await Promise.all([repetida('TI', '1099000222'), repetida('TI', '1099000222')]);
    expect(answers).toEqual(expect.arrayContaining([201, [409, 'solicitud_viva']]));
  });

  it('takes another after the first was withdrawn', async () => {
    const { identificacion, datos } = await tramites.radicar();
    await tramites.llamar('consulta/retiro', { body: { identificacion, version: 1, motivo: null } });
    expect(await repetida('TI', datos.estudiante.documento)).toBe(201);
  });
});

describe('when the call is not open', () => {
  it.each([
    ['before it opens', -31 * DIA],
    ['from its close on', 16 * DIA],
  ])('nothing is filed: %s', async (_case, shift) => {
    const { now } = tramites.reloj;
    tramites.reloj.now = now + shift;
    const { status, body } = await tramites.llamar('solicitudes', { body: tramites.nueva() });
    tramites.reloj.now = now;
    expect([status, body['codigo'], body['detail']]).toEqual([409, 'convocatoria_cerrada', 'La convocatoria no está abierta.']);
  });
});

describe('odd names and documents', () => {
  it.each([
    ['one surname', { nombres: 'Ñusta', apellidos: 'Güiza' }],
    ['four surnames', { nombres: 'José', apellidos: "De la Peña D'Angelo Ruiz-Cortés Ñáñez" }],
    ['a typographic apostrophe', { nombres: 'Aoife', apellidos: 'O’Brien' }],
    ['letters of another script', { nombres: 'Ольга', apellidos: '王' }],
    ['200 characters', { nombres: 'Ñ'.repeat(200), apellidos: 'é'.repeat(200) }],
  ])('are kept as they were written: %s', async (_case, estudiante) => {
    const { identificacion } = await tramites.radicar({ estudiante });
    const { body } = await tramites.llamar('consulta', { body: identificacion });
    expect(body).toMatchObject({ datos: { estudiante } });
  });

  it('are put into their one spelling: documents', async () => {
    const { identificacion } = await tramites.radicar({ estudiante: { tipoDocumento: 'PA', documento: ' ab 123.456-x' } });
    const { body } = await tramites.llamar('consulta', { body: { ...identificacion, documento: 'AB123456X' } });
    expect(body).toMatchObject({ datos: { estudiante: { documento: 'AB123456X' } } });
  });

  it.each<[string, Partial<DatosDeSolicitud['estudiante']>, string]>([
    ['201 characters', { nombres: 'x'.repeat(201) }, 'datos.estudiante.nombres'],
    ['no surname', { apellidos: '  ' }, 'datos.estudiante.apellidos'],
    ['a digit in a name', { nombres: 'Ana 2' }, 'datos.estudiante.nombres'],
    ['a control character', { nombres: 'Ana\u0000' }, 'datos.estudiante.nombres'],
    ['half a character', { nombres: 'Ana\ud83d' }, 'datos.estudiante.nombres'],
    ['a letter where digits go', { documento: '10A9' }, 'datos.estudiante.documento'],
    ['no such document', { tipoDocumento: 'XX' }, 'datos.estudiante.tipoDocumento'],
    ['29 February of a common year', { fechaNacimiento: '2015-02-29' }, 'datos.estudiante.fechaNacimiento'],
    ['tomorrow', { fechaNacimiento: '2025-10-16' }, 'datos.estudiante.fechaNacimiento'],
    ['no such comuna', { comuna: 'comuna_99' }, 'datos.estudiante.comuna'],
  ])('are refused with the field: %s', async (_case, estudiante, campo) => {
    const { [campo]: mensaje } = await errores(tramites.datos({ estudiante }));
    expect(mensaje).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/);
  });

  it('include 29 February of a leap year', async () => {
    expect(await radicarCon({ estudiante: { fechaNacimiento: '2016-02-29' } })).toBe(201);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'datos'],
    ['a list', []],
  ])('are refused: %s', async (_case, datos) => {
    expect(Object.keys(await errores(datos)).length).toBeGreaterThan(0);
  });

  it('have no member that the form does not know', async () => {
    expect(await errores({ ...tramites.datos(), estado: 'validada' })).toHaveProperty(['datos.estado']);
  });
});

describe('a body that is not of the form', () => {
  it.each<[string, (nueva: Record<string, unknown>) => unknown, string]>([
    ['no key', ({ claveIdempotencia: _, ...others }) => others, 'claveIdempotencia'],
    ['a key that is none', (nueva) => ({ ...nueva, claveIdempotencia: 'a' }), 'claveIdempotencia'],
    ['a member too many', (nueva) => ({ ...nueva, radicado: 'x' }), 'radicado'],
    ['a moment that is none', (nueva) => ({ ...nueva, aviso: { version: '1', leidoEn: 'ayer' } }), 'aviso.leidoEn'],
    ['no data', ({ datos: _, ...others }) => others, 'datos'],
    ['a list', () => [], 'datos'],
  ])('is refused: %s', async (_case, change, campo) => {
    const { status, body } = await tramites.llamar('solicitudes', { body: change({ ...tramites.nueva() }) });
    expect([status, body['codigo']]).toEqual([400, 'cuerpo_no_valido']);
    expect(v.parse(erroresSchema, body).errores.map((error) => error.campo)).toContain(campo);
  });

  it('is refused: another version of the privacy notice than today’s', async () => {
    const nueva = tramites.nueva();
    const { status, body } = await tramites.llamar('solicitudes', {
      body: { ...nueva, aviso: { ...nueva.aviso, version: 'vieja' } },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errores: [{ campo: 'aviso.version' }] });
  });
});

describe('what a request names must be there', () => {
  it('places of the grado and the year', async () => {
    const datos = tramites.datos();
    const opciones = [datos.opciones[0] ?? '', await otroGrado(), crypto.randomUUID()];
    expect(Object.keys(await errores({ ...datos, opciones }))).toEqual(['datos.opciones.1', 'datos.opciones.2']);
  });

  it('the seat that the pupil has', async () => {
    const opciones = tramites.datos().opciones;
    expect(Object.keys(await errores(tramites.datos({ estudiante: { cupoActual: await otroGrado() } })))).toEqual([
      'datos.estudiante.cupoActual',
    ]);
    expect(await radicarCon({ opciones: opciones.slice(0, 1), estudiante: { cupoActual: opciones[1] ?? null } })).toBe(201);
  });

  it('an institution', async () => {
    const condicion = { codigo: 'hermano_en_institucion', autorizada: false, archivos: [] };
    const datos = tramites.datos({ condiciones: [{ ...condicion, institucion: '999999999999' }] });
    expect(Object.keys(await errores(datos))).toEqual(['datos.condiciones.0.institucion']);
  });

  it('supports that nobody has named before', async () => {
    const condicion = { codigo: 'discapacidad', institucion: null, autorizada: true };
    const archivo = await tramites.cargar();
    const con = (...archivos: string[]): DatosDeSolicitud => tramites.datos({ condiciones: [{ ...condicion, archivos }] });
    expect(Object.keys(await errores(con(archivo, crypto.randomUUID())))).toEqual(['datos.condiciones.0.archivos.1']);
    const { radicado } = await tramites.radicar({ condiciones: [{ ...condicion, archivos: [archivo] }] });
    expect(Object.keys(await errores(con(archivo)))).toEqual(['datos.condiciones.0.archivos.0']);
    const { body } = await tramites.llamar(`tramitacion/solicitudes/${radicado}`, { como: 'revisora' });
    expect(body).toMatchObject({
      condiciones: [{ codigo: 'discapacidad', decision: 'pendiente', archivos: [{ id: archivo, nombre: 'soporte.pdf' }] }],
    });
  });

  it('supports that have not lapsed', async () => {
    const archivo = await tramites.cargar();
    tramites.reloj.now += DIA;
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [archivo] }];
    const found = await errores(tramites.datos({ condiciones }));
    tramites.reloj.now -= DIA;
    expect(Object.keys(found)).toEqual(['datos.condiciones.0.archivos.0']);
  });

  it('a sibling’s radicado; that it is none says nothing of anybody', async () => {
    const sample = await tramites.radicar();
    const [prefix = '', body = '', check = ''] = sample.radicado.split('-');
    const misread = `${prefix}-${[...body].reverse().join('')}-${check}`;
    expect(Object.keys(await errores(tramites.datos({ hermanos: [{ radicado: misread }] })))).toEqual(['datos.hermanos.0.radicado']);
    await tramites.llamar('consulta/retiro', { body: { identificacion: sample.identificacion, version: 1, motivo: null } });
    expect(await errores(tramites.datos({ hermanos: [{ radicado: sample.radicado }] }))).toEqual({
      'datos.hermanos.0.radicado': 'No hay una solicitud de este año con ese radicado: revíselo o quítelo.',
    });
  });
});

describe('siblings who ask together', () => {
  const familiaSchema = v.tuple([v.object({ familia: v.string(), propio: v.string() })]);
  const tiquetes = async (radicado: string): Promise<v.InferOutput<typeof familiaSchema>[0]> => {
    const rows = await tramites.database.query(
      'select tiquete_familia as familia, tiquete as propio from solicitudes where radicado = $1',
      [radicado],
    );
    return v.parse(familiaSchema, rows)[0];
  };

  it('share one ticket, that of one of them, also when the third joins two families', async () => {
    const [uno, dos] = [await tramites.radicar(), await tramites.radicar()];
    const tres = await tramites.radicar({ hermanos: [{ radicado: uno.radicado }, { radicado: dos.radicado }] });
    const all = await Promise.all([uno, dos, tres].map(({ radicado }) => tiquetes(radicado)));
    expect(new Set(all.map(({ familia }) => familia)).size).toBe(1);
    expect(all.map(({ propio }) => propio)).toContain(all[0]?.familia);
    expect(new Set(all.map(({ propio }) => propio)).size).toBe(3);
  });

  it('are two families again when an edit no longer names the other', async () => {
    const uno = await tramites.radicar();
    const dos = await tramites.radicar({ hermanos: [{ radicado: uno.radicado }] });
    const datos = { ...dos.datos, hermanos: [] };
    const { status } = await tramites.llamar('consulta/edicion', {
      body: { identificacion: dos.identificacion, version: 1, datos },
    });
    expect(status).toBe(200);
    for (const { radicado } of [uno, dos]) {
      const { familia, propio } = await tiquetes(radicado);
      expect(familia).toBe(propio);
    }
  });
});

describe('an upload', () => {
  it('is answered without its content', async () => {
    const { status, body } = await tramites.llamar('archivos', { body: formularioCon('%PDF-1.7', '../foto de ñ.pdf') });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String) as unknown, nombre: 'foto de ñ.pdf', tipo: 'application/pdf', tamano: 8 });
  });

  it.each([
    ['a page called PDF', '<!doctype html>', 415, 'archivo_no_admitido'],
    ['nothing', '', 400, 'carga_no_valida'],
    ['too much', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`, 413, 'archivo_grande'],
  ])('is refused: %s', async (_case, contenido, status, codigo) => {
    expect(await tramites.llamar('archivos', { body: formularioCon(contenido, 'a.pdf') })).toMatchObject({
      status,
      body: { codigo },
    });
  });
});

it('lets 300 families file and upload behind one address', async () => {
  // Refused for their form, which costs the address as much as any.
  for (let count = 0; count < 600; count += 1) {
    const { status } = await tramites.client.post('api/educacion/solicitudes', {});
    if (status !== 400) throw new Error(`${count}: ${status}`);
  }
  await tramites.radicar();
});
