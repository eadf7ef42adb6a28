import * as v from 'valibot';

import { compareVariants } from '#allocation/comparison/compareVariants.ts';
import type { Variant } from '#allocation/comparison/comparisonMessages.ts';
import { comparisonDataSchema, rasgosDeListaSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const condicion = (codigo: string, institucion: string | null = null) => ({
  codigo,
  institucion,
  autorizada: true,
  archivos: [],
});

describeOnBoth('what simulations are compared by', ({ seeded }) => {
  let everything: PreparedAllocations;
  beforeAll(async () => {
    everything = await startAllocations(await seeded());
  });
  afterAll(() => everything.close());

  const data = async () => v.parse(comparisonDataSchema, (await everything.read('/general/comparacion')).body);
  const rasgos = async () => v.parse(rasgosDeListaSchema, (await everything.read('/general/rasgos')).body).contenido;

  it('is for who manages places, and of a stage that there is', async () => {
    const { api, read } = everything;
    for (const which of ['comparacion', 'rasgos']) {
      expect((await api.call(`gestion/asignacion/general/${which}`)).status).toBe(401);
      expect((await read(`/general/${which}`, 'revisora')).status).toBe(403);
      expect(await read(`/ninguna/${which}`)).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
    }
  });

  it("gives simulations the list's own market, and that which other rules would make of it", async () => {
    const { api, fileValidated, ofertas, replica } = everything;
    const [a, b, c] = ofertas;
    const { ofertas: places, prioridades } = await data();
    const danes = new Map(places.map(({ id, dane }) => [id, dane]));
    await fileValidated({ condiciones: [condicion('discapacidad'), condicion('grupo_etnico')], opciones: [a, b] });
    await fileValidated({ condiciones: [condicion('hermano_en_institucion', danes.get(b) ?? null)], opciones: [a, b, c] });
    const third = await fileValidated({ condiciones: [condicion('grupo_etnico')], opciones: [b, c] });
    const pending = await api.file({ condiciones: [condicion('discapacidad')], opciones: [a] });

    const text = await rasgos();
    for (const secret of [third.radicado, third.datos.estudiante.documento, pending.radicado, 'Iñaki']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain(`hermano_en_institucion@${danes.get(b)}`);
    // Only what is approved counts: the one that waits for its decision has a line without it.
    const [waiting] = v.parse(
      v.tuple([v.object({ tiquete: v.string() })]),
      await api.database.query('select tiquete from solicitudes where radicado = $1', [pending.radicado]),
    );
    expect(text.split('\n')).toContain(`${waiting.tiquete} ${pending.datos.estudiante.comuna}`);

    const before = await data();
    const file = new Blob([(await replica()).contenido]);
    const grados = [...new Set(places.map(({ grado }) => grado))];
    const hashOf = async (rules: Pick<Variant, 'lottery' | 'prioridades' | 'reservas' | 'hermanos'>) => {
      const variants = [{ ...rules, semilla: 'una', cupos: [] }];
      const facts = {
        ...before,
        condiciones: ['discapacidad', 'victima', 'hermano_en_institucion', 'grupo_etnico', 'proteccion', 'sisben'],
        comunas: [],
        grados,
      };
      const found = await compareVariants({ file, rasgos: text, facts, variants, semillas: [] }, () => undefined);
      expect(found).toMatchObject({ changed: 0, variants: [{ findings: [] }] });
      return found.variants[0]?.inputHash;
    };
    expect(await hashOf({ ...before, lottery: 'unico' })).toBe((await replica()).huella);

    const others = prioridades.filter((one) => one !== 'discapacidad');
    const reservas = [{ condicion: 'grupo_etnico', puestos: 2 }];
    const simulated = await hashOf({ prioridades: others, reservas, lottery: 'por-oferta', hermanos: 'hermano_en_institucion' });
    await api.database.query("update convocatorias set sorteo = 'por_lugar', hermanos = 'hermano_en_institucion'");
    await api.database.query("delete from prioridades where condicion = 'discapacidad'");
    await api.database.query(
      "insert into reservas (convocatoria, condicion, orden, puestos) select id, 'grupo_etnico', 1, 2 from convocatorias where anio = 2026",
    );
    const hermanos = 'hermano_en_institucion';
    expect(await data()).toEqual({ ...before, sorteo: 'por_lugar', prioridades: others, hermanos, reservas });
    expect((await replica()).huella).toBe(simulated);
  });
});
