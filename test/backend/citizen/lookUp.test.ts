import * as v from 'valibot';

import type { Identification } from '#domain/contractTypes.ts';
import { createLimiter } from '#backend/http/limits/limiter.ts';
import { type Limit, limits } from '#backend/http/limits/limits.ts';
import { type FiledSolicitud, type ApiAnswer, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
beforeEach(() => {
  // The guesses of the test before are forgiven.
  api.clock.now += 16 * MINUTE;
});
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const lookUp = (identificacion: Identification): Promise<ApiAnswer> => api.call('consulta', { body: identificacion });

async function processAs(radicado: string, path: string, body: object, method?: 'PUT'): Promise<ApiAnswer> {
  const answer = await api.call(`tramitacion/solicitudes/${radicado}/${path}`, {
    login: 'revisora',
    body,
    ...(method && { method }),
  });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer;
}

/** What the allocation will do once it is there: a published result that offers the first option. */
/** @param second gives it the second option, where the first is left to wait for */
async function offer({ radicado, datos: data }: FiledSolicitud, deadline: number, second = false): Promise<void> {
  const [first, other] = data.opciones;
  await api.database.query(
    `update solicitudes set estado = 'asignada', etapa = 2, etapa_del_resultado = 2, oferta_asignada = $2, resultado_en = $3, plazo = $4
     where radicado = $1`,
    [radicado, second ? other : first, new Date(api.clock.now).toISOString(), new Date(deadline).toISOString()],
  );
  await api.database.query(
    `insert into resultados (solicitud, etapa, oferta, resultado, orden)
     select s.id, 2, r.oferta, r.resultado, 1
     from solicitudes s, (values ($2::uuid, $4), ($3::uuid, $5)) as r (oferta, resultado)
     where s.radicado = $1`,
    [radicado, first, other, ...(second ? ['no_alcanzo', 'asignada'] : ['asignada', 'mejor_asignada'])],
  );
}

describe('a look-up', () => {
  it('shows the request, what may be done and until when, and nothing of staff', async () => {
    const { identificacion, datos: data, radicado } = await api.file();
    await processAs(radicado, 'toma', { version: 1 });
    const { status, body } = await lookUp(identificacion);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      radicado,
      estado: 'en_revision',
      version: 2,
      datos: data,
      opciones: data.opciones.map((id) => ({ id })),
      condiciones: [],
      cupoActual: null,
      subsanacion: null,
      resultado: null,
      historia: [
        { de: null, a: 'radicada', motivo: null },
        { de: 'radicada', a: 'en_revision', motivo: null },
      ],
      acciones: ['editar', 'retirar'],
      editableHasta: '2025-10-31T05:00:00.000Z',
      aniosDeDatos: 5,
      extemporanea: false,
    });
    expect(JSON.stringify(body)).not.toContain('revisora');
  });

  it('takes the three facts as people write them', async () => {
    const { identificacion, radicado } = await api.file();
    const { documento } = identificacion;
    const typed = {
      ...identificacion,
      radicado: ` ${radicado.toLowerCase().replaceAll('-', ' ')} `,
      documento: documento.replace(/(\d)(?=(\d{3})+$)/g, '$1.'),
    };
    expect((await lookUp(typed)).status).toBe(200);
    const copied = { ...typed, radicado: `Radicado:\u00a0${radicado}\ufe0f`, documento: `\u200eR.C. ${documento}` };
    expect((await lookUp(copied)).status).toBe(200);
    // Zeros before a number do not make another (F12).
    expect((await lookUp({ ...identificacion, documento: `00${documento}` })).status).toBe(200);
  });

  it('gives the same answer to every mismatch', async () => {
    const { identificacion, radicado } = await api.file();
    const other = await api.file();
    const answers = await Promise.all(
      [
        { ...identificacion, documento: '1' },
        { ...identificacion, documento: other.identificacion.documento },
        { ...identificacion, fechaNacimiento: '2015-05-21' },
        { ...identificacion, radicado: other.radicado },
        { ...identificacion, radicado: `${radicado.slice(0, -1)}${radicado.endsWith('0') ? '1' : '0'}` },
        { ...identificacion, radicado: 'nada\u0000' },
        { ...identificacion, documento: '\u0000' },
      ].map(lookUp),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 404,
        body: {
          title: 'No se encontró el recurso solicitado',
          status: 404,
          detail: 'No encontramos una solicitud con esos datos. Revise el radicado, el documento y la fecha de nacimiento',
          codigo: 'no_encontrada',
        },
      });
    }
  });

  it('is in the log, a mismatch is not', async () => {
    const { identificacion, radicado } = await api.file();
    await lookUp(identificacion);
    await lookUp({ ...identificacion, documento: '1' });
    const { body } = await api.call(`tramitacion/solicitudes/${radicado}/bitacora`, { login: 'revisora' });
    expect(body).toMatchObject({ total: 2, elementos: [{ quien: 'familia', que: 'lectura', de: null, a: null }, {}] });
  });

  it.each<[string, unknown]>([
    ['no date', { radicado: 'a', documento: 'b' }],
    ['a date that is none', { radicado: 'a', documento: 'b', fechaNacimiento: '2015-02-30' }],
    ['a member too many', { radicado: 'a', documento: 'b', fechaNacimiento: '2015-02-20', nombre: 'c' }],
    ['an empty radicado', { radicado: '', documento: 'b', fechaNacimiento: '2015-02-20' }],
    ['41 characters', { radicado: 'x'.repeat(41), documento: 'b', fechaNacimiento: '2015-02-20' }],
  ])('that is not of the form is refused: %s', async (_case, body) => {
    expect(await api.call('consulta', { body })).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
  });
});

describe('guessing', () => {
  /** As if others had guessed so often. */
  const guess = (limit: Limit, key: string, amount: number): Promise<number> =>
    createLimiter(api.database, () => api.clock.now).spend([{ limit, key, amount }]);

  it('at one radicado is slow after ten, whatever the path, and what is right is answered seconds later', async () => {
    const { identificacion } = await api.file();
    const wrong = { ...identificacion, documento: '1' };
    for (let count = 0; count < 9; count += 1) expect((await lookUp(wrong)).status).toBe(404);
    // What succeeds spends nothing.
    for (let count = 0; count < 12; count += 1) expect((await lookUp(identificacion)).status).toBe(200);
    const withdrawal = { identificacion: wrong, version: 1, motivo: null };
    expect((await api.call('consulta/retiro', { body: withdrawal })).status).toBe(404);
    for (let count = 0; count < 3; count += 1) expect((await lookUp(identificacion)).status).toBe(200);
    expect((await lookUp(wrong)).status).toBe(404);
    const { status, headers, body } = await lookUp(identificacion);
    expect([status, headers.get('Retry-After'), body['segundos']]).toEqual([429, '15', 15]);
    const other = await api.file();
    expect((await lookUp(other.identificacion)).status).toBe(200);
    api.clock.now += 15 * SECOND;
    expect((await lookUp(identificacion)).status).toBe(200);
  });

  it('ever so slowly ends after two hundred a day from one address', async () => {
    const { radicado, identificacion } = await api.file();
    await guess(limits.lookUpADay, JSON.stringify([radicado, '127.0.0.1']), 200);
    expect((await lookUp(identificacion)).body).toMatchObject({ status: 429, segundos: 24 * 60 * 60 });
    api.clock.now += DAY;
    expect((await lookUp(identificacion)).status).toBe(200);
  });

  it('with what cannot be a radicado counts for that text alone', async () => {
    const { identificacion } = await api.file();
    for (let count = 0; count < 20; count += 1) {
      expect((await lookUp({ ...identificacion, radicado: `nada ${count}` })).status).toBe(404);
    }
  });

  it('by others at a number refuses no right answer, though they tried it ever so often', async () => {
    const { radicado, identificacion } = await api.file();
    await guess(limits.lookUpHere, JSON.stringify([radicado, '203.0.113.7']), 10);
    await guess(limits.lookUpByRadicado, radicado, 200);
    const wrong = { ...identificacion, documento: '1' };
    for (let count = 0; count < 4; count += 1) expect((await lookUp(identificacion)).status).toBe(200);
    expect((await lookUp(wrong)).status).toBe(404);
    expect((await lookUp(wrong)).status).toBe(429);
    api.clock.now += 15 * SECOND;
    expect((await lookUp(identificacion)).status).toBe(200);
  });

  it('by strangers behind the same address refuses no right answer; what is wrong ends after six hundred', async () => {
    const { identificacion } = await api.file();
    await guess(limits.lookUpByAddress, '127.0.0.1', 598);
    const wrong = { ...identificacion, documento: '1' };
    for (let count = 0; count < 2; count += 1) expect((await lookUp(wrong)).status).toBe(404);
    expect((await lookUp(wrong)).status).toBe(429);
    for (let count = 0; count < 4; count += 1) expect((await lookUp(identificacion)).status).toBe(200);
    expect((await lookUp({ ...identificacion, radicado: 'nada' })).status).toBe(429);
  });

  it('at one number slows that one: another is looked up from the same address', async () => {
    const [one, other] = [await api.file(), await api.file()];
    for (let count = 0; count < 11; count += 1) await lookUp({ ...one.identificacion, documento: '1' });
    expect((await lookUp(one.identificacion)).status).toBe(429);
    expect((await lookUp(other.identificacion)).status).toBe(200);
  });

  it('is not what a refused move is', async () => {
    const { identificacion } = await api.file();
    for (let count = 0; count < 12; count += 1) {
      const body = { identificacion, version: 1, respuesta: 'aceptar' };
      expect((await api.call('consulta/respuesta', { body })).status).toBe(409);
    }
  });
});

describe('writing again and again', () => {
  it('is refused after thirty times in a quarter of an hour, for that solicitud alone', async () => {
    const [one, other] = [await api.file(), await api.file()];
    const move = async ({ identificacion }: FiledSolicitud): Promise<number> =>
      (await api.call('consulta/respuesta', { body: { identificacion, version: 1, respuesta: 'aceptar' } })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push(await move(one));
    expect(statuses).toEqual([...Array<number>(30).fill(409), 429]);
    expect(await move(other)).toBe(409);
    expect((await lookUp(one.identificacion)).status).toBe(200);
  });
});

describe('an edit', () => {
  const condicion = (code: string, files: string[] = []) => ({
    codigo: code,
    institucion: null,
    autorizada: true,
    archivos: files,
  });
  const edit = (one: FiledSolicitud, version: number, data: unknown): Promise<ApiAnswer> =>
    api.call('consulta/edicion', { body: { identificacion: one.identificacion, version, datos: data } });

  it('puts the new data in the place of the old, and of who the pupil is undoes every decision', async () => {
    const one = await api.file({ condiciones: [condicion('discapacidad', [await api.upload()])] });
    await processAs(one.radicado, 'toma', { version: 1 });
    await processAs(one.radicado, 'condiciones/discapacidad', { version: 2, decision: 'aprobada', motivo: null }, 'PUT');
    const data = {
      ...one.datos,
      estudiante: { ...one.datos.estudiante, nombres: 'Ana', documento: '1.099.555.777' },
      condiciones: [...one.datos.condiciones, condicion('victima', [await api.upload()])],
      opciones: [...one.datos.opciones].reverse(),
    };
    const { status, body } = await edit(one, 3, data);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      estado: 'radicada',
      version: 4,
      opciones: data.opciones.map((id) => ({ id })),
      condiciones: [
        { codigo: 'discapacidad', decision: 'pendiente', archivos: [{}] },
        { codigo: 'victima', decision: 'pendiente', archivos: [{}] },
      ],
    });
    // From now on it is found by the new document.
    expect((await lookUp(one.identificacion)).status).toBe(404);
    expect((await lookUp({ ...one.identificacion, documento: '1099555777' })).status).toBe(200);
    const { body: readBack } = await api.call(`tramitacion/solicitudes/${one.radicado}`, { login: 'revisora' });
    expect(readBack).toMatchObject({ asignadaA: null, acciones: ['tomar', 'retirada'] });
    const { body: log } = await api.call(`tramitacion/solicitudes/${one.radicado}/bitacora`, { login: 'revisora' });
    const { documento, nombres } = one.datos.estudiante;
    expect(log['elementos']).toContainEqual(
      expect.objectContaining({
        en: new Date(api.clock.now).toISOString(),
        quien: 'familia',
        que: 'edicion',
        de: 'en_revision',
        a: 'radicada',
        motivo: null,
        documentos: [],
        peticion: null,
        porDecidir: ['discapacidad'],
        cupoPorDecidir: false,
        asignadaA: null,
        cambios: [
          { campo: 'estudiante.documento', antes: documento, despues: '1099555777' },
          { campo: 'estudiante.nombres', antes: nombres, despues: 'Ana' },
          {
            campo: 'condiciones',
            antes: expect.any(String) as string,
            despues: expect.stringContaining('soporte.pdf') as string,
          },
          { campo: 'opciones', antes: expect.stringMatching(/^1\. .*; 2\. /) as string, despues: expect.any(String) as string },
        ],
      }),
    );
  });

  it('keeps the decisions that it does not touch, and is nobody’s again', async () => {
    const one = await api.file({ condiciones: [condicion('discapacidad', [await api.upload()]), condicion('victima')] });
    await processAs(one.radicado, 'toma', { version: 1 });
    await processAs(one.radicado, 'condiciones/discapacidad', { version: 2, decision: 'aprobada', motivo: null }, 'PUT');
    await processAs(one.radicado, 'condiciones/victima', { version: 3, decision: 'aprobada', motivo: null }, 'PUT');
    const [kept, changed] = one.datos.condiciones;
    const acudiente = { ...one.datos.acudiente, nombres: 'Luz Stella', telefono: '3104445566' };
    const condiciones = [kept, { ...changed, archivos: [await api.upload()] }];
    const { body } = await edit(one, 4, { ...one.datos, acudiente, condiciones });
    expect(body).toMatchObject({ estado: 'radicada', condiciones: [{ decision: 'aprobada' }, { decision: 'pendiente' }] });
    const { body: log } = await api.call(`tramitacion/solicitudes/${one.radicado}/bitacora?lecturas=no`, { login: 'revisora' });
    expect(log).toMatchObject({ elementos: [{ que: 'edicion', porDecidir: ['victima'] }, {}, {}, {}, {}], total: 5 });
    const { body: readBack } = await api.call(`tramitacion/solicitudes/${one.radicado}`, { login: 'revisora' });
    expect(readBack).toMatchObject({ asignadaA: null });
  });

  it('of how the guardian is reached alone undoes nothing, and is no review', async () => {
    const one = await api.file({ condiciones: [condicion('discapacidad', [await api.upload()])] });
    await processAs(one.radicado, 'toma', { version: 1 });
    await processAs(one.radicado, 'condiciones/discapacidad', { version: 2, decision: 'aprobada', motivo: null }, 'PUT');
    const acudiente = { ...one.datos.acudiente, telefono: '310 444 5566' };
    const { body } = await edit(one, 3, { ...one.datos, acudiente });
    expect(body).toMatchObject({
      estado: 'en_revision',
      version: 4,
      condiciones: [{ decision: 'aprobada' }],
      datos: { acudiente: { telefono: '3104445566' } },
    });
    const { body: readBack } = await api.call(`tramitacion/solicitudes/${one.radicado}`, { login: 'revisora' });
    expect(readBack).toMatchObject({ asignadaA: 'revisora', estado: 'en_revision' });
  });

  it('lets go of the supports that it no longer names', async () => {
    const [firstOne, two] = [await api.upload(), await api.upload()];
    const one = await api.file({ condiciones: [condicion('discapacidad', [firstOne])] });
    const { body } = await edit(one, 1, { ...one.datos, condiciones: [condicion('discapacidad', [two])] });
    expect(body).toMatchObject({ condiciones: [{ archivos: [{ id: two }] }] });
    const rows = await api.database.query('select solicitud, vence from archivos where id = $1', [firstOne]);
    expect(rows).toEqual([{ solicitud: null, vence: new Date(api.clock.now + 2 * 60 * MINUTE) }]);
  });

  it('is checked as a filing is, and changes nothing when it is refused', async () => {
    const one = await api.file();
    const { status, body } = await edit(one, 1, { ...one.datos, opciones: [crypto.randomUUID()] });
    expect(status).toBe(422);
    expect(body).toMatchObject({ codigo: 'datos_no_validos', errores: [{ campo: 'datos.opciones.0' }] });
    expect((await lookUp(one.identificacion)).body).toMatchObject({ version: 1, datos: one.datos });
  });

  it('may not take another live request’s document', async () => {
    const [one, other] = [await api.file(), await api.file()];
    const estudiante = { ...one.datos.estudiante, documento: other.datos.estudiante.documento };
    expect(await edit(one, 1, { ...one.datos, estudiante })).toMatchObject({ status: 409, body: { codigo: 'solicitud_viva' } });
    expect((await lookUp(one.identificacion)).status).toBe(200);
  });

  it('may not name itself as its sibling', async () => {
    const one = await api.file();
    expect(await edit(one, 1, { ...one.datos, hermanos: [{ radicado: one.radicado }] })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'datos.hermanos.0.radicado' }] },
    });
  });

  it('of two at once with the same version takes one', async () => {
    const one = await api.file();
    const answers = await Promise.all([edit(one, 1, one.datos), edit(one, 1, one.datos)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a correction', () => {
  const condicion = (code: string) => ({ codigo: code, institucion: null, autorizada: true, archivos: [] });
  const correct = (one: FiledSolicitud, data: unknown): Promise<ApiAnswer> =>
    api.call('consulta/subsanacion', { body: { identificacion: one.identificacion, version: 4, datos: data } });

  async function sendBack(): Promise<FiledSolicitud> {
    const one = await api.file({ condiciones: [condicion('discapacidad'), condicion('victima')] });
    await processAs(one.radicado, 'toma', { version: 1 });
    await processAs(one.radicado, 'condiciones/discapacidad', { version: 2, decision: 'aprobada', motivo: null }, 'PUT');
    const reason = 'Falta el documento';
    await processAs(one.radicado, 'movimientos', { version: 3, a: 'por_subsanar', motivo: reason, antesDe: '2025-10-20' });
    return one;
  }

  it('is asked for with its reason and its last day in the city', async () => {
    const { identificacion } = await sendBack();
    expect((await lookUp(identificacion)).body).toMatchObject({
      estado: 'por_subsanar',
      subsanacion: { motivo: 'Falta el documento', antesDe: '2025-10-21T05:00:00.000Z' },
      acciones: ['subsanar', 'retirar'],
      historia: [{}, {}, { a: 'por_subsanar', motivo: 'Falta el documento' }],
    });
  });

  it('goes back to the same reviewer, with the decisions on what did not change', async () => {
    const one = await sendBack();
    const condiciones = [condicion('discapacidad'), { ...condicion('victima'), archivos: [await api.upload()] }];
    const { status, body } = await correct(one, { ...one.datos, condiciones });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      estado: 'en_revision',
      subsanacion: null,
      condiciones: [{ decision: 'aprobada' }, { decision: 'pendiente', archivos: [{}] }],
    });
    const { body: readBack } = await api.call(`tramitacion/solicitudes/${one.radicado}`, { login: 'revisora' });
    expect(readBack).toMatchObject({ asignadaA: 'revisora' });
  });

  it('brings papers, which staff see in the file and in the log, and which stay in what follows', async () => {
    const one = await sendBack();
    const documentos = [await api.upload(), await api.upload()];
    const { status, body } = await correct(one, { ...one.datos, documentos });
    expect(status).toBe(200);
    const papers = documentos.map((id) => expect.objectContaining({ id, nombre: 'soporte.pdf' }) as object);
    expect(body).toMatchObject({ datos: { documentos }, documentos: papers, condiciones: [{ decision: 'aprobada' }, {}] });
    const asStaff = (path: string) => api.call(`tramitacion/solicitudes/${one.radicado}${path}`, { login: 'revisora' });
    expect((await asStaff('')).body).toMatchObject({ documentos: papers });
    expect((await asStaff(`/archivos/${documentos[1]}`)).body).toMatchObject({ nombre: 'soporte.pdf' });
    const log = v.parse(v.looseObject({ elementos: v.array(v.looseObject({})) }), (await asStaff('/bitacora')).body);
    expect(log.elementos).toContainEqual(
      expect.objectContaining({ a: 'en_revision', quien: 'familia', documentos: ['soporte.pdf', 'soporte.pdf'] }),
    );
    // Another solicitud cannot name them, and the family's own edit keeps them.
    const other = await api.file();
    const taken = { identificacion: other.identificacion, version: 1, datos: { ...other.datos, documentos } };
    expect(await api.call('consulta/edicion', { body: taken })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'datos.documentos.0' }, { campo: 'datos.documentos.1' }] },
    });
    const edited = { identificacion: one.identificacion, version: 5, datos: { ...one.datos, documentos: documentos.slice(1) } };
    expect((await api.call('consulta/edicion', { body: edited })).body).toMatchObject({ documentos: papers.slice(1) });
  });

  it('of a page of before, which sends no papers, is taken', async () => {
    const one = await sendBack();
    const { documentos: _none, ...before } = one.datos;
    expect((await correct(one, before)).body).toMatchObject({ datos: { documentos: [] }, documentos: [] });
  });

  it('of who the pupil is makes every decision anew', async () => {
    const one = await sendBack();
    const estudiante = { ...one.datos.estudiante, nombres: 'Otra' };
    expect((await correct(one, { ...one.datos, estudiante })).body).toMatchObject({
      condiciones: [{ decision: 'pendiente' }, { decision: 'pendiente' }],
    });
  });
});

describe('an offered place', () => {
  const answerOffer = (one: FiledSolicitud, answered: string): Promise<ApiAnswer> =>
    api.call('consulta/respuesta', { body: { identificacion: one.identificacion, version: 1, respuesta: answered } });

  it('is shown with its deadline, and each option with why', async () => {
    const one = await api.file();
    const deadline = api.clock.now + 4 * DAY;
    await offer(one, deadline);
    expect((await lookUp(one.identificacion)).body).toMatchObject({
      estado: 'asignada',
      resultado: {
        asignada: { id: one.datos.opciones[0] },
        respondaAntesDe: new Date(deadline).toISOString(),
        opciones: [
          { oferta: one.datos.opciones[0], resultado: 'asignada', corte: null, puesto: null },
          { oferta: one.datos.opciones[1], resultado: 'mejor_asignada', corte: null, puesto: null },
        ],
      },
      acciones: ['aceptar', 'declinar', 'retirar'],
    });
  });

  it('of the first option leaves nothing better to wait for', async () => {
    const one = await api.file();
    await offer(one, api.clock.now + DAY);
    expect(await answerOffer(one, 'aceptar_y_seguir')).toMatchObject({
      status: 409,
      body: {
        codigo: 'movimiento_no_permitido',
        detail: 'El cupo es el de su primera opción y no queda otra mejor por esperar: acéptelo sin seguir en lista.',
      },
    });
    expect((await lookUp(one.identificacion)).body).toMatchObject({ estado: 'asignada', version: 1 });
  });

  it('is held when it is accepted, and no deadline runs', async () => {
    const one = await api.file();
    await offer(one, api.clock.now + DAY, true);
    expect((await lookUp(one.identificacion)).body['acciones']).toEqual(['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar']);
    expect((await answerOffer(one, 'aceptar_y_seguir')).body).toMatchObject({
      estado: 'aceptada_y_en_lista',
      resultado: { asignada: { id: one.datos.opciones[1] }, respondaAntesDe: null },
      acciones: ['aceptar', 'retirar'],
    });
  });

  it.each(['declinar', 'retirar'])('is given back: %s', async (login) => {
    const one = await api.file();
    await offer(one, api.clock.now + DAY);
    const { identificacion } = one;
    const { body } =
      login === 'declinar'
        ? await answerOffer(one, 'declinar')
        : await api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: 'Nos mudamos' } });
    expect(body).toMatchObject({ resultado: { asignada: null, respondaAntesDe: null }, acciones: [] });
  });
});

describe('a withdrawal', () => {
  it('keeps its reason', async () => {
    const { identificacion } = await api.file();
    const { body } = await api.call('consulta/retiro', {
      body: { identificacion, version: 1, motivo: '  Nos mudamos a Honda.\nGracias.  ' },
    });
    expect(body).toMatchObject({ estado: 'retirada', historia: [{}, { motivo: 'Nos mudamos a Honda.\nGracias.' }] });
  });

  it.each([
    ['a reason that is no text', 5],
    ['a control character', 'a\u0000b'],
    ['half a character', 'a\ud83d'],
    ['1,001 characters', 'x'.repeat(1001)],
  ])('is refused with %s', async (_case, reason) => {
    const { identificacion } = await api.file();
    expect(await api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: reason } })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'motivo' }] },
    });
  });
});

it('every request of the demonstration is shown to its family as the contract has it', async () => {
  const rows = await api.database.query(
    `select distinct on (estado) radicado, documento, fecha_nacimiento as "fechaNacimiento", estado from solicitudes
     order by estado, id`,
  );
  const schema = v.object({ radicado: v.string(), documento: v.string(), fechaNacimiento: v.string(), estado: v.string() });
  // All but sin_cupo, which nobody comes to while a list is open.
  expect(rows.length).toBe(13);
  for (const row of rows) {
    const { estado, ...identificacion } = v.parse(schema, row);
    const { status, body } = await lookUp(identificacion);
    expect([status, body['estado']]).toEqual([200, estado]);
  }
});
