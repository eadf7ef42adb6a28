import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrate } from '#backend/db/migrate.ts';
import type { Database } from '#backend/db/database.ts';
import { readFirstData } from '#backend/firstData/readFirstData.ts';
import { saveFirstData } from '#backend/firstData/saveFirstData.ts';
import { createUserManagement } from '#backend/users/manageUsers.ts';
import { createStoredUsers } from '#backend/users/storedUsers.ts';
import { startBackend } from '#test/support/backendClient.ts';
import { setOwnPassword } from '#test/support/ownPassword.ts';
import { readSample, sampleFile, sampleOpenAt } from '#test/support/samples/firstData.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';

const timeZone = 'America/Bogota';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pisami-catalogos-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: unknown): string => {
  const file = join(folder, 'datos.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('a file of first data', () => {
  it('is right as the sample has it, with marks that an editor puts before it too', () => {
    const read = readFirstData(sampleFile, timeZone);
    const { condiciones, instituciones, zonas } = readSample();
    expect(read).toMatchObject({ condiciones, instituciones, zonas });
    expect(readFirstData(write(`\ufeff${JSON.stringify(readSample())}`), timeZone)).toEqual(read);
  });

  it('tells every fault at once, in Spanish, with where it is', () => {
    const sample = readSample();
    const [sede, other] = sample.instituciones[0]?.sedes ?? [];
    Object.assign(sede ?? {}, { comuna: 'otra', zona: 'lunar', nombre: 'SEDE rural' });
    Object.assign(other ?? {}, { nombre: 'Sede  rural' });
    Object.assign(sample.condiciones[0] ?? {}, { autorizacion: null });
    Object.assign(sample.convocatoria.reglas.etapas[1] ?? {}, { condiciones: ['sisben'] });
    const faults = [
      'instituciones.0.sedes.1: Otro antes tiene este nombre: cámbielo, o quite uno de los dos.',
      'condiciones.0.autorizacion: Una condición sensible dice qué se autoriza; una que no lo es tiene null.',
      'instituciones.0.sedes.0.comuna: Esta comuna no está en «comunas».',
      'instituciones.0.sedes.0.zona: Esta zona no está en «zonas».',
      'convocatoria.reglas.etapas.1.condiciones: La última etapa es para todos: quite sus condiciones.',
    ];
    const read = (): unknown => readFirstData(write(sample), timeZone);
    expect(read).toThrow('El archivo tiene datos por corregir (5), y no se guardó nada:');
    for (const fault of faults) expect(read).toThrow(fault);
  });

  it.each<[string, (sample: ReturnType<typeof readSample>) => void, string]>([
    ['a list that is missing', (sample) => delete sample['grados'], 'grados: Falta este dato.'],
    ['what nobody asked for', (sample) => (sample['extra'] = 1), 'extra: Este dato no se pide.'],
    [
      'a name that nobody sees',
      (sample) => sample.zonas.push({ codigo: 'x', nombre: '\u3164' }),
      'zonas.2.nombre: Escriba un texto',
    ],
    ['a code twice', (sample) => sample.zonas.push({ codigo: 'urbana', nombre: 'x' }), 'zonas.2: Otro antes tiene este código'],
    [
      'half a place',
      (sample) => delete sample.instituciones[0]?.sedes[0]?.['longitud'],
      'instituciones.0.sedes.0.latitud: Escriba la latitud y la longitud',
    ],
    [
      'a place nowhere',
      (sample) => Object.assign(sample.instituciones[0]?.sedes[0] ?? {}, { latitud: 91 }),
      'instituciones.0.sedes.0.latitud: Escriba grados entre -90 y 90.',
    ],
    [
      'half a telephone',
      (sample) => Object.assign(sample.instituciones[0]?.sedes[0] ?? {}, { telefono: '608' }),
      'instituciones.0.sedes.0.telefono: Escriba el teléfono con sus diez dígitos',
    ],
    [
      'an outline of a point',
      (sample) => Object.assign(sample.comunas[0] ?? {}, { contorno: [[[-74, 5]]] }),
      'comunas.0.contorno.0: Escriba los puntos de cada anillo',
    ],
    [
      'a barrio of no comuna',
      (sample) => (sample['barrios'] = [{ nombre: 'Centro', comuna: 'otra' }]),
      'barrios.0.comuna: Esta comuna no está en «comunas».',
    ],
    ['an empty list', (sample) => (sample['jornadas'] = []), 'jornadas: Escriba al menos uno.'],
    ['another year', (sample) => (sample.convocatoria.anio = 1999), 'convocatoria.anio: Escriba el año escolar'],
  ])('is refused for %s', (_case, change, fault) => {
    const sample = readSample();
    change(sample);
    expect(() => readFirstData(write(sample), timeZone)).toThrow(fault);
  });

  it('must be there, and be JSON', () => {
    expect(() => readFirstData(join(folder, 'nada.json'), timeZone)).toThrow('No se puede leer el archivo');
    expect(() => readFirstData(write('{'), timeZone)).toThrow('El archivo no es JSON');
  });
});

describeOnBoth('an empty database', ({ empty }) => {
  let database: Database;
  beforeEach(async () => {
    database = await empty();
    await migrate(database);
  });
  afterEach(() => database.close());

  const instant = new Date(demoMoment);
  const save = (): Promise<void> => saveFirstData(database, readFirstData(write(sampleOpenAt(demoMoment)), timeZone), instant);

  it('is given them, and shows them to families', async () => {
    await save();
    const client = await startBackend({ database, now: () => demoMoment });
    const home: unknown = await (await client.call('api/educacion/convocatoria')).json();
    const { aviso, grados, condiciones } = readSample();
    // Home is not made heavier by outlines.
    const comunas = readSample().comunas.map(({ codigo, nombre }) => ({ codigo, nombre }));
    expect(home).toMatchObject({ anio: 2026, situacion: 'abierta', aviso });
    expect(home).toMatchObject({ catalogos: { grados, comunas, hayBarrios: true, condiciones } });
    const map: unknown = await (await client.call('api/educacion/sedes/mapa')).json();
    const { codigo, contorno } = readSample().comunas[0] ?? {};
    expect(map).toMatchObject({ comunas: [{ codigo, contorno }], lugares: [] });
    expect(await database.query('select telefono, latitud, longitud from sedes where latitud is not null')).toEqual([
      { telefono: '6085550101', latitud: 5.195, longitud: -74.605 },
    ]);
    const found: unknown = await (await client.call('api/educacion/instituciones?texto=ejemplo')).json();
    expect(found).toEqual({ elementos: [{ dane: '190000000001', nombre: 'Institución Educativa de Ejemplo' }] });
    await client.close();
    const entry = 'select que, llamada, objeto from registro_de_seguridad';
    expect(await database.query(entry)).toEqual([{ que: 'cambio', llamada: 'catalogues', objeto: 'Cupos escolares 2027' }]);
  });

  /** The client of somebody who manages places, and what it asks for with their token. */
  async function manage() {
    const cost = 4;
    const users = createUserManagement({ database, now: () => instant, cost });
    await users.add({ usuario: 'jorge', nombre: 'Jorge', secciones: ['gestion'] });
    await setOwnPassword(database, 'jorge', 'lluvia sobre tejados', cost);
    const client = await startBackend({ database, users: createStoredUsers(database, { cost }), now: () => demoMoment });
    const { token } = await client.signIn('jorge', 'lluvia sobre tejados');
    const headers = { Authorization: `Bearer ${token}` };
    return {
      make: () => client.post('api/educacion/gestion/convocatorias', { anio: 2026, desde: null }, headers),
      rules: () => client.call('api/educacion/gestion/convocatoria', { headers }),
      close: () => client.close(),
    };
  }

  it('is given its catalogues alone: institutions and the first call are made on the screens', async () => {
    const { instituciones: _, barrios: __, convocatoria: ___, ...catalogues } = readSample();
    await saveFirstData(database, readFirstData(write(catalogues), timeZone), instant);
    const client = await manage();
    const made = await client.make();
    expect([made.status, await made.json()]).toMatchObject([200, { elementos: [{ anio: 2026, estado: 'en_preparacion' }] }]);
    const rules = await client.rules();
    expect([rules.status, await rules.json()]).toMatchObject([200, { reglas: { reglaDeSemilla: '', etapas: [] } }]);
    await client.close();
  });

  it('has no call to be made without a notice', async () => {
    const client = await manage();
    const refused = await client.make();
    expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining('Falta el aviso de privacidad')]);
    await client.close();
  });

  it('is given them once: what families see is not overwritten', async () => {
    const tried = await Promise.allSettled([save(), save()]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(save()).rejects.toThrow('La base de datos ya tiene catálogos: esta orden solo llena una que está vacía');
    expect(await database.query('select count(*) as n from convocatorias')).toEqual([{ n: 1 }]);
  });
});
