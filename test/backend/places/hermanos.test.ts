import * as v from 'valibot';

import { lotteryNumber } from '#allocation/lottery.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { pgliteDatabases } from '#test/support/testDatabase.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const CONDICION = 'hermano_en_institucion';
const convocatoriaSchema = v.looseObject({
  version: v.number(),
  reglas: v.looseObject({ prioridades: v.array(v.string()), hermanos: v.nullable(v.string()) }),
});

describe('the seat of an older sibling', () => {
  let everything: PreparedAllocations;
  /** At one institution, with a seat each: an oferta of the younger's grado and one of the older's; another one for each. */
  let young: string;
  let old: string;
  let otherYoung: string;
  let otherOld: string;
  beforeEach(async () => {
    everything = await startAllocations(await pgliteDatabases.seeded());
    const { database } = everything.api;
    // As long as no list was frozen: without the stage that the demonstration has published.
    await database.script(`delete from resultados; delete from corrida_solicitudes; delete from cortes; delete from tandas;
      delete from corridas; delete from etapa_condiciones where numero = 1; delete from etapas where numero = 1;
      delete from fechas_de_lista where dia < '2025-11-20';
      update solicitudes set estado = 'no_admitida', plazo = null, etapa = null, oferta_asignada = null`);
    const ofGrado = async (grado: number) =>
      v.parse(
        v.array(v.object({ id: v.string(), dane: v.string() })),
        await database.query(
          `select o.id, d.institucion as dane from ofertas o join sedes d on d.id = o.sede where o.anio = 2026 and o.grado = $1 order by o.id`,
          [grado],
        ),
      );
    const fifth = await ofGrado(5);
    const sixth = await ofGrado(6);
    const both = fifth.find(({ dane }) => sixth.some((oferta) => oferta.dane === dane));
    young = both?.id ?? '';
    old = sixth.find(({ dane }) => dane === both?.dane)?.id ?? '';
    otherYoung = fifth.find(({ dane }) => dane !== both?.dane)?.id ?? '';
    otherOld = sixth.find(({ dane }) => dane !== both?.dane)?.id ?? '';
    await database.query('update ofertas set capacidad = 1, continuan = 0, repiten = 0 where id = any($1::uuid[])', [
      [young, old, otherYoung, otherOld],
    ]);
  });
  afterEach(() => everything.close());

  const readRules = async () =>
    v.parse(convocatoriaSchema, (await everything.api.call('gestion/convocatoria', { login: 'coordinador' })).body);
  const setHermanos = async (change: object) => {
    const { version, reglas } = await readRules();
    const body = { version, reglas: { ...reglas, ...change } };
    return everything.api.call('gestion/convocatoria', { login: 'coordinador', method: 'PUT', body });
  };
  const file = (grado: 5 | 6, opciones: readonly string[], hermanos: readonly FiledSolicitud[] = []) =>
    everything.fileValidated({
      estudiante: { grado },
      opciones: [...opciones],
      hermanos: hermanos.map(({ radicado }) => ({ radicado })),
    });
  const stateOf = async (one: FiledSolicitud) => (await everything.estado(one)).body;

  /** A seed by which these are drawn in this order, each by the number of its family. */
  async function semillaFor(...inOrder: readonly FiledSolicitud[]): Promise<string> {
    const rows = v.parse(
      v.array(v.object({ radicado: v.string(), familia: v.string() })),
      await everything.api.database.query('select radicado, tiquete_familia as familia from solicitudes'),
    );
    const families = new Map(rows.map(({ radicado, familia }) => [radicado, familia]));
    for (let at = 1; ; at += 1) {
      const numbers = inOrder.map(({ radicado }) => lotteryNumber(`sorteo ${at}`, families.get(radicado) ?? ''));
      if (numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? '') < number)) return `sorteo ${at}`;
    }
  }

  /** The official run of the general stage, published. */
  async function runStage(...inOrder: readonly FiledSolicitud[]): Promise<string> {
    const semilla = await semillaFor(...inOrder);
    everything.goToDay('2025-11-01');
    expect(await everything.takeStep('congelacion')).toMatchObject({ status: 200 });
    expect(await everything.takeStep('semilla', { semilla })).toMatchObject({ status: 200 });
    const run = await everything.run(semilla);
    expect(await everything.takeStep('resultado', run)).toMatchObject({ status: 200 });
    everything.goToDay('2025-11-15');
    expect(await everything.takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });
    return (await everything.replica()).contenido;
  }

  it('is turned on only with a priority of one institution, and told to families', async () => {
    expect((await readRules()).reglas.hermanos).toBeNull();
    expect((await everything.api.call('convocatoria')).body).toMatchObject({ hermanos: null });
    const refused = (campo: string, mensaje: string) => ({
      status: 422,
      body: { errores: [{ campo, mensaje: expect.stringContaining(mensaje) as unknown }] },
    });
    expect(await setHermanos({ prioridades: ['sisben'], hermanos: CONDICION })).toMatchObject(
      refused('reglas.hermanos', 'ya no está entre las prioridades'),
    );
    expect(await setHermanos({ prioridades: ['sisben'], hermanos: 'sisben' })).toMatchObject(
      refused('reglas.hermanos', 'Elija una condición de la lista'),
    );
    expect(await setHermanos({ hermanos: CONDICION })).toMatchObject({ status: 200, body: { reglas: { hermanos: CONDICION } } });
    expect((await everything.api.call('convocatoria')).body).toMatchObject({ hermanos: CONDICION });
  });

  it('counts in the run, and both are told: the younger why, siblings of one number how they stand', async () => {
    expect(await setHermanos({ hermanos: CONDICION })).toMatchObject({ status: 200 });
    const older = await file(6, [old, otherOld]);
    const younger = await file(5, [young, otherYoung], [older]);
    const twin = await file(5, [young], [older]);
    const rival = await file(5, [young, otherYoung]);
    const replica = await runStage(rival, older);
    expect(replica).toMatch(/\r\nhermanos,\d,\r\n/);
    expect(replica).toMatch(new RegExp(`\\r\\noferta,${old},1,,I\\d+,\\d+\\r\\n`));

    const [got, twinGot] = [await stateOf(younger), await stateOf(twin)];
    const [winner, loser, won] =
      got['estado'] === 'asignada' && isAt(got, young) ? [younger, twin, got] : [twin, younger, twinGot];
    const { reglas } = await readRules();
    const prioridad = reglas.prioridades.indexOf(CONDICION) + 1;
    expect(won).toMatchObject({ resultado: { asignada: { id: young } } });
    const told = { oferta: young, prioridad, porHermano: true, desempate: expect.any(Number) as unknown };
    expect(won['resultado']).toMatchObject({ opciones: expect.arrayContaining([expect.objectContaining(told)]) as unknown });
    // The seat went to one of the two, by the number that each has for itself.
    const tieBreakOf = async (one: FiledSolicitud) =>
      v.parse(resultSchema, await stateOf(one)).resultado.opciones.find(({ oferta }) => oferta === young)?.desempate ?? 2;
    expect(await tieBreakOf(winner)).toBeLessThan(await tieBreakOf(loser));
    expect(await stateOf(rival)).toMatchObject({
      resultado: { opciones: [{ oferta: young, resultado: 'no_alcanzo', porHermano: false, desempate: null }, {}] },
    });
    const { body } = await everything.read(`/general/explicacion/${winner.radicado}`);
    expect(JSON.stringify(body)).toContain(`Cuenta como hermano: ${older.radicado} quedó en esta institución.`);
    expect(JSON.stringify(body)).toContain('Comparte ese número con sus hermanos');
  });

  it('gives nothing where the call does not say so', async () => {
    const older = await file(6, [old, otherOld]);
    const younger = await file(5, [young, otherYoung], [older]);
    const rival = await file(5, [young, otherYoung]);
    const replica = await runStage(rival, older);
    expect(replica).not.toContain('hermanos');
    expect(await stateOf(rival)).toMatchObject({ resultado: { asignada: { id: young } } });
    // Siblings of two grados stand at no oferta together, and share the number.
    expect(await stateOf(younger)).toMatchObject({ resultado: { asignada: { id: otherYoung } } });
  });

  it('held from an earlier run by one who waits no more, counts in a later one', async () => {
    expect(await setHermanos({ hermanos: CONDICION })).toMatchObject({ status: 200 });
    const older = await file(6, [old]);
    const younger = await file(5, [young], [older]);
    const rival = await file(5, [young]);
    await everything.api.database.query("update solicitudes set estado = 'aceptada', oferta_asignada = $2 where radicado = $1", [
      older.radicado,
      old,
    ]);
    await runStage(rival, older);
    expect(await stateOf(younger)).toMatchObject({ resultado: { asignada: { id: young }, opciones: [{ porHermano: false }] } });
    expect(await stateOf(rival)).toMatchObject({ resultado: { asignada: null } });
  });
});

const resultSchema = v.looseObject({
  resultado: v.looseObject({ opciones: v.array(v.looseObject({ oferta: v.string(), desempate: v.nullable(v.number()) })) }),
});

const isAt = ({ resultado }: Record<string, unknown>, oferta: string): boolean =>
  v.is(v.looseObject({ asignada: v.looseObject({ id: v.literal(oferta) }) }), resultado);
