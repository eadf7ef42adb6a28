import * as v from 'valibot';

import type { SolicitudData } from '#domain/contractTypes.ts';
import { startTestApi, type FiledSolicitud, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = (path: string, login = 'revisora'): Promise<ApiAnswer> => api.call(`tramitacion/solicitudes${path}`, { login });
const doStep = (path: string, body: object, login = 'revisora', method?: 'PUT'): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${path}`, { login, body, ...(method && { method }) });

const pageSchema = v.object({
  elementos: v.array(v.looseObject({ radicado: v.string(), radicadaEn: v.string(), estado: v.string() })),
  pagina: v.number(),
  total: v.number(),
});
type Page = v.InferOutput<typeof pageSchema>;
async function inbox(query: string, login?: string): Promise<Page> {
  const { status, body } = await read(`?${query}`, login);
  expect(status).toBe(200);
  return v.parse(pageSchema, body);
}
const radicados = ({ elementos }: Page): string[] => elementos.map(({ radicado }) => radicado);

const condicion = (code: string, files: string[] = []): SolicitudData['condiciones'][number] => ({
  codigo: code,
  institucion: null,
  autorizada: true,
  archivos: files,
});

async function taken(change: Parameters<TestApi['file']>[0] = {}): Promise<FiledSolicitud> {
  const one = await api.file(change);
  expect((await doStep(`${one.radicado}/toma`, { version: 1 })).status).toBe(200);
  return one;
}

describe('who may process', () => {
  const paths = ['', '/2026-0000000-0', '/2026-0000000-0/bitacora', '/2026-0000000-0/archivos/x'];

  it.each(paths)('is asked before anything else: GET %s', async (path) => {
    expect((await api.call(`tramitacion/solicitudes${path}`)).status).toBe(401);
    for (const login of ['coordinador', 'secretaria', 'sinmenu']) {
      expect(await read(path, login)).toMatchObject({ status: 403, body: { detail: 'No tiene permiso para esta sección' } });
    }
  });

  it.each(['admin', 'funcionario', 'revisora'])('is whom the menu offers it: %s', async (login) => {
    expect((await read('', login)).status).toBe(200);
  });
});

describe('the inbox', () => {
  it('gives ten a page, the oldest filing first, and an empty page beyond the last', async () => {
    const [first, second] = [await inbox(''), await inbox('pagina=2')];
    expect([first.elementos.length, second.elementos.length]).toEqual([10, 10]);
    const moments = [...first.elementos, ...second.elementos].map(({ radicadaEn }) => radicadaEn);
    expect(moments).toEqual([...moments].sort());
    expect(new Set([...radicados(first), ...radicados(second)]).size).toBe(20);
    expect(await inbox('pagina=1000000')).toEqual({ elementos: [], pagina: 1_000_000, total: first.total });
  });

  it('filters by state, and each state adds up', async () => {
    const { total } = await inbox('');
    const states = await api.database.query('select distinct estado from solicitudes');
    let sum = 0;
    for (const { estado } of states) {
      const page = await inbox(`estado=${String(estado)}`);
      expect(new Set(page.elementos.map((each) => each.estado))).toEqual(new Set([estado]));
      sum += page.total;
    }
    expect(sum).toBe(total);
  });

  it('filters by age, to the moment', async () => {
    const one = await api.file();
    const { now } = api.clock;
    const moved = async (): Promise<boolean> => radicados(await inbox(`dias=3&texto=${one.radicado}`)).includes(one.radicado);
    api.clock.now = now + 3 * DAY - 1;
    expect(await moved()).toBe(false);
    api.clock.now = now + 3 * DAY;
    expect(await moved()).toBe(true);
    api.clock.now = now;
  });

  it('filters by who has it', async () => {
    const [mine, free] = [await taken(), await api.file()];
    const search = async (allocation: string, login: string, { radicado }: FiledSolicitud): Promise<boolean> =>
      radicados(await inbox(`asignacion=${allocation}&texto=${radicado}`, login)).includes(radicado);
    expect(await search('mias', 'revisora', mine)).toBe(true);
    expect(await search('mias', 'funcionario', mine)).toBe(false);
    expect(await search('de_otros', 'funcionario', mine)).toBe(true);
    expect(await search('de_otros', 'revisora', mine)).toBe(false);
    expect(await search('libres', 'revisora', free)).toBe(true);
    expect(await search('libres', 'revisora', mine)).toBe(false);
    expect(await search('de_otros', 'funcionario', free)).toBe(false);
  });

  it('finds by radicado, by document and by each word of a name, as people write them', async () => {
    const one = await api.file({ estudiante: { nombres: 'Íñigo José', apellidos: "D'Ávila Ñuñez", documento: '1055666777' } });
    const texts = [
      one.radicado.toLowerCase().replaceAll('-', ''),
      '1.055.666.777',
      'TI 1055666777',
      'nu\u00adnez inigo',
      'DÁVILA',
      'uñez ñig',
    ];
    for (const text of texts) expect(radicados(await inbox(`texto=${encodeURIComponent(text)}`))).toContain(one.radicado);
    for (const text of ['inigo perez', '1055666778', 'nadie que sea']) {
      expect(radicados(await inbox(`texto=${encodeURIComponent(text)}`))).not.toContain(one.radicado);
    }
  });

  it.each(['%25', '_', "'", '\\', '%00', '%F0%9F%98%80', '   '])(
    'takes %j for no search or for one that finds nothing',
    async (text) => {
      expect((await read(`?texto=${text}`)).status).toBe(200);
    },
  );

  it.each([
    'estado=otro',
    'dias=-1',
    'dias=3651',
    'dias=1.5',
    'dias=',
    'asignacion=todas',
    'pagina=0',
    'pagina=1000001',
    'pagina=a',
    'pagina=1&pagina=2',
    `texto=${'x'.repeat(201)}`,
  ])('refuses the query %s', async (query) => {
    expect(await read(`?${query}`)).toMatchObject({ status: 400, body: { codigo: 'consulta_no_valida' } });
  });

  it('shows the deadline that runs and who typed it', async () => {
    const { body } = await api.call('tramitacion/solicitudes', { body: api.newSolicitud(), login: 'revisora' });
    const radicado = String(body['radicado']);
    await doStep(`${radicado}/toma`, { version: 1 });
    await doStep(`${radicado}/movimientos`, { version: 2, a: 'por_subsanar', motivo: 'Falta', antesDe: '2025-10-20' });
    expect((await inbox(`texto=${radicado}`)).elementos).toMatchObject([
      { estado: 'por_subsanar', asignadaA: 'revisora', antesDe: '2025-10-21T05:00:00.000Z', asistida: true },
    ]);
  });
});

describe('a request', () => {
  it('is read whole, and the log tells who read it, each time', async () => {
    const { radicado, datos } = await api.file();
    await read(`/${radicado}`);
    const { body } = await read(`/${radicado}`, 'funcionario');
    expect(body).toMatchObject({
      radicado,
      estado: 'radicada',
      datos,
      asignadaA: null,
      registradaPor: null,
      extemporanea: false,
      avisoLeido: { leidoEn: new Date(api.clock.now).toISOString() },
      acciones: ['tomar', 'retirada'],
    });
    expect((await read(`/${radicado}/bitacora`)).body).toMatchObject({
      total: 3,
      elementos: [{ quien: 'funcionario', que: 'lectura' }, { quien: 'revisora', que: 'lectura' }, { a: 'radicada' }],
    });
  });

  it('offers to each who reads it what they may do', async () => {
    const { radicado } = await taken({ condiciones: [condicion('victima')] });
    expect((await read(`/${radicado}`)).body['acciones']).toEqual([
      'liberar',
      'decidir',
      'por_subsanar',
      'no_admitida',
      'retirada',
    ]);
    expect((await read(`/${radicado}`, 'funcionario')).body['acciones']).toEqual(['tomar', 'retirada']);
  });

  it.each(['2026-0000000-0', 'nada', '%00', 'a%2Fb', "'"])('that is not there is a 404: %s', async (radicado) => {
    for (const path of [radicado, `${radicado}/bitacora`, `${radicado}/archivos/${crypto.randomUUID()}`]) {
      expect(await read(`/${path}`)).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
    }
    expect((await doStep(`${radicado}/toma`, { version: 1 })).status).toBe(404);
  });

  it('has a log of pages, the newest first', async () => {
    const { radicado } = await api.file();
    for (let count = 0; count < 10; count += 1) await read(`/${radicado}`);
    const [first, second] = [await read(`/${radicado}/bitacora`), await read(`/${radicado}/bitacora?pagina=2`)];
    expect(first.body).toMatchObject({ total: 11, pagina: 1 });
    expect(second.body).toMatchObject({ total: 11, pagina: 2, elementos: [{ que: 'movimiento', a: 'radicada' }] });
  });
});

describe('two people on one request', () => {
  it('of two who take it at once, one has it and the other is told', async () => {
    const { radicado } = await api.file();
    const [one, other] = await Promise.all([
      doStep(`${radicado}/toma`, { version: 1 }, 'revisora'),
      doStep(`${radicado}/toma`, { version: 1 }, 'funcionario'),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { body } = await read(`/${radicado}`);
    expect(body['asignadaA']).toBe(one.status === 200 ? 'revisora' : 'funcionario');
    expect(body['version']).toBe(2);
  });

  it('the second to save is told, whatever they were saving', async () => {
    const { radicado, identificacion, datos } = await taken();
    await api.call('consulta/edicion', { body: { identificacion, version: 2, datos } });
    const move = { version: 2, a: 'no_admitida', motivo: 'No reside aquí', antesDe: null };
    expect(await doStep(`${radicado}/movimientos`, move)).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect((await read(`/${radicado}`)).body).toMatchObject({ estado: 'radicada' });
  });

  it('one takes over what the other has, and the other can do no more', async () => {
    const { radicado } = await taken();
    expect((await doStep(`${radicado}/toma`, { version: 2 }, 'funcionario')).body).toMatchObject({
      estado: 'en_revision',
      asignadaA: 'funcionario',
    });
    const move = { version: 3, a: 'validada', motivo: null, antesDe: null };
    expect(await doStep(`${radicado}/movimientos`, move, 'revisora')).toMatchObject({
      status: 409,
      body: { detail: 'Tome primero la solicitud: solo puede tramitarla quien la tiene.' },
    });
    expect((await doStep(`${radicado}/movimientos`, move, 'funcionario')).body['estado']).toBe('validada');
  });

  it('what one gives back is free again', async () => {
    const { radicado } = await taken();
    expect((await doStep(`${radicado}/liberacion`, { version: 2 })).body).toMatchObject({
      estado: 'en_revision',
      asignadaA: null,
    });
    expect((await doStep(`${radicado}/toma`, { version: 3 }, 'funcionario')).body['asignadaA']).toBe('funcionario');
  });
});

describe('a decision on a condition', () => {
  const decide = (radicado: string, code: string, body: object): Promise<ApiAnswer> =>
    doStep(`${radicado}/condiciones/${code}`, body, 'revisora', 'PUT');

  it('is taken on each by itself, and may be taken again until the review ends', async () => {
    const { radicado, identificacion } = await taken({ condiciones: [condicion('discapacidad'), condicion('victima')] });
    const reason = 'El certificado está vencido';
    await decide(radicado, 'discapacidad', { version: 2, decision: 'aprobada', motivo: null });
    expect(
      (await decide(radicado, 'discapacidad', { version: 3, decision: 'negada', motivo: `\u202e${reason}\u2069` })).body,
    ).toMatchObject({
      condiciones: [
        { codigo: 'discapacidad', decision: 'negada', motivo: reason },
        { codigo: 'victima', decision: 'pendiente', motivo: null },
      ],
      acciones: expect.not.arrayContaining(['validada']) as unknown,
    });
    expect((await decide(radicado, 'victima', { version: 4, decision: 'aprobada', motivo: null })).body).toMatchObject({
      acciones: expect.arrayContaining(['validada']) as unknown,
    });
    expect((await api.call('consulta', { body: identificacion })).body).toMatchObject({
      condiciones: [{ decision: 'negada', motivo: reason }, { decision: 'aprobada' }],
    });
    expect((await read(`/${radicado}/bitacora`)).body['elementos']).toContainEqual(
      expect.objectContaining({ quien: 'revisora', que: 'decision', de: null, a: null, motivo: reason }),
    );
  });

  it.each([null, '   ', '\u3164\ufe0f \u200b'])('to deny needs a reason: %j is none', async (reason) => {
    const { radicado } = await taken({ condiciones: [condicion('victima')] });
    expect(await decide(radicado, 'victima', { version: 2, decision: 'negada', motivo: reason })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'motivo', mensaje: 'Escriba por qué se niega la condición.' }] },
    });
  });

  it.each(['sisben', 'otra', '%00'])('on one that is not claimed is a 404: %s', async (code) => {
    const { radicado } = await taken({ condiciones: [condicion('victima')] });
    expect((await decide(radicado, code, { version: 2, decision: 'aprobada', motivo: null })).status).toBe(404);
  });

  it.each([
    ['another decision', { version: 1, decision: 'pendiente', motivo: null }],
    ['a reason with a pile of marks', { version: 1, decision: 'negada', motivo: `No\n${'\u0335'.repeat(4)}` }],
    ['a letter that is a sentence', { version: 1, decision: 'negada', motivo: 'No \ufdfa' }],
    ['no version', { decision: 'aprobada', motivo: null }],
    ['version 0', { version: 0, decision: 'aprobada', motivo: null }],
    ['a version that is no number', { version: '1', decision: 'aprobada', motivo: null }],
  ])('is refused for its form: %s', async (_case, body) => {
    const { radicado } = await taken({ condiciones: [condicion('victima')] });
    expect((await decide(radicado, 'victima', body)).status).toBe(400);
  });
});

describe('a move', () => {
  const ask = (radicado: string, a: string, reason: string | null, beforeOf: string | null): Promise<ApiAnswer> =>
    doStep(`${radicado}/movimientos`, { version: 2, a, motivo: reason, antesDe: beforeOf });

  it.each([
    ['por_subsanar', null, '2025-10-20', 'motivo'],
    ['por_subsanar', 'Falta', null, 'antesDe'],
    ['por_subsanar', 'Falta', '2025-10-15', 'antesDe'],
    ['por_subsanar', 'Falta', '2025-01-01', 'antesDe'],
    // The day on which the result of its stage is published.
    ['por_subsanar', 'Falta', '2025-11-15', 'antesDe'],

    ['por_subsanar', 'Falta', '9999-01-01', 'antesDe'],
    ['no_admitida', null, null, 'motivo'],
    ['no_admitida', 'No', '2025-10-20', 'antesDe'],
    ['retirada', null, null, 'motivo'],
  ])('to %s with the reason %j until %s is refused for its %s', async (a, reason, beforeOf, field) => {
    const { radicado } = await taken();
    expect(await ask(radicado, a, reason, beforeOf)).toMatchObject({ status: 422, body: { errores: [{ campo: field }] } });
    expect((await read(`/${radicado}`)).body).toMatchObject({ estado: 'en_revision', version: 2 });
  });

  it('whose day begins in the city may end tomorrow', async () => {
    const { now } = api.clock;
    // 23:30 of the 15th in Bogotá, already the 16th in UTC.
    api.clock.now = Date.UTC(2025, 9, 16, 4, 30);
    const { radicado } = await taken();
    const { body } = await ask(radicado, 'por_subsanar', 'Falta', '2025-10-16');
    api.clock.now = now;
    expect(body).toMatchObject({ subsanacion: { antesDe: '2025-10-17T05:00:00.000Z' } });
  });

  it.each(['radicada', 'vencida', 'otra'])('that is not staff’s is no move: %s', async (a) => {
    const { radicado } = await taken();
    expect((await ask(radicado, a, 'x', null)).status).toBe(400);
  });

  it('is told to the family, once', async () => {
    const { radicado } = await taken();
    await ask(radicado, 'no_admitida', 'No reside en el municipio', null);
    const rows = await api.database.query(
      'select tipo, para from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 order by a.id',
      [radicado],
    );
    expect(rows).toEqual([
      { tipo: 'radicada', para: 'luz@example.com' },
      { tipo: 'no_admitida', para: 'luz@example.com' },
    ]);
  });

  it('is told without a word that anybody typed', async () => {
    const { radicado } = await taken();
    await ask(radicado, 'no_admitida', 'No reside en el municipio', null);
    const rows = await api.database.query(
      'select a.datos from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 order by a.id',
      [radicado],
    );
    expect(rows).toEqual([{ datos: { radicado, plazo: null } }, { datos: { radicado, plazo: null } }]);
  });
});

describe('a support', () => {
  it('is given within JSON, byte for byte, and the log tells who read it', async () => {
    const file = await api.upload();
    const { radicado } = await api.file({ condiciones: [condicion('victima', [file])] });
    const { status, headers, body } = await read(`/${radicado}/archivos/${file}`, 'funcionario');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      nombre: 'soporte.pdf',
      tipo: 'application/pdf',
      contenido: Buffer.from('%PDF-1.7').toString('base64'),
    });
    expect((await read(`/${radicado}/bitacora`)).body).toMatchObject({
      elementos: [{ quien: 'funcionario', que: 'lectura_archivo', motivo: 'soporte.pdf' }, {}],
    });
  });

  it('of another request, of none, or that is no id at all is a 404', async () => {
    const anothers = await api.upload();
    await api.file({ condiciones: [condicion('victima', [anothers])] });
    const { radicado } = await api.file();
    for (const id of [anothers, await api.upload(), crypto.randomUUID(), 'x', '%00']) {
      expect((await read(`/${radicado}/archivos/${id}`)).status).toBe(404);
    }
  });
});
