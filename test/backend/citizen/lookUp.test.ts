import * as v from 'valibot';

import type { Identificacion } from '#domain/contractTypes.ts';
import { type Radicada, type Respuesta, startTramites, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const MINUTO = 60 * 1000;
const DIA = 24 * 60 * MINUTO;

let tramites: Tramites;
beforeEach(() => {
  // The guesses of the test before are forgiven.
  tramites.reloj.now += 16 * MINUTO;
});
beforeAll(async () => {
  tramites = await startTramites();
});
afterAll(() => tramites.close());

const consultar = (identificacion: Identificacion): Promise<Respuesta> =>
  tramites.llamar('consulta', { body: identificacion });

async function tramitar(radicado: string, path: string, body: object, method?: 'PUT'): Promise<Respuesta> {
  const answer = await tramites.llamar(`tramitacion/solicitudes/${radicado}/${path}`, {
    como: 'revisora',
    body,
    ...(method && { method }),
  });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer;
}

/** What the allocation will do once it is there: a published result that offers the first option. */
/** @param segunda gives it the second option, where the first is left to wait for */
async function ofrecer({ radicado, datos }: Radicada, plazo: number, segunda = false): Promise<void> {
  const [primera, otra] = datos.opciones;
  await tramites.database.query(
    `update solicitudes set estado = 'asignada', etapa = 2, oferta_asignada = $2, resultado_en = $3, plazo = $4
     where radicado = $1`,
    [radicado, segunda ? otra : primera, new Date(tramites.reloj.now).toISOString(), new Date(plazo).toISOString()],
  );
  await tramites.database.query(
    `insert into resultados (solicitud, etapa, oferta, resultado, orden)
     select s.id, 2, r.oferta, r.resultado, 1
     from solicitudes s, (values ($2::uuid, $4), ($3::uuid, $5)) as r (oferta, resultado)
     where s.radicado = $1`,
    [radicado, primera, otra, ...(segunda ? ['no_alcanzo', 'asignada'] : ['asignada', 'mejor_asignada'])],
  );
}

describe('a look-up', () => {
  it('shows the request, what may be done and until when, and nothing of staff', async () => {
    const { identificacion, datos, radicado } = await tramites.radicar();
    await tramitar(radicado, 'toma', { version: 1 });
    const { status, body } = await consultar(identificacion);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      radicado,
      estado: 'en_revision',
      version: 2,
      datos,
      opciones: datos.opciones.map((id) => ({ id })),
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
    });
    expect(JSON.stringify(body)).not.toContain('revisora');
  });

  it('takes the three facts as people write them', async () => {
    const { identificacion, radicado } = await tramites.radicar();
    const { documento } = identificacion;
    const escrito = {
      ...identificacion,
      radicado: ` ${radicado.toLowerCase().replaceAll('-', ' ')} `,
      documento: documento.replace(/(\d)(?=(\d{3})+$)/g, '$1.'),
    };
    expect((await consultar(escrito)).status).toBe(200);
  });

  it('gives the same answer to every mismatch', async () => {
    const { identificacion, radicado } = await tramites.radicar();
    const otra = await tramites.radicar();
    const answers = await Promise.all(
      [
        { ...identificacion, documento: '1' },
        { ...identificacion, documento: otra.identificacion.documento },
        { ...identificacion, fechaNacimiento: '2015-05-21' },
        { ...identificacion, radicado: otra.radicado },
        { ...identificacion, radicado: `${radicado.slice(0, -1)}${radicado.endsWith('0') ? '1' : '0'}` },
        { ...identificacion, radicado: 'nada\u0000' },
        { ...identificacion, documento: '\u0000' },
      ].map(consultar),
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
    const { identificacion, radicado } = await tramites.radicar();
    await consultar(identificacion);
    await consultar({ ...identificacion, documento: '1' });
    const { body } = await tramites.llamar(`tramitacion/solicitudes/${radicado}/bitacora`, { como: 'revisora' });
    expect(body).toMatchObject({ total: 2, elementos: [{ quien: 'familia', que: 'lectura', de: null, a: null }, {}] });
  });

  it.each<[string, unknown]>([
    ['no date', { radicado: 'a', documento: 'b' }],
    ['a date that is none', { radicado: 'a', documento: 'b', fechaNacimiento: '2015-02-30' }],
    ['a member too many', { radicado: 'a', documento: 'b', fechaNacimiento: '2015-02-20', nombre: 'c' }],
    ['an empty radicado', { radicado: '', documento: 'b', fechaNacimiento: '2015-02-20' }],
    ['41 characters', { radicado: 'x'.repeat(41), documento: 'b', fechaNacimiento: '2015-02-20' }],
  ])('that is not of the form is refused: %s', async (_case, body) => {
    expect(await tramites.llamar('consulta', { body })).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
  });
});

describe('guessing', () => {
  it('at one radicado ends after ten, whatever the path, and begins again after a quarter of an hour', async () => {
    const { identificacion } = await tramites.radicar();
    const malo = { ...identificacion, documento: '1' };
    for (let count = 0; count < 9; count += 1) expect((await consultar(malo)).status).toBe(404);
    // What succeeds spends nothing.
    for (let count = 0; count < 12; count += 1) expect((await consultar(identificacion)).status).toBe(200);
    const retiro = { identificacion: malo, version: 1, motivo: null };
    expect((await tramites.llamar('consulta/retiro', { body: retiro })).status).toBe(404);
    const { status, headers, body } = await consultar(identificacion);
    expect([status, headers.get('Retry-After'), body['segundos']]).toEqual([429, '900', 900]);
    const otra = await tramites.radicar();
    expect((await consultar(otra.identificacion)).status).toBe(200);
    tramites.reloj.now += 15 * MINUTO;
    expect((await consultar(identificacion)).status).toBe(200);
  });

  it('with what cannot be a radicado counts for that text alone', async () => {
    const { identificacion } = await tramites.radicar();
    for (let count = 0; count < 20; count += 1) {
      expect((await consultar({ ...identificacion, radicado: `nada ${count}` })).status).toBe(404);
    }
  });

  it('over many radicados ends after a hundred from one address', async () => {
    const { identificacion } = await tramites.radicar();
    const radicados = await tramites.database.query('select radicado from solicitudes order by id limit 100');
    for (const { radicado } of radicados) {
      const { status } = await consultar({ radicado: String(radicado), documento: '1', fechaNacimiento: '2015-01-01' });
      expect(status).toBe(404);
    }
    expect((await consultar(identificacion)).status).toBe(429);
  });

  it('is not what a refused move is', async () => {
    const { identificacion } = await tramites.radicar();
    for (let count = 0; count < 12; count += 1) {
      const body = { identificacion, version: 1, respuesta: 'aceptar' };
      expect((await tramites.llamar('consulta/respuesta', { body })).status).toBe(409);
    }
  });
});

describe('an edit', () => {
  const condicion = (codigo: string, archivos: string[] = []) => ({ codigo, institucion: null, autorizada: true, archivos });
  const editar = (una: Radicada, version: number, datos: unknown): Promise<Respuesta> =>
    tramites.llamar('consulta/edicion', { body: { identificacion: una.identificacion, version, datos } });

  it('puts the new data in the place of the old, and the review begins anew', async () => {
    const una = await tramites.radicar({ condiciones: [condicion('discapacidad', [await tramites.cargar()])] });
    await tramitar(una.radicado, 'toma', { version: 1 });
    await tramitar(una.radicado, 'condiciones/discapacidad', { version: 2, decision: 'aprobada', motivo: null }, 'PUT');
    const datos = {
      ...una.datos,
      estudiante: { ...una.datos.estudiante, nombres: 'Ana', documento: '1.099.555.777' },
      condiciones: [...una.datos.condiciones, condicion('victima', [await tramites.cargar()])],
      opciones: [...una.datos.opciones].reverse(),
    };
    const { status, body } = await editar(una, 3, datos);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      estado: 'radicada',
      version: 4,
      opciones: datos.opciones.map((id) => ({ id })),
      condiciones: [
        { codigo: 'discapacidad', decision: 'pendiente', archivos: [{}] },
        { codigo: 'victima', decision: 'pendiente', archivos: [{}] },
      ],
    });
    // From now on it is found by the new document.
    expect((await consultar(una.identificacion)).status).toBe(404);
    expect((await consultar({ ...una.identificacion, documento: '1099555777' })).status).toBe(200);
    const { body: leida } = await tramites.llamar(`tramitacion/solicitudes/${una.radicado}`, { como: 'revisora' });
    expect(leida).toMatchObject({ asignadaA: null, acciones: ['tomar', 'retirada'] });
    const { body: log } = await tramites.llamar(`tramitacion/solicitudes/${una.radicado}/bitacora`, { como: 'revisora' });
    expect(log['elementos']).toContainEqual({
      en: new Date(tramites.reloj.now).toISOString(),
      quien: 'familia',
      que: 'edicion',
      de: 'en_revision',
      a: 'radicada',
      motivo: null,
    });
  });

  it('lets go of the supports that it no longer names', async () => {
    const [uno, dos] = [await tramites.cargar(), await tramites.cargar()];
    const una = await tramites.radicar({ condiciones: [condicion('discapacidad', [uno])] });
    const { body } = await editar(una, 1, { ...una.datos, condiciones: [condicion('discapacidad', [dos])] });
    expect(body).toMatchObject({ condiciones: [{ archivos: [{ id: dos }] }] });
    const rows = await tramites.database.query('select solicitud, vence from archivos where id = $1', [uno]);
    expect(rows).toEqual([{ solicitud: null, vence: new Date(tramites.reloj.now + DIA) }]);
  });

  it('is checked as a filing is, and changes nothing when it is refused', async () => {
    const una = await tramites.radicar();
    const { status, body } = await editar(una, 1, { ...una.datos, opciones: [crypto.randomUUID()] });
    expect(status).toBe(422);
    expect(body).toMatchObject({ codigo: 'datos_no_validos', errores: [{ campo: 'datos.opciones.0' }] });
    expect((await consultar(una.identificacion)).body).toMatchObject({ version: 1, datos: una.datos });
  });

  it('may not take another live request’s document', async () => {
    const [una, otra] = [await tramites.radicar(), await tramites.radicar()];
    const estudiante = { ...una.datos.estudiante, documento: otra.datos.estudiante.documento };
    expect(await editar(una, 1, { ...una.datos, estudiante })).toMatchObject({
      status: 409,
      body: { codigo: 'solicitud_viva' },
    });
    expect((await consultar(una.identificacion)).status).toBe(200);
  });

  it('may not name itself as its sibling', async () => {
    const una = await tramites.radicar();
    expect(await editar(una, 1, { ...una.datos, hermanos: [{ radicado: una.radicado }] })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'datos.hermanos.0.radicado' }] },
    });
  });

  it('of two at once with the same version takes one', async () => {
    const una = await tramites.radicar();
    const answers = await Promise.all([editar(una, 1, una.datos), editar(una, 1, una.datos)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a correction', () => {
  const condicion = (codigo: string) => ({ codigo, institucion: null, autorizada: true, archivos: [] });
  const subsanar = (una: Radicada, datos: unknown): Promise<Respuesta> =>
    tramites.llamar('consulta/subsanacion', { body: { identificacion: una.identificacion, version: 4, datos } });

  async function devuelta(): Promise<Radicada> {
    const una = await tramites.radicar({ condiciones: [condicion('discapacidad'), condicion('victima')] });
    await tramitar(una.radicado, 'toma', { version: 1 });
    await tramitar(una.radicado, 'condiciones/discapacidad', { version: 2, decision: 'aprobada', motivo: null }, 'PUT');
    const motivo = 'Falta el documento';
    await tramitar(una.radicado, 'movimientos', { version: 3, a: 'por_subsanar', motivo, antesDe: '2025-10-20' });
    return una;
  }

  it('is asked for with its reason and its last day in the city', async () => {
    const { identificacion } = await devuelta();
    expect((await consultar(identificacion)).body).toMatchObject({
      estado: 'por_subsanar',
      subsanacion: { motivo: 'Falta el documento', antesDe: '2025-10-21T05:00:00.000Z' },
      acciones: ['subsanar', 'retirar'],
      historia: [{}, {}, { a: 'por_subsanar', motivo: 'Falta el documento' }],
    });
  });

  it('goes back to the same reviewer, with the decisions on what did not change', async () => {
    const una = await devuelta();
    const condiciones = [condicion('discapacidad'), { ...condicion('victima'), archivos: [await tramites.cargar()] }];
    const { status, body } = await subsanar(una, { ...una.datos, condiciones });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      estado: 'en_revision',
      subsanacion: null,
      condiciones: [{ decision: 'aprobada' }, { decision: 'pendiente', archivos: [{}] }],
    });
    const { body: leida } = await tramites.llamar(`tramitacion/solicitudes/${una.radicado}`, { como: 'revisora' });
    expect(leida).toMatchObject({ asignadaA: 'revisora' });
  });

  it('of who the pupil is makes every decision anew', async () => {
    const una = await devuelta();
    const estudiante = { ...una.datos.estudiante, nombres: 'Otra' };
    expect((await subsanar(una, { ...una.datos, estudiante })).body).toMatchObject({
      condiciones: [{ decision: 'pendiente' }, { decision: 'pendiente' }],
    });
  });
});

describe('an offered place', () => {
  const responder = (una: Radicada, respuesta: string): Promise<Respuesta> =>
    tramites.llamar('consulta/respuesta', { body: { identificacion: una.identificacion, version: 1, respuesta } });

  it('is shown with its deadline, and each option with why', async () => {
    const una = await tramites.radicar();
    const plazo = tramites.reloj.now + 4 * DIA;
    await ofrecer(una, plazo);
    expect((await consultar(una.identificacion)).body).toMatchObject({
      estado: 'asignada',
      resultado: {
        asignada: { id: una.datos.opciones[0] },
        respondaAntesDe: new Date(plazo).toISOString(),
        opciones: [
          { oferta: una.datos.opciones[0], resultado: 'asignada', corte: null, puesto: null },
          { oferta: una.datos.opciones[1], resultado: 'mejor_asignada', corte: null, puesto: null },
        ],
      },
      acciones: ['aceptar', 'declinar', 'retirar'],
    });
  });

  it('of the first option leaves nothing better to wait for', async () => {
    const una = await tramites.radicar();
    await ofrecer(una, tramites.reloj.now + DIA);
    expect(await responder(una, 'aceptar_y_seguir')).toMatchObject({
      status: 409,
      body: {
        codigo: 'movimiento_no_permitido',
        detail: 'El cupo es el de su primera opción y no queda otra mejor por esperar: acéptelo sin seguir en lista.',
      },
    });
    expect((await consultar(una.identificacion)).body).toMatchObject({ estado: 'asignada', version: 1 });
  });

  it('is held when it is accepted, and no deadline runs', async () => {
    const una = await tramites.radicar();
    await ofrecer(una, tramites.reloj.now + DIA, true);
    expect((await consultar(una.identificacion)).body['acciones']).toEqual(['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar']);
    expect((await responder(una, 'aceptar_y_seguir')).body).toMatchObject({
      estado: 'aceptada_y_en_lista',
      resultado: { asignada: { id: una.datos.opciones[1] }, respondaAntesDe: null },
      acciones: ['aceptar', 'retirar'],
    });
  });

  it.each(['declinar', 'retirar'])('is given back: %s', async (como) => {
    const una = await tramites.radicar();
    await ofrecer(una, tramites.reloj.now + DIA);
    const { identificacion } = una;
    const { body } =
      como === 'declinar'
        ? await responder(una, 'declinar')
        : await tramites.llamar('consulta/retiro', { body: { identificacion, version: 1, motivo: 'Nos mudamos' } });
    expect(body).toMatchObject({ resultado: { asignada: null, respondaAntesDe: null }, acciones: [] });
  });
});

describe('a withdrawal', () => {
  it('keeps its reason', async () => {
    const { identificacion } = await tramites.radicar();
    const { body } = await tramites.llamar('consulta/retiro', {
      body: { identificacion, version: 1, motivo: '  Nos mudamos a Honda.\nGracias.  ' },
    });
    expect(body).toMatchObject({ estado: 'retirada', historia: [{}, { motivo: 'Nos mudamos a Honda.\nGracias.' }] });
  });

  it.each([
    ['a reason that is no text', 5],
    ['a control character', 'a\u0000b'],
    ['half a character', 'a\ud83d'],
    ['1,001 characters', 'x'.repeat(1001)],
  ])('is refused with %s', async (_case, motivo) => {
    const { identificacion } = await tramites.radicar();
    expect(await tramites.llamar('consulta/retiro', { body: { identificacion, version: 1, motivo } })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'motivo' }] },
    });
  });
});

it('every request of the demonstration is shown to its family as the contract has it', async () => {
  const rows = await tramites.database.query(
    `select distinct on (estado) radicado, documento, fecha_nacimiento as "fechaNacimiento", estado from solicitudes
     order by estado, id`,
  );
  const schema = v.object({ radicado: v.string(), documento: v.string(), fechaNacimiento: v.string(), estado: v.string() });
  // All but sin_cupo, which nobody comes to while a list is open.
  expect(rows.length).toBe(13);
  for (const row of rows) {
    const { estado, ...identificacion } = v.parse(schema, row);
    const { status, body } = await consultar(identificacion);
    expect([status, body['estado']]).toEqual([200, estado]);
  }
});
