import { type AsignacionesPreparadas, startAsignaciones } from '#test/support/allocations.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { Respuesta } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const VIEJA = { status: 409, body: { codigo: 'version_vieja' } };

describeOnBoth('a step whose answer was lost', ({ seeded }) => {
  let todo: AsignacionesPreparadas;
  beforeAll(async () => {
    todo = await startAsignaciones(await seeded());
  });
  afterAll(() => todo.close());

  it('is answered again as it was done, to who did it and for the same input only', async () => {
    const { paso, tramites } = todo;
    const cuantas = async (tabla: string): Promise<number> => (await tramites.database.query(`select 1 from ${tabla}`)).length;
    /** Sends it, and the same once more. */
    const dosVeces = async (cual: string, cuerpo: object = {}, como = 'coordinador', codigo = 'general'): Promise<Respuesta> => {
      const { version } = await todo.etapa(codigo);
      const primera = await paso(cual, { version, ...cuerpo }, como, codigo);
      expect(primera.status).toBe(200);
      const avisos = await cuantas('avisos');
      const tandas = await cuantas('tandas');
      expect(await paso(cual, { version, ...cuerpo }, como, codigo)).toMatchObject({ status: 200, body: primera.body });
      expect([await cuantas('avisos'), await cuantas('tandas')]).toEqual([avisos, tandas]);
      return primera;
    };
    /** What was sent from the version before, by another person or with another input. */
    const tarde = async (cual: string, cuerpo: object = {}, como = 'coordinador'): Promise<Respuesta> =>
      paso(cual, { version: (await todo.etapa()).version - 1, ...cuerpo }, como);

    const una = await todo.validada({ opciones: [...todo.ofertas] });
    todo.irA('2025-11-01');
    await dosVeces('congelacion');
    expect(await tarde('congelacion', {}, 'secretaria')).toMatchObject(VIEJA);
    const semilla = 'balota 7';
    await dosVeces('semilla', { semilla });
    expect(await tarde('semilla', { semilla: 'balota 8' })).toMatchObject(VIEJA);
    expect(await tarde('semilla', { semilla }, 'secretaria')).toMatchObject(VIEJA);
    const corrida = await todo.correr(semilla);
    await dosVeces('resultado', corrida);
    expect(await tarde('resultado', { ...corrida, huella: '0'.repeat(64) })).toMatchObject(VIEJA);
    expect(await tarde('resultado', corrida, 'secretaria')).toMatchObject(VIEJA);

    // Two weeks before the announced day: nobody loses a day to answer.
    const publicada = await dosVeces('publicacion', corrida, 'secretaria');
    expect(publicada.body).toMatchObject({ situacion: 'publicada', publica: '2025-11-15T05:00:00.000Z' });
    expect(await todo.estado(una)).toMatchObject({
      body: { estado: 'asignada', resultado: { publicadoEn: '2025-11-01T17:00:00.000Z', respondaAntesDe: '2025-11-20T05:00:00.000Z' } },
    });
    expect(await tarde('publicacion', corrida, 'coordinador')).toMatchObject(VIEJA);

    todo.irA('2025-11-22');
    await dosVeces('lista', { cierra: false }, 'coordinador', 'prioritaria');
    await dosVeces('lista', { cierra: false });
    expect(await tarde('lista', { cierra: false }, 'secretaria')).toMatchObject(VIEJA);
    todo.irA('2025-11-29');
    await dosVeces('lista', { cierra: true }, 'coordinador', 'prioritaria');
    await dosVeces('lista', { cierra: true });
    // Asked for on the stage as it is now, it is another step.
    expect(await paso('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
  });
});
