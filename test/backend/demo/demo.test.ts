import * as v from 'valibot';

import { solicitudSchema } from '#domain/solicitud/solicitudSchema.ts';
import { documentoProblem, normalizeDocumento } from '#domain/documento.ts';
import { ESTADOS } from '#domain/estados.ts';
import { MOVES } from '#domain/moves.ts';
import { checkRadicado } from '#domain/radicado.ts';
import { publishedYears } from '#test/support/publishedYear.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import { type Database, readRows } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { readSchoolYear, readSummary } from '#backend/places/summary.ts';
import { createLuck } from '#backend/demo/luck.ts';
import { COMUNAS, CONDICIONES, GRADOS, JORNADAS, KINSHIPS, DOCUMENTO_KINDS, ZONAS } from '#backend/demo/demoCatalogues.ts';
import { schoolYear, midnightAfter } from '#backend/demo/demoDates.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';

const moveSchema = v.object({
  solicitud: v.number(),
  en: v.date(),
  papel: v.string(),
  de: v.nullable(v.string()),
  a: v.string(),
});
const solicitudRowSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  estado: v.string(),
  documento: v.string(),
  nombre: v.string(),
  version: v.number(),
  plazo: v.nullable(v.date()),
  actualizada_en: v.date(),
});
const solicitudesSql = 'select id, radicado, estado, documento, nombre, version, plazo, actualizada_en from solicitudes';

describeOnBoth('the demonstration', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  const count = async (sql: string): Promise<unknown> => (await database.query(`select count(*) as n from ${sql}`))[0]?.['n'];

  it('is a city of 60 institutions, some 1,500 ofertas over all grados, a call and 400 requests', async () => {
    expect(await count('instituciones')).toBe(60);
    const ofertas = await count('ofertas where vacantes between 0 and capacidad');
    expect(ofertas).toBe(await count('ofertas'));
    expect(Number(ofertas)).toBeGreaterThan(1_400);
    expect(Number(ofertas)).toBeLessThan(1_600);
    expect(await count('(select distinct grado from ofertas) as ofrecidos')).toBe(23);
    expect(await count('grados')).toBe(23);
    expect(await count('solicitudes')).toBe(400);
    const isOpen = await database.query('select anio from convocatorias where abre <= $1 and cierra > $1', [
      new Date(demoMoment).toISOString(),
    ]);
    expect(isOpen).toEqual([{ anio: 2026 }]);
    expect(await readSchoolYear(database)).toBe(2026);
  });

  it('has requests in every state that the call has come to, whose logs lead there by moves that can be made', async () => {
    const solicitudes = await readRows(database, solicitudRowSchema, solicitudesSql);
    // Nobody is without a place for good while the list of the stage that placed them is open.
    const possible = ESTADOS.filter((estado) => estado !== 'sin_cupo');
    expect(new Set(solicitudes.map(({ estado }) => estado))).toEqual(new Set(possible));
    expect(await count('corridas where publicada_en is not null and cerrada_en is null')).toBe(1);
    const moves = await readRows(
      database,
      moveSchema,
      "select solicitud, en, papel, de, a from bitacora where que = 'movimiento' order by id",
    );
    for (const { id, estado, version, actualizada_en: updated } of solicitudes) {
      const own = moves.filter(({ solicitud }) => solicitud === id);
      let previous: { readonly a: string | null; readonly en: Date } = { a: null, en: new Date(0) };
      for (const { en, papel, de, a } of own) {
        expect(MOVES.some((first) => first.actor === papel && first.from === de && first.to === a)).toBe(true);
        expect(de).toBe(previous.a);
        expect(en.getTime()).toBeGreaterThanOrEqual(previous.en.getTime());
        previous = { a, en };
      }
      expect([previous.a, previous.en, own.length]).toEqual([estado, updated, version]);
      expect(updated.getTime()).toBeLessThan(demoMoment);
    }
  });

  it('has no deadline that has passed, and one where one runs', async () => {
    const solicitudes = await readRows(database, solicitudRowSchema, solicitudesSql);
    const withDeadline = solicitudes.filter(({ plazo }) => plazo !== null);
    expect(new Set(withDeadline.map(({ estado }) => estado))).toEqual(new Set(['por_subsanar', 'asignada']));
    expect(withDeadline).toHaveLength(solicitudes.filter(({ estado }) => ['por_subsanar', 'asignada'].includes(estado)).length);
    expect(withDeadline.every(({ plazo }) => Number(plazo) > demoMoment)).toBe(true);
  });

  it('has radicados and documents that can be right, and names of every kind', async () => {
    const solicitudes = await readRows(database, solicitudRowSchema, solicitudesSql);
    for (const { radicado, documento } of solicitudes) {
      expect(checkRadicado(radicado)).toEqual({ ok: true, value: radicado });
      expect(documentoProblem({ codigo: 'RC', formato: 'digitos' }, documento, [])).toBeUndefined();
      expect(normalizeDocumento(documento)).toBe(documento);
    }
    const names = solicitudes.map(({ nombre }) => nombre).join('\n');
    for (const odd of ['ñ', 'Ñ', "'", '-', 'Á']) expect(names).toContain(odd);
  });

  it('has data that could be sent as it is', async () => {
    const catalogos = {
      tiposDocumento: [...DOCUMENTO_KINDS],
      grados: [...GRADOS],
      jornadas: [...JORNADAS],
      zonas: [...ZONAS],
      comunas: [...COMUNAS],
      hayBarrios: true,
      parentescos: [...KINSHIPS],
      condiciones: [...CONDICIONES],
    };
    const schema = solicitudSchema({ maximoOpciones: 3, catalogos }, '2025-10-15');
    for (const { datos } of await database.query('select datos from solicitudes')) {
      expect(v.safeParse(schema, datos)).toMatchObject({ issues: undefined, output: datos });
    }
  });

  it('asks only for places of the grado, offers each seat once, and explains each option', async () => {
    expect(
      await count(`solicitud_opciones join solicitudes on solicitudes.id = solicitud
        join ofertas on ofertas.id = oferta where ofertas.grado <> solicitudes.grado or ofertas.anio <> solicitudes.anio`),
    ).toBe(0);
    expect(
      await count(`(select oferta_asignada, count(*) as ocupados from solicitudes where oferta_asignada is not null
        group by 1) as ocupadas join ofertas on id = oferta_asignada where ocupados > vacantes`),
    ).toBe(0);
    expect(
      await count(`solicitudes where (oferta_asignada is not null)
        <> (estado in ('asignada', 'aceptada', 'aceptada_y_en_lista', 'matriculada'))`),
    ).toBe(0);
    expect(
      await count(`solicitudes join solicitud_opciones as o on o.solicitud = id left join resultados as r
        on r.solicitud = id and r.oferta = o.oferta where (resultado_en is null) <> (r.oferta is null)`),
    ).toBe(0);
    expect(
      await count(`solicitudes join resultados on solicitud = id and oferta = oferta_asignada where resultado <> 'asignada'`),
    ).toBe(0);
  });

  it('has decided each condition of what was validated', async () => {
    expect(
      await count(`solicitudes join solicitud_condiciones on solicitud = id where decision = 'pendiente'
        and estado not in ('radicada', 'en_revision', 'por_subsanar', 'no_admitida', 'retirada')`),
    ).toBe(0);
    // Current seats that the enrolment list proves, and others that wait for a decision.
    for (const proven of ['', 'not ']) {
      const claims = `solicitudes where cupo_alegado is not null and ${proven}cupo_en_lista and estado = 'en_revision'`;
      expect(Number(await count(claims))).toBeGreaterThan(0);
    }
    expect(Number(await count("solicitud_condiciones where decision = 'negada' and motivo <> ''"))).toBeGreaterThan(0);
  });

  it('is counted live, without the seats that are offered or held', async () => {
    const { solicitudes, cupos } = await readSummary(database);
    expect(solicitudes).toBe(
      await count("solicitudes where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')"),
    );
    const [row] = await database.query('select sum(vacantes) as n from ofertas');
    expect(cupos).toBe(Number(row?.['n']) - Number(await count('solicitudes where oferta_asignada is not null')));
  });

  it('is left as it is when it is there', async () => {
    const everything = 'select * from bitacora order by id';
    const before = await database.query(everything);
    expect(await fillDemo(database, new Date(0))).toBe(false);
    expect(await database.query(everything)).toEqual(before);
  });
});

describeOnBoth('the demonstration of one moment', ({ seeded, empty }) => {
  it('is the same on every machine', async () => {
    const [one, other] = [await seeded(), await empty()];
    try {
      await migrate(other);
      expect(await fillDemo(other, new Date(demoMoment), publishedYears)).toBe(true);
      for (const sql of [
        'select * from ofertas order by id',
        'select * from solicitudes order by id',
        'select * from bitacora order by id',
        'select * from resultados order by solicitud, oferta',
      ]) {
        expect(await other.query(sql)).toEqual(await one.query(sql));
      }
    } finally {
      await one.close();
      await other.close();
    }
  });
});

describe('an empty database', () => {
  it.each([
    ['2026-01-01T04:59:59Z', 2026, '2025-12-31T05:00:00.000Z'],
    ['2026-01-01T05:00:00Z', 2027, '2026-01-01T05:00:00.000Z'],
    ['2028-02-29T23:00:00Z', 2029, '2028-02-29T05:00:00.000Z'],
  ])('at %s is for the year %i', (moment, year, midnight) => {
    expect(schoolYear(new Date(moment))).toBe(year);
    expect(midnightAfter(new Date(moment), 0).toISOString()).toBe(midnight);
  });
});

describe('its chance', () => {
  it('is the same for the same seed, and within what was asked for', () => {
    const [one, other] = [createLuck('a'), createLuck('a')];
    const draws = Array.from({ length: 1000 }, () => one.between(-1, 2));
    expect(draws).toEqual(Array.from({ length: 1000 }, () => other.between(-1, 2)));
    expect(new Set(draws)).toEqual(new Set([-1, 0, 1, 2]));
    expect(one.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(one.draw([1, 2, 3]).sort()).toEqual([1, 2, 3]);
    expect(one.draw([1, 2, 3], 2)).toHaveLength(2);
    expect([one.happens(0), one.happens(1)]).toEqual([false, true]);
    expect(() => one.choose([])).toThrow(RangeError);
  });
});
