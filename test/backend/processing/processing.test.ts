import * as v from 'valibot';

import type { DatosDeSolicitud } from '#domain/contractTypes.ts';
import { startTramites, type Radicada, type Respuesta, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DIA = 24 * 60 * 60 * 1000;

let tramites: Tramites;
beforeAll(async () => {
  tramites = await startTramites();
});
afterAll(() => tramites.close());

const leer = (path: string, como = 'revisora'): Promise<Respuesta> => tramites.llamar(`tramitacion/solicitudes${path}`, { como });
const hacer = (path: string, body: object, como = 'revisora', method?: 'PUT'): Promise<Respuesta> =>
  tramites.llamar(`tramitacion/solicitudes/${path}`, { como, body, ...(method && { method }) });

const paginaSchema = v.object({
  elementos: v.array(v.looseObject({ radicado: v.string(), radicadaEn: v.string(), estado: v.string() })),
  pagina: v.number(),
  total: v.number(),
});
type Pagina = v.InferOutput<typeof paginaSchema>;
async function bandeja(query: string, como?: string): Promise<Pagina> {
  const { status, body } = await leer(`?${query}`, como);
  expect(status).toBe(200);
  return v.parse(paginaSchema, body);
}
const radicados = ({ elementos }: Pagina): string[] => elementos.map(({ radicado }) => radicado);

const condicion = (codigo: string, archivos: string[] = []): DatosDeSolicitud['condiciones'][number] => ({
  codigo,
  institucion: null,
  autorizada: true,
  archivos,
});

async function tomada(cambio: Parameters<Tramites['radicar']>[0] = {}): Promise<Radicada> {
  const una = await tramites.radicar(cambio);
  expect((await hacer(`${una.radicado}/toma`, { version: 1 })).status).toBe(200);
  return una;
}

describe('who may process', () => {
  const paths = ['', '/2026-0000000-0', '/2026-0000000-0/bitacora', '/2026-0000000-0/archivos/x'];

  it.each(paths)('is asked before anything else: GET %s', async (path) => {
    expect((await tramites.llamar(`tramitacion/solicitudes${path}`)).status).toBe(401);
    for (const como of ['coordinador', 'secretaria', 'sinmenu']) {
      expect(await leer(path, como)).toMatchObject({ status: 403, body: { detail: 'No tiene permiso para esta sección' } });
    }
  });

  it.each(['admin', 'funcionario', 'revisora'])('is whom the menu offers it: %s', async (como) => {
    expect((await leer('', como)).status).toBe(200);
  });
});

describe('the inbox', () => {
  it('gives ten a page, the oldest filing first, and an empty page beyond the last', async () => {
    const [primera, segunda] = [await bandeja(''), await bandeja('pagina=2')];
    expect([primera.elementos.length, segunda.elementos.length]).toEqual([10, 10]);
    const momentos = [...primera.elementos, ...segunda.elementos].map(({ radicadaEn }) => radicadaEn);
    expect(momentos).toEqual([...momentos].sort());
    expect(new Set([...radicados(primera), ...radicados(segunda)]).size).toBe(20);
    expect(await bandeja('pagina=1000000')).toEqual({ elementos: [], pagina: 1_000_000, total: primera.total });
  });

  it('filters by state, and each state adds up', async () => {
    const { total } = await bandeja('');
    const states = await tramites.database.query('select distinct estado from solicitudes');
    let sum = 0;
    for (const { estado } of states) {
      const pagina = await bandeja(`estado=${String(estado)}`);
      expect(new Set(pagina.elementos.map((each) => each.estado))).toEqual(new Set([estado]));
      sum += pagina.total;
    }
    expect(sum).toBe(total);
  });

  it('filters by age, to the moment', async () => {
    const una = await tramites.radicar();
    const { now } = tramites.reloj;
    const alli = async (): Promise<boolean> =>
      radicados(await bandeja(`dias=3&texto=${una.radicado}`)).includes(una.radicado);
    tramites.reloj.now = now + 3 * DIA - 1;
    expect(await alli()).toBe(false);
    tramites.reloj.now = now + 3 * DIA;
    expect(await alli()).toBe(true);
    tramites.reloj.now = now;
  });

  it('filters by who has it', async () => {
    const [mia, libre] = [await tomada(), await tramites.radicar()];
    const busca = async (asignacion: string, como: string, { radicado }: Radicada): Promise<boolean> =>
      radicados(await bandeja(`asignacion=${asignacion}&texto=${radicado}`, como)).includes(radicado);
    expect(await busca('mias', 'revisora', mia)).toBe(true);
    expect(await busca('mias', 'funcionario', mia)).toBe(false);
    expect(await busca('de_otros', 'funcionario', mia)).toBe(true);
    expect(await busca('de_otros', 'revisora', mia)).toBe(false);
    expect(await busca('libres', 'revisora', libre)).toBe(true);
    expect(await busca('libres', 'revisora', mia)).toBe(false);
    expect(await busca('de_otros', 'funcionario', libre)).toBe(false);
  });

  it('finds by radicado, by document and by each word of a name, as people write them', async () => {
    const una = await tramites.radicar({
      estudiante: { nombres: 'Íñigo José', apellidos: "D'Ávila Ñuñez", documento: '1055666777' },
    });
    const textos = [una.radicado.toLowerCase().replaceAll('-', ''), '1.055.666.777', 'nunez inigo', 'DÁVILA', 'uñez ñig'];
    for (const texto of textos) expect(radicados(await bandeja(`texto=${encodeURIComponent(texto)}`))).toContain(una.radicado);
    for (const texto of ['inigo perez', '1055666778', 'nadie que sea']) {
      expect(radicados(await bandeja(`texto=${encodeURIComponent(texto)}`))).not.toContain(una.radicado);
    }
  });

  it.each(['%25', '_', "'", '\\', '%00', '%F0%9F%98%80', '   '])('takes %j for no search or for one that finds nothing', async (texto) => {
    expect((await leer(`?texto=${texto}`)).status).toBe(200);
  });

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
    expect(await leer(`?${query}`)).toMatchObject({ status: 400, body: { codigo: 'consulta_no_valida' } });
  });

  it('shows the deadline that runs and who typed it', async () => {
    const { body } = await tramites.llamar('tramitacion/solicitudes', { body: tramites.nueva(), como: 'revisora' });
    const radicado = String(body['radicado']);
    await hacer(`${radicado}/toma`, { version: 1 });
    await hacer(`${radicado}/movimientos`, { version: 2, a: 'por_subsanar', motivo: 'Falta', antesDe: '2025-10-20' });
    expect((await bandeja(`texto=${radicado}`)).elementos).toMatchObject([
      { estado: 'por_subsanar', asignadaA: 'revisora', antesDe: '2025-10-21T05:00:00.000Z', asistida: true },
    ]);
  });
});

describe('a request', () => {
  it('is read whole, and the log tells who read it, each time', async () => {
    const { radicado, datos } = await tramites.radicar();
    await leer(`/${radicado}`);
    const { body } = await leer(`/${radicado}`, 'funcionario');
    expect(body).toMatchObject({
      radicado,
      estado: 'radicada',
      datos,
      asignadaA: null,
      registradaPor: null,
      avisoLeido: { leidoEn: new Date(tramites.reloj.now).toISOString() },
      acciones: ['tomar', 'retirada'],
    });
    expect((await leer(`/${radicado}/bitacora`)).body).toMatchObject({
      total: 3,
      elementos: [{ quien: 'funcionario', que: 'lectura' }, { quien: 'revisora', que: 'lectura' }, { a: 'radicada' }],
    });
  });

  it('offers to each who reads it what they may do', async () => {
    const { radicado } = await tomada({ condiciones: [condicion('victima')] });
    expect((await leer(`/${radicado}`)).body['acciones']).toEqual(['liberar', 'decidir', 'por_subsanar', 'no_admitida', 'retirada']);
    expect((await leer(`/${radicado}`, 'funcionario')).body['acciones']).toEqual(['tomar', 'retirada']);
  });

  it.each(['2026-0000000-0', 'nada', '%00', 'a%2Fb', "'"])('that is not there is a 404: %s', async (radicado) => {
    for (const path of [radicado, `${radicado}/bitacora`, `${radicado}/archivos/${crypto.randomUUID()}`]) {
      expect(await leer(`/${path}`)).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
    }
    expect((await hacer(`${radicado}/toma`, { version: 1 })).status).toBe(404);
  });

  it('has a log of pages, the newest first', async () => {
    const { radicado } = await tramites.radicar();
    for (let count = 0; count < 10; count += 1) await leer(`/${radicado}`);
    const [primera, segunda] = [await leer(`/${radicado}/bitacora`), await leer(`/${radicado}/bitacora?pagina=2`)];
    expect(primera.body).toMatchObject({ total: 11, pagina: 1 });
    expect(segunda.body).toMatchObject({ total: 11, pagina: 2, elementos: [{ que: 'movimiento', a: 'radicada' }] });
  });
});

describe('two people on one request', () => {
  it('of two who take it at once, one has it and the other is told', async () => {
    const { radicado } = await tramites.radicar();
    const [una, otra] = await Promise.all([
      hacer(`${radicado}/toma`, { version: 1 }, 'revisora'),
      hacer(`${radicado}/toma`, { version: 1 }, 'funcionario'),
    ]);
    expect([una.status, otra.status].sort()).toEqual([200, 409]);
    const { body } = await leer(`/${radicado}`);
    expect(body['asignadaA']).toBe(una.status === 200 ? 'revisora' : 'funcionario');
    expect(body['version']).toBe(2);
  });

  it('the second to save is told, whatever they were saving', async () => {
    const { radicado, identificacion, datos } = await tomada();
    await tramites.llamar('consulta/edicion', { body: { identificacion, version: 2, datos } });
    const movimiento = { version: 2, a: 'no_admitida', motivo: 'No reside aquí', antesDe: null };
    expect(await hacer(`${radicado}/movimientos`, movimiento)).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect((await leer(`/${radicado}`)).body).toMatchObject({ estado: 'radicada' });
  });

  it('one takes over what the other has, and the other can do no more', async () => {
    const { radicado } = await tomada();
    expect((await hacer(`${radicado}/toma`, { version: 2 }, 'funcionario')).body).toMatchObject({
      estado: 'en_revision',
      asignadaA: 'funcionario',
    });
    const movimiento = { version: 3, a: 'validada', motivo: null, antesDe: null };
    expect(await hacer(`${radicado}/movimientos`, movimiento, 'revisora')).toMatchObject({
      status: 409,
      body: { detail: 'Tome primero la solicitud: solo puede tramitarla quien la tiene.' },
    });
    expect((await hacer(`${radicado}/movimientos`, movimiento, 'funcionario')).body['estado']).toBe('validada');
  });

  it('what one gives back is free again', async () => {
    const { radicado } = await tomada();
    expect((await hacer(`${radicado}/liberacion`, { version: 2 })).body).toMatchObject({ estado: 'en_revision', asignadaA: null });
    expect((await hacer(`${radicado}/toma`, { version: 3 }, 'funcionario')).body['asignadaA']).toBe('funcionario');
  });
});

describe('a decision on a condition', () => {
  const decidir = (radicado: string, codigo: string, body: object): Promise<Respuesta> =>
    hacer(`${radicado}/condiciones/${codigo}`, body, 'revisora', 'PUT');

  it('is taken on each by itself, and may be taken again until the review ends', async () => {
    const { radicado, identificacion } = await tomada({ condiciones: [condicion('discapacidad'), condicion('victima')] });
    const motivo = 'El certificado está vencido';
    await decidir(radicado, 'discapacidad', { version: 2, decision: 'aprobada', motivo: null });
    expect((await decidir(radicado, 'discapacidad', { version: 3, decision: 'negada', motivo })).body).toMatchObject({
      condiciones: [
        { codigo: 'discapacidad', decision: 'negada', motivo },
        { codigo: 'victima', decision: 'pendiente', motivo: null },
      ],
      acciones: expect.not.arrayContaining(['validada']) as unknown,
    });
    expect((await decidir(radicado, 'victima', { version: 4, decision: 'aprobada', motivo: null })).body).toMatchObject({
      acciones: expect.arrayContaining(['validada']) as unknown,
    });
    expect((await tramites.llamar('consulta', { body: identificacion })).body).toMatchObject({
      condiciones: [{ decision: 'negada', motivo }, { decision: 'aprobada' }],
    });
    expect((await leer(`/${radicado}/bitacora`)).body['elementos']).toContainEqual(
      expect.objectContaining({ quien: 'revisora', que: 'decision', de: null, a: null, motivo }),
    );
  });

  it.each([null, '   '])('to deny needs a reason: %j is none', async (motivo) => {
    const { radicado } = await tomada({ condiciones: [condicion('victima')] });
    expect(await decidir(radicado, 'victima', { version: 2, decision: 'negada', motivo })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'motivo', mensaje: 'Escriba por qué se niega la condición.' }] },
    });
  });

  it.each(['sisben', 'otra', '%00'])('on one that is not claimed is a 404: %s', async (codigo) => {
    const { radicado } = await tomada({ condiciones: [condicion('victima')] });
    expect((await decidir(radicado, codigo, { version: 2, decision: 'aprobada', motivo: null })).status).toBe(404);
  });

  it.each([
    ['another decision', { version: 1, decision: 'pendiente', motivo: null }],
    ['no version', { decision: 'aprobada', motivo: null }],
    ['version 0', { version: 0, decision: 'aprobada', motivo: null }],
    ['a version that is no number', { version: '1', decision: 'aprobada', motivo: null }],
  ])('is refused for its form: %s', async (_case, body) => {
    const { radicado } = await tomada({ condiciones: [condicion('victima')] });
    expect((await decidir(radicado, 'victima', body)).status).toBe(400);
  });
});

describe('a move', () => {
  const pedir = (radicado: string, a: string, motivo: string | null, antesDe: string | null): Promise<Respuesta> =>
    hacer(`${radicado}/movimientos`, { version: 2, a, motivo, antesDe });

  it.each([
    ['por_subsanar', null, '2025-10-20', 'motivo'],
    ['por_subsanar', 'Falta', null, 'antesDe'],
    ['por_subsanar', 'Falta', '2025-10-15', 'antesDe'],
    ['por_subsanar', 'Falta', '2025-01-01', 'antesDe'],
    // More than a year away.
    ['por_subsanar', 'Falta', '2026-10-16', 'antesDe'],
    ['por_subsanar', 'Falta', '9999-01-01', 'antesDe'],
    ['no_admitida', null, null, 'motivo'],
    ['no_admitida', 'No', '2025-10-20', 'antesDe'],
    ['retirada', null, null, 'motivo'],
  ])('to %s with the reason %j until %s is refused for its %s', async (a, motivo, antesDe, campo) => {
    const { radicado } = await tomada();
    expect(await pedir(radicado, a, motivo, antesDe)).toMatchObject({ status: 422, body: { errores: [{ campo }] } });
    expect((await leer(`/${radicado}`)).body).toMatchObject({ estado: 'en_revision', version: 2 });
  });

  it('whose day begins in the city may end tomorrow', async () => {
    const { now } = tramites.reloj;
    // 23:30 of the 15th in Bogotá, already the 16th in UTC.
    tramites.reloj.now = Date.UTC(2025, 9, 16, 4, 30);
    const { radicado } = await tomada();
    const { body } = await pedir(radicado, 'por_subsanar', 'Falta', '2025-10-16');
    tramites.reloj.now = now;
    expect(body).toMatchObject({ subsanacion: { antesDe: '2025-10-17T05:00:00.000Z' } });
  });

  it.each(['radicada', 'asignada', 'vencida', 'otra'])('that is not staff’s is no move: %s', async (a) => {
    const { radicado } = await tomada();
    expect((await pedir(radicado, a, 'x', null)).status).toBe(400);
  });

  it('is told to the family, once', async () => {
    const { radicado } = await tomada();
    await pedir(radicado, 'no_admitida', 'No reside en el municipio', null);
    const rows = await tramites.database.query(
      'select tipo, para from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 order by a.id',
      [radicado],
    );
    expect(rows).toEqual([
      { tipo: 'radicada', para: 'luz@example.com' },
      { tipo: 'no_admitida', para: 'luz@example.com' },
    ]);
  });
});

describe('a support', () => {
  it('is given within JSON, byte for byte, and the log tells who read it', async () => {
    const archivo = await tramites.cargar();
    const { radicado } = await tramites.radicar({ condiciones: [condicion('victima', [archivo])] });
    const { status, headers, body } = await leer(`/${radicado}/archivos/${archivo}`, 'funcionario');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      nombre: 'soporte.pdf',
      tipo: 'application/pdf',
      contenido: Buffer.from('%PDF-1.7').toString('base64'),
    });
    expect((await leer(`/${radicado}/bitacora`)).body).toMatchObject({
      elementos: [{ quien: 'funcionario', que: 'lectura_archivo', motivo: 'soporte.pdf' }, {}],
    });
  });

  it('of another request, of none, or that is no id at all is a 404', async () => {
    const ajeno = await tramites.cargar();
    await tramites.radicar({ condiciones: [condicion('victima', [ajeno])] });
    const { radicado } = await tramites.radicar();
    for (const id of [ajeno, await tramites.cargar(), crypto.randomUUID(), 'x', '%00']) {
      expect((await leer(`/${radicado}/archivos/${id}`)).status).toBe(404);
    }
  });
});
