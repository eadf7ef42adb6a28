import * as v from 'valibot';

import { createAllocations, type Allocations } from '#test/support/allocations.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type ApiAnswer, type FiledSolicitud, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const DAY = 24 * 60 * 60 * 1000;
const TEXTO = 'El certificado sí estaba completo: lo adjunto otra vez.';
const MOTIVO = 'Tiene razón: el certificado estaba completo';
const victima = { codigo: 'victima', institucion: null, autorizada: true, archivos: [] };
const NOT_ADMITTED = { sobre: 'no_admitida', condicion: null };
const OF_VICTIMA = { sobre: 'condicion', condicion: 'victima' };
const viewSchema = v.looseObject({ version: v.number(), reclamos: v.array(v.looseObject({ id: v.string() })) });

describeOnBoth('reclamos', (databases) => {
  let api: TestApi;
  let allocations: Allocations;
  beforeEach(async () => {
    api = await startTestApi(await databases.seeded());
    allocations = createAllocations(api);
  });
  afterEach(() => api.close());

  const lookUp = async ({ identificacion }: FiledSolicitud) => (await api.call('consulta', { body: identificacion })).body;
  const read = async ({ radicado }: FiledSolicitud, login = 'revisora') =>
    (await api.call(`tramitacion/solicitudes/${radicado}`, { login })).body;
  const seen = async (one: FiledSolicitud) => v.parse(viewSchema, await read(one));
  const ask = async (one: FiledSolicitud, path: string, body: object, login = 'revisora', method: 'POST' | 'PUT' = 'POST') =>
    api.call(`tramitacion/solicitudes/${one.radicado}/${path}`, {
      login,
      method,
      body: { version: (await seen(one)).version, ...body },
    });
  const move = (one: FiledSolicitud, a: string) => ask(one, 'movimientos', { a, motivo: 'No vive en la ciudad', antesDe: null });
  const claim = async (one: FiledSolicitud, change: object = {}): Promise<ApiAnswer> => {
    const { version } = await seen(one);
    const { identificacion } = one;
    const claveIdempotencia = crypto.randomUUID();
    return api.call('consulta/reclamo', {
      body: { identificacion, version, claveIdempotencia, asunto: NOT_ADMITTED, texto: TEXTO, archivos: [], ...change },
    });
  };
  const answer = async (one: FiledSolicitud, body: object, login = 'revisora'): Promise<ApiAnswer> => {
    const [reclamo] = (await seen(one)).reclamos;
    return ask(one, `reclamos/${reclamo?.id}`, { acepta: true, motivo: MOTIVO, efecto: 'ninguno', ...body }, login, 'PUT');
  };
  const lettersOf = async ({ radicado }: FiledSolicitud) =>
    (
      await api.database.query(
        'select tipo from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 order by a.id',
        [radicado],
      )
    ).map(({ tipo }) => tipo);
  const factsOf = async ({ radicado }: FiledSolicitud) =>
    v
      .parse(
        v.looseObject({ elementos: v.array(v.looseObject({ que: v.string(), quien: v.string() })) }),
        (await api.call(`tramitacion/solicitudes/${radicado}/bitacora?lecturas=no`, { login: 'revisora' })).body,
      )
      .elementos.map(({ que, quien }) => `${que} ${quien}`);

  async function refused(change: Parameters<TestApi['file']>[0] = {}): Promise<FiledSolicitud> {
    const one = await api.file(change);
    await ask(one, 'toma', {});
    expect((await move(one, 'no_admitida')).status).toBe(200);
    return one;
  }

  /** Validated with its condition denied. */
  async function denied(): Promise<FiledSolicitud> {
    const one = await api.file({ condiciones: [victima] });
    await ask(one, 'toma', {});
    await ask(one, 'condiciones/victima', { decision: 'negada', motivo: 'No está en el registro' }, 'revisora', 'PUT');
    expect((await move(one, 'validada')).body).toMatchObject({ estado: 'validada' });
    return one;
  }

  it('a family claims that it was not admitted; what one accepts another confirms, and the family reads it', async () => {
    const one = await refused();
    expect(await lookUp(one)).toMatchObject({
      reclamos: [],
      reclamable: { asuntos: [NOT_ADMITTED], antesDe: '2025-10-21T05:00:00.000Z', aTiempo: true },
    });
    const archivo = await api.upload();
    expect(await claim(one, { archivos: [archivo] })).toMatchObject({
      status: 200,
      body: {
        estado: 'no_admitida',
        reclamable: null,
        reclamos: [{ asunto: NOT_ADMITTED, texto: TEXTO, archivos: [{ id: archivo }], respuesta: null }],
      },
    });
    expect((await api.call(`tramitacion/solicitudes/${one.radicado}/archivos/${archivo}`, { login: 'revisora' })).status).toBe(
      200,
    );
    const inbox = await api.call('tramitacion/solicitudes?estado=con_reclamo', { login: 'revisora' });
    expect(inbox.body).toMatchObject({ elementos: [{ radicado: one.radicado, conReclamo: true }], total: 1 });
    expect(await read(one)).toMatchObject({ alAceptarReclamo: 'reabrir', propuesta: null });

    const proposed = await answer(one, { efecto: 'reabrir' });
    expect(proposed.body).toMatchObject({
      estado: 'no_admitida',
      alAceptarReclamo: null,
      propuesta: { por: 'revisora', motivo: MOTIVO },
    });
    // The family reads nothing of it before the second person has decided.
    expect(await lookUp(one)).toMatchObject({ reclamos: [{ respuesta: null }] });
    expect(await answer(one, { acepta: false })).toMatchObject({ status: 409, body: { codigo: 'movimiento_no_permitido' } });
    expect((await ask(one, 'reapertura', { reabre: true }, 'revisora', 'PUT')).status).toBe(409);
    expect((await ask(one, 'reapertura', { reabre: true }, 'funcionario', 'PUT')).body).toMatchObject({ estado: 'en_revision' });
    expect(await lookUp(one)).toMatchObject({
      estado: 'en_revision',
      reclamos: [{ texto: TEXTO, respuesta: { acepta: true, motivo: MOTIVO } }],
      reclamable: null,
    });
    expect(await lettersOf(one)).toEqual(['radicada', 'no_admitida', 'reclamo', 'otra_vez_en_revision']);
    expect(await factsOf(one)).toEqual([
      'movimiento funcionario',
      'reclamo_respondido funcionario',
      'propuesta revisora',
      'reclamo familia',
      'movimiento revisora',
      'toma revisora',
      'movimiento familia',
    ]);
  });

  it('waits again where the second person rejects the reopening, and is then not accepted', async () => {
    const one = await refused();
    await claim(one);
    await answer(one, { efecto: 'reabrir' });
    expect((await ask(one, 'reapertura', { reabre: false }, 'funcionario', 'PUT')).body).toMatchObject({
      propuesta: null,
      alAceptarReclamo: 'reabrir',
    });
    expect(await answer(one, { acepta: false, motivo: null })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'motivo' }] },
    });
    expect(await answer(one, { acepta: false, motivo: 'Vive en otro municipio' })).toMatchObject({
      status: 200,
      body: { estado: 'no_admitida', reclamos: [{ respuesta: { acepta: false, motivo: 'Vive en otro municipio' } }] },
    });
    // About one decision there is one reclamo.
    expect(await lookUp(one)).toMatchObject({ reclamable: null, reclamos: [{ respuesta: { acepta: false } }] });
    expect((await claim(one)).body).toMatchObject({ codigo: 'movimiento_no_permitido' });
    expect(await lettersOf(one)).toEqual(['radicada', 'no_admitida', 'reclamo', 'reclamo_respondido']);
  });

  it('takes a denied condition back to be decided anew, until a list is frozen', async () => {
    const [early, late] = [await denied(), await denied()];
    expect(await lookUp(early)).toMatchObject({ reclamable: { asuntos: [OF_VICTIMA] } });
    await claim(early, { asunto: OF_VICTIMA });
    expect(await read(early)).toMatchObject({ alAceptarReclamo: 'decidir_de_nuevo' });
    expect((await answer(early, { efecto: 'decidir_de_nuevo' })).body).toMatchObject({
      estado: 'en_revision',
      asignadaA: 'revisora',
      condiciones: [{ decision: 'pendiente', motivo: null }],
      reclamos: [{ respuesta: { acepta: true } }],
    });
    expect(await lettersOf(early)).toEqual(['radicada', 'validada', 'reclamo', 'otra_vez_en_revision']);

    await claim(late, { asunto: OF_VICTIMA });
    await move(early, 'retirada');
    await api.database.query(
      `update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')`,
    );
    allocations.goToDay('2025-11-12');
    // A freeze tells of it, and does not wait.
    expect(await allocations.etapa()).toMatchObject({ reclamosPorResponder: 1 });
    expect((await allocations.takeStep('congelacion')).status).toBe(200);
    expect(await read(late)).toMatchObject({ alAceptarReclamo: 'ninguno' });
    // Who saw it before the freeze promises nothing that does not come.
    expect(await answer(late, { efecto: 'decidir_de_nuevo' })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect((await answer(late, { efecto: 'ninguno' })).body).toMatchObject({
      estado: 'validada',
      condiciones: [{ decision: 'negada' }],
      reclamos: [{ respuesta: { acepta: true } }],
    });
  });

  it('is there once, however often it is sent, and one at a time', async () => {
    const one = await refused();
    const { version } = await seen(one);
    const clave = crypto.randomUUID();
    const sent = { version, claveIdempotencia: clave };
    const both = await Promise.all([claim(one, sent), claim(one, sent)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await claim(one, sent)).toMatchObject({ status: 200, body: { reclamos: [{ texto: TEXTO }], version: version + 1 } });
    expect(await claim(one, { version })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect(await claim(one)).toMatchObject({ status: 409, body: { codigo: 'movimiento_no_permitido' } });
    expect((await lookUp(one))['reclamos']).toHaveLength(1);
  });

  it('is answered once: the same person again, as after a lost answer, and another is told', async () => {
    const one = await refused();
    await claim(one);
    const { version, reclamos } = await seen(one);
    const path = `tramitacion/solicitudes/${one.radicado}/reclamos/${reclamos[0]?.id}`;
    const put = (login: string, change: object = {}) =>
      api.call(path, { login, method: 'PUT', body: { version, acepta: false, motivo: MOTIVO, efecto: 'reabrir', ...change } });
    const first = await put('revisora');
    expect(await put('revisora')).toMatchObject({ status: 200, body: { version: first.body['version'] } });
    expect(await put('funcionario')).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect(await put('funcionario', { version: version + 1 })).toMatchObject({
      status: 409,
      body: { codigo: 'reclamo_respondido' },
    });
    expect(
      await api.call(`${path.slice(0, -1)}x`, {
        login: 'revisora',
        method: 'PUT',
        body: { version, acepta: false, motivo: MOTIVO, efecto: 'ninguno' },
      }),
    ).toMatchObject({ status: 404 });

    const other = await refused();
    await claim(other);
    const now = await seen(other);
    const accept = () =>
      api.call(`tramitacion/solicitudes/${other.radicado}/reclamos/${now.reclamos[0]?.id}`, {
        login: 'revisora',
        method: 'PUT',
        body: { version: now.version, acepta: true, motivo: MOTIVO, efecto: 'reabrir' },
      });
    const accepted = await accept();
    expect(await accept()).toMatchObject({ status: 200, body: { version: accepted.body['version'] } });
  });

  it('comes in the days of the call, by the city’s clock, and not where nothing could come of it', async () => {
    const one = await refused();
    api.clock.now += 5 * DAY;
    expect(await lookUp(one)).toMatchObject({ reclamable: { aTiempo: true } });
    api.clock.now += DAY;
    expect(await lookUp(one)).toMatchObject({ reclamable: { aTiempo: false, asuntos: [NOT_ADMITTED] } });
    expect((await claim(one)).body).toMatchObject({ codigo: 'movimiento_no_permitido', detail: expect.anything() as unknown });

    const open = await api.file();
    expect(await lookUp(open)).toMatchObject({ reclamable: null });
    expect((await claim(open)).status).toBe(409);
  });

  it('says which of its parts is wrong, and keeps its files when the solicitud is changed', async () => {
    const one = await refused();
    const errorsOf = async (change: object) => (await claim(one, change)).body['errores'];
    expect(await errorsOf({ texto: 'corto' })).toMatchObject([{ campo: 'texto' }]);
    const own = await api.upload();
    expect(await errorsOf({ archivos: [own, crypto.randomUUID()] })).toMatchObject([{ campo: 'archivos.1' }]);
    expect(await errorsOf({ archivos: [own, own] })).toMatchObject([{ campo: 'archivos.1' }]);
    expect((await claim(one, { archivos: [own] })).status).toBe(200);
    await answer(one, { efecto: 'reabrir' });
    await ask(one, 'reapertura', { reabre: true }, 'funcionario', 'PUT');
    const edit = async (documentos: readonly string[]) =>
      api.call('consulta/edicion', {
        body: { identificacion: one.identificacion, version: (await seen(one)).version, datos: { ...one.datos, documentos } },
      });
    expect((await edit([own])).body['errores']).toMatchObject([{ campo: 'datos.documentos.0' }]);
    expect((await edit([])).body).toMatchObject({ estado: 'radicada', reclamos: [{ archivos: [{ id: own }] }] });
  });

  it('is filed by staff in the family’s name, which the log keeps', async () => {
    const one = await refused();
    const { version } = await seen(one);
    const peticion = { canal: 'telefonica', nota: null };
    const body = { peticion, version, claveIdempotencia: crypto.randomUUID(), asunto: NOT_ADMITTED, texto: TEXTO, archivos: [] };
    const { status } = await api.call(`tramitacion/solicitudes/${one.radicado}/familia/reclamo`, { login: 'revisora', body });
    expect(status).toBe(200);
    const log = await api.call(`tramitacion/solicitudes/${one.radicado}/bitacora?lecturas=no`, { login: 'revisora' });
    expect(log.body).toMatchObject({ elementos: [{ que: 'reclamo', quien: 'revisora', peticion, motivo: TEXTO }, {}, {}, {}] });
    const year = await api.call('gestion/convocatorias', { login: 'coordinador' });
    expect(JSON.stringify(year.body)).toContain('Falta responder 1 reclamo.');
  });
});
