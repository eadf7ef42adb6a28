import * as v from 'valibot';

import { buildRadicado, checkRadicado } from '#domain/radicado.ts';
import type { SolicitudData } from '#domain/contractTypes.ts';
import { createTestDatabase } from '#test/support/testDatabase.ts';
import { type SolicitudChange, formWith, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const countedSchema = v.tuple([v.object({ total: v.number() })]);
async function countRows(where: string, ...params: readonly unknown[]): Promise<number> {
  const rows = await api.database.query(`select count(*) as total from ${where}`, params);
  return v.parse(countedSchema, rows)[0].total;
}

const erroresSchema = v.looseObject({ errores: v.array(v.object({ campo: v.string(), mensaje: v.string() })) });

/** Files data that must be refused. @returns the fields with their messages */
async function errores(data: unknown): Promise<Record<string, string>> {
  const { status, body } = await api.call('solicitudes', { body: { ...api.newSolicitud(), datos: data } });
  expect([status, body['codigo']]).toEqual([422, 'datos_no_validos']);
  return Object.fromEntries(v.parse(erroresSchema, body).errores.map(({ campo: field, mensaje: message }) => [field, message]));
}

async function fileWith(changed: SolicitudChange): Promise<number> {
  return (await api.call('solicitudes', { body: api.newSolicitud(api.datos(changed)) })).status;
}

const otherGrado = async (): Promise<string> => {
  const { body } = await api.call('ofertas?grado=6');
  return (
    v.parse(v.object({ elementos: v.array(v.looseObject({ id: v.string() })) }), { elementos: body['elementos'] }).elementos[0]
      ?.id ?? ''
  );
};

describe('a filing', () => {
  it('gives a receipt, with a radicado that can be checked', async () => {
    const data = api.datos();
    const { status, body } = await api.call('solicitudes', { body: api.newSolicitud(data) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      anio: 2026,
      radicadaEn: new Date(api.clock.now).toISOString(),
      acudiente: 'Luz Marina Ñáñez O’Connor',
      estudiante: 'Iñaki Peña Ruiz',
      grado: 5,
      opciones: data.opciones.map((id) => ({ id })),
      condiciones: [],
      registradaPor: null,
      extemporanea: false,
      avisosA: 'l•••@example.com',
    });
    expect(checkRadicado(String(body['radicado']))).toEqual({ ok: true, value: body['radicado'] });
  });

  it('begins the log, and the notice is on its way with it', async () => {
    const { radicado } = await api.file();
    const { body } = await api.call(`tramitacion/solicitudes/${radicado}/bitacora`, { login: 'revisora' });
    expect(body).toMatchObject({
      total: 1,
      elementos: [{ quien: 'familia', que: 'movimiento', de: null, a: 'radicada', motivo: null }],
    });
    const ofFiling = 'avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1';
    expect(await countRows(ofFiling, radicado)).toBe(1);
    // Held against where it came from; a digest, for the table tells nobody's address.
    expect(await countRows(`${ofFiling} and length(a.origen) = 43`, radicado)).toBe(1);
  });

  it('needs no e-mail when there is a telephone, and then sends none', async () => {
    const { body } = await api.call('solicitudes', { body: api.newSolicitud(api.datos({ acudiente: { correo: null } })) });
    expect(body['avisosA']).toBeNull();
    const { radicado } = body;
    expect(await countRows('avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1', radicado)).toBe(0);
  });

  it('can be made by staff for a family, and says who typed it', async () => {
    const newSolicitud = api.newSolicitud();
    const call = { body: newSolicitud, login: 'revisora' };
    const { status, body } = await api.call('tramitacion/solicitudes', call);
    expect([status, body['registradaPor']]).toEqual([201, 'revisora']);
    expect(await api.call('tramitacion/solicitudes', call)).toMatchObject({ status: 200, body });
    const log = await api.call(`tramitacion/solicitudes/${String(body['radicado'])}/bitacora`, { login: 'revisora' });
    expect(log.body).toMatchObject({ elementos: [{ quien: 'revisora', a: 'radicada' }] });
    const ofFiling = 'avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 and a.origen is null';
    expect(await countRows(ofFiling, body['radicado'])).toBe(1);
    // The same key from outside is not theirs.
    expect(await api.call('solicitudes', { body: newSolicitud })).toMatchObject({ status: 409, body: { codigo: 'clave_usada' } });
  });

  it.each([
    [undefined, 401],
    ['coordinador', 403],
    ['sinmenu', 403],
  ])('as staff is refused to %s', async (login, status) => {
    const call = { body: api.newSolicitud(), ...(login !== undefined && { login }) };
    expect((await api.call('tramitacion/solicitudes', call)).status).toBe(status);
  });
});

describe('what a filing costs', () => {
  /** On the last minute of a convocatoria every family waits for the statements of all. */
  it('is three statements, and no transaction', async () => {
    const database = createTestDatabase();
    const own = await startTestApi(database);
    const query = jest.spyOn(database, 'query');
    const transaction = jest.spyOn(database, 'transaction');
    const { status } = await own.call('solicitudes', { body: own.newSolicitud() });
    await own.close();
    // The limiter's own is one for all who file at once.
    const ofFiling = query.mock.calls.filter(([text]) => !text.includes('limites'));
    expect([status, ofFiling.length, transaction.mock.calls.length]).toEqual([201, 3, 0]);
  });
});

describe('a filing sent again', () => {
  it('gives the same receipt, however the members of its body are ordered', async () => {
    const newSolicitud = api.newSolicitud();
    const first = await api.call('solicitudes', { body: newSolicitud });
    const { claveIdempotencia, aviso, datos: data } = newSolicitud;
    const again = await api.call('solicitudes', {
      body: { datos: Object.fromEntries(Object.entries(data).reverse()), aviso, claveIdempotencia },
    });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await countRows('solicitudes where clave_idempotencia = $1', claveIdempotencia)).toBe(1);
  });

  it('is one request when it is sent many times at once', async () => {
    const newSolicitud = api.newSolicitud();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.call('solicitudes', { body: newSolicitud })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body['radicado'])).size).toBe(1);
    expect(await countRows('solicitudes where clave_idempotencia = $1', newSolicitud.claveIdempotencia)).toBe(1);
  });

  it('gives its receipt even after the close, and after the request has changed', async () => {
    const data = api.datos();
    const newSolicitud = api.newSolicitud(data);
    const first = await api.call('solicitudes', { body: newSolicitud });
    const identificacion = {
      radicado: first.body['radicado'],
      documento: data.estudiante.documento,
      fechaNacimiento: data.estudiante.fechaNacimiento,
    };
    await api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: null } });
    const { now } = api.clock;
    api.clock.now = now + 30 * DAY;
    const again = await api.call('solicitudes', { body: newSolicitud });
    api.clock.now = now;
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('gives its receipt also when it names a support, which is its own by now, and a sibling', async () => {
    const [sister, file] = [await api.file(), await api.upload()];
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [file] }];
    const newSolicitud = api.newSolicitud(api.datos({ condiciones, hermanos: [{ radicado: sister.radicado }] }));
    const [first, atOnce] = await Promise.all([1, 2].map(() => api.call('solicitudes', { body: newSolicitud })));
    const later = await api.call('solicitudes', { body: newSolicitud });
    expect([first?.status, atOnce?.status, later.status]).toEqual([201, 200, 200]);
    expect([atOnce?.body, later.body]).toEqual([first?.body, first?.body]);
  });

  it('is refused with the same key and another body', async () => {
    const newSolicitud = api.newSolicitud();
    await api.call('solicitudes', { body: newSolicitud });
    const { status, body } = await api.call('solicitudes', { body: { ...newSolicitud, datos: api.datos() } });
    expect([status, body['codigo']]).toEqual([409, 'clave_usada']);
  });
});

describe('one live request for each pupil and year', () => {
  const repeated = async (tipoDocumento: string, documento: string): Promise<unknown> => {
    const { status, body } = await api.call('solicitudes', {
      body: api.newSolicitud(api.datos({ estudiante: { tipoDocumento, documento } })),
    });
    return status === 201 ? 201 : [status, body['codigo']];
  };

  it('refuses a second one, and says nothing of the first', async () => {
    const { datos: data, radicado } = await api.file();
    const { status, body } = await api.call('solicitudes', {
      body: api.newSolicitud(api.datos({ estudiante: { documento: data.estudiante.documento } })),
    });
    expect([status, body['codigo']]).toEqual([409, 'solicitud_viva']);
    expect(JSON.stringify(body)).not.toContain(radicado);
  });

  it('says where to go if a stranger filed it, and staff who find it by the document can withdraw it', async () => {
    const { datos: data, radicado } = await api.file();
    const own = api.newSolicitud(api.datos({ estudiante: { documento: data.estudiante.documento } }));
    const { body } = await api.call('solicitudes', { body: own });
    expect(body['detail']).toContain('vaya a la Secretaría de Educación con el documento del estudiante');
    const found = await api.call(`tramitacion/solicitudes?texto=${data.estudiante.documento}`, { login: 'revisora' });
    expect(found.body['elementos']).toMatchObject([{ radicado }]);
    const withdrawal = { version: 1, a: 'retirada', motivo: 'La radicó quien no es su familia', antesDe: null };
    const moved = await api.call(`tramitacion/solicitudes/${radicado}/movimientos`, { login: 'revisora', body: withdrawal });
    expect(moved.status).toBe(200);
    expect((await api.call('solicitudes', { body: own })).status).toBe(201);
  });

  it('takes one number on an RC and a TI for one pupil, and on a passport for another', async () => {
    expect(await repeated('RC', '1099000111')).toBe(201);
    expect(await repeated('TI', '1.099.000.111')).toEqual([409, 'solicitud_viva']);
    expect(await repeated('PA', '1099000111')).toBe(201);
  });

  it('takes zeros before a number for no other pupil', async () => {
    expect(await repeated('RC', '0098765432')).toBe(201);
    expect(await repeated('TI', '98765432')).toEqual([409, 'solicitud_viva']);
    expect(await repeated('RC', '00098765432')).toEqual([409, 'solicitud_viva']);
    expect(await repeated('PA', '0A98765')).toBe(201);
    expect(await repeated('PA', 'A98765')).toBe(201);
  });

  it('takes one of two that are sent at once', async () => {
    const answers = await Promise.all([repeated('TI', '1099000222'), repeated('TI', '1099000222')]);
    expect(answers).toEqual(expect.arrayContaining([201, [409, 'solicitud_viva']]));
  });

  it('takes another after the first was withdrawn', async () => {
    const { identificacion, datos: data } = await api.file();
    await api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: null } });
    expect(await repeated('TI', data.estudiante.documento)).toBe(201);
  });
});

describe('when the call is not open', () => {
  it.each([
    ['before it opens', -31 * DAY],
    ['from its close on', 16 * DAY],
  ])('nothing is filed: %s', async (_case, shift) => {
    const { now } = api.clock;
    api.clock.now = now + shift;
    const { status, body } = await api.call('solicitudes', { body: api.newSolicitud() });
    api.clock.now = now;
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
    const { identificacion } = await api.file({ estudiante });
    const { body } = await api.call('consulta', { body: identificacion });
    expect(body).toMatchObject({ datos: { estudiante } });
  });

  it('are put into their one spelling: documents', async () => {
    const { identificacion } = await api.file({ estudiante: { tipoDocumento: 'PA', documento: ' ab 123.456-x' } });
    const { body } = await api.call('consulta', { body: { ...identificacion, documento: 'AB123456X' } });
    expect(body).toMatchObject({ datos: { estudiante: { documento: 'AB123456X' } } });
  });

  it.each<[string, Partial<SolicitudData['estudiante']>, string]>([
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
  ])('are refused with the field: %s', async (_case, estudiante, field) => {
    const { [field]: message } = await errores(api.datos({ estudiante }));
    expect(message).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/);
  });

  it('include 29 February of a leap year', async () => {
    expect(await fileWith({ estudiante: { fechaNacimiento: '2016-02-29' } })).toBe(201);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'datos'],
    ['a list', []],
  ])('are refused: %s', async (_case, data) => {
    expect(Object.keys(await errores(data)).length).toBeGreaterThan(0);
  });

  it('have no member that the form does not know', async () => {
    expect(await errores({ ...api.datos(), estado: 'validada' })).toHaveProperty(['datos.estado']);
  });
});

describe('a body that is not of the form', () => {
  it.each<[string, (newSolicitud: Record<string, unknown>) => unknown, string]>([
    ['no key', ({ claveIdempotencia: _, ...others }) => others, 'claveIdempotencia'],
    ['a key that is none', (newSolicitud) => ({ ...newSolicitud, claveIdempotencia: 'a' }), 'claveIdempotencia'],
    ['a member too many', (newSolicitud) => ({ ...newSolicitud, radicado: 'x' }), 'radicado'],
    ['a moment that is none', (newSolicitud) => ({ ...newSolicitud, aviso: { version: '1', leidoEn: 'ayer' } }), 'aviso.leidoEn'],
    [
      'a moment in the year 0',
      (newSolicitud) => ({ ...newSolicitud, aviso: { version: '1', leidoEn: '0000-01-01T00:00:00Z' } }),
      'aviso.leidoEn',
    ],
    ['no data', ({ datos: _, ...others }) => others, 'datos'],
    ['a list', () => [], 'datos'],
  ])('is refused: %s', async (_case, change, field) => {
    const { status, body } = await api.call('solicitudes', { body: change({ ...api.newSolicitud() }) });
    expect([status, body['codigo']]).toEqual([400, 'cuerpo_no_valido']);
    expect(v.parse(erroresSchema, body).errores.map((error) => error.campo)).toContain(field);
  });

  it('is refused: another version of the privacy notice than today’s', async () => {
    const newSolicitud = api.newSolicitud();
    const { status, body } = await api.call('solicitudes', {
      body: { ...newSolicitud, aviso: { ...newSolicitud.aviso, version: 'vieja' } },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errores: [{ campo: 'aviso.version' }] });
  });
});

describe('what a request names must be there', () => {
  it('places of the grado and the year', async () => {
    const data = api.datos();
    const opciones = [data.opciones[0] ?? '', await otherGrado(), crypto.randomUUID()];
    expect(Object.keys(await errores({ ...data, opciones }))).toEqual(['datos.opciones.1', 'datos.opciones.2']);
  });

  it('the seat that the pupil has', async () => {
    const opciones = api.datos().opciones;
    expect(Object.keys(await errores(api.datos({ estudiante: { cupoActual: await otherGrado() } })))).toEqual([
      'datos.estudiante.cupoActual',
    ]);
    expect(await fileWith({ opciones: opciones.slice(0, 1), estudiante: { cupoActual: opciones[1] ?? null } })).toBe(201);
    // To keep it nothing need be asked for.
    const own = { opciones: opciones.slice(0, 1), estudiante: { cupoActual: opciones[0] ?? null } };
    expect((await errores(api.datos(own)))['datos.opciones']).toMatch(/^La única opción es el cupo/);
  });

  it('an institution', async () => {
    const condicion = { codigo: 'hermano_en_institucion', autorizada: false, archivos: [] };
    const data = api.datos({ condiciones: [{ ...condicion, institucion: '999999999999' }] });
    expect(Object.keys(await errores(data))).toEqual(['datos.condiciones.0.institucion']);
  });

  it('supports that nobody has named before', async () => {
    const condicion = { codigo: 'discapacidad', institucion: null, autorizada: true };
    const file = await api.upload();
    const withBody = (...files: string[]): SolicitudData => api.datos({ condiciones: [{ ...condicion, archivos: files }] });
    expect(Object.keys(await errores(withBody(file, crypto.randomUUID())))).toEqual(['datos.condiciones.0.archivos.1']);
    const { radicado } = await api.file({ condiciones: [{ ...condicion, archivos: [file] }] });
    expect(Object.keys(await errores(withBody(file)))).toEqual(['datos.condiciones.0.archivos.0']);
    const { body } = await api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' });
    expect(body).toMatchObject({
      condiciones: [{ codigo: 'discapacidad', decision: 'pendiente', archivos: [{ id: file, nombre: 'soporte.pdf' }] }],
    });
  });

  it('supports that have not lapsed', async () => {
    const file = await api.upload();
    api.clock.now += DAY;
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [file] }];
    const found = await errores(api.datos({ condiciones }));
    api.clock.now -= DAY;
    expect(Object.keys(found)).toEqual(['datos.condiciones.0.archivos.0']);
  });

  it('a sibling’s radicado as radicados are written; whether it is one is told nobody', async () => {
    const sample = await api.file();
    const misread = sample.radicado.replace(/.$/, (check) => (check === '7' ? '9' : '7'));
    expect(Object.keys(await errores(api.datos({ hermanos: [{ radicado: misread }] })))).toEqual(['datos.hermanos.0.radicado']);
    // With an error elsewhere nothing is filed: who asks so learns the same of one that is and of one that is not.
    const opciones = [crypto.randomUUID()];
    const absent = buildRadicado(2026, () => 7);
    for (const radicado of [sample.radicado, absent]) {
      expect(Object.keys(await errores(api.datos({ opciones, hermanos: [{ radicado }] })))).toEqual(['datos.opciones.0']);
    }
    const alone = await api.file({ hermanos: [{ radicado: absent }] });
    expect(alone.radicado).not.toBe(absent);
  });

  it('data that are not nested without end, and tells of the first fifty errors only', async () => {
    // Written by hand: this process could not do what the backend must not try.
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    for (const datos of ['deep', { ...api.datos(), opciones: 'deep' }]) {
      const body = JSON.stringify({ ...api.newSolicitud(), datos }).replace('"deep"', deep);
      const headers = { 'Content-Type': 'application/json' };
      const answer = await api.client.call('api/educacion/solicitudes', { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toMatchObject([422, { codigo: 'datos_no_validos' }]);
    }
    const many = await api.call('solicitudes', {
      body: api.newSolicitud(api.datos({ opciones: Array<string>(9000).fill('x') })),
    });
    expect(many.status).toBe(422);
    expect(many.body['errores']).toHaveLength(50);
  });
});

describe('siblings who ask together', () => {
  const familySchema = v.tuple([v.object({ familia: v.string(), propio: v.string() })]);
  const tickets = async (radicado: string): Promise<v.InferOutput<typeof familySchema>[0]> => {
    const rows = await api.database.query(
      'select tiquete_familia as familia, tiquete as propio from solicitudes where radicado = $1',
      [radicado],
    );
    return v.parse(familySchema, rows)[0];
  };

  it('share one ticket, that of one of them, also when the third joins two families', async () => {
    const [one, two] = [await api.file(), await api.file()];
    const three = await api.file({ hermanos: [{ radicado: one.radicado }, { radicado: two.radicado }] });
    const all = await Promise.all([one, two, three].map(({ radicado }) => tickets(radicado)));
    expect(new Set(all.map(({ familia }) => familia)).size).toBe(1);
    expect(all.map(({ propio }) => propio)).toContain(all[0]?.familia);
    expect(new Set(all.map(({ propio }) => propio)).size).toBe(3);
  });

  it('are two families again when an edit no longer names the other', async () => {
    const one = await api.file();
    const two = await api.file({ hermanos: [{ radicado: one.radicado }] });
    const data = { ...two.datos, hermanos: [] };
    const { status } = await api.call('consulta/edicion', {
      body: { identificacion: two.identificacion, version: 1, datos: data },
    });
    expect(status).toBe(200);
    for (const { radicado } of [one, two]) {
      const { familia, propio } = await tickets(radicado);
      expect(familia).toBe(propio);
    }
  });
});

describe('an upload', () => {
  it('is answered without its content', async () => {
    const { status, body } = await api.call('archivos', { body: formWith('%PDF-1.7', '../foto de ñ.pdf') });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String) as unknown, nombre: 'foto de ñ.pdf', tipo: 'application/pdf', tamano: 8 });
  });

  it.each([
    ['a page called PDF', '<!doctype html>', 415, 'archivo_no_admitido'],
    ['nothing', '', 400, 'carga_no_valida'],
    ['too much', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`, 413, 'archivo_grande'],
  ])('is refused: %s', async (_case, content, status, code) => {
    expect(await api.call('archivos', { body: formWith(content, 'a.pdf') })).toMatchObject({ status, body: { codigo: code } });
  });
});

it('lets 300 families file and upload behind one address', async () => {
  // Refused for their form, which costs the address as much as any.
  for (let count = 0; count < 600; count += 1) {
    const { status } = await api.client.post('api/educacion/solicitudes', {});
    if (status !== 400) throw new Error(`${count}: ${status}`);
  }
  await api.file();
});
