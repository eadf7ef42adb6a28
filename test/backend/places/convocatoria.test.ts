import * as v from 'valibot';

import type { ConvocatoriaDeGestion, ReglasDeConvocatoria } from '#domain/contractTypes.ts';
import { descongelar } from '#test/support/unfreeze.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type Respuesta, startTramites, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

// What the answers are held to by the contract's check.
const gestion = v.custom<ConvocatoriaDeGestion>(() => true);

describeOnBoth("the call's rules", ({ seeded }) => {
  let tramites: Tramites;
  const leer = async (): Promise<ConvocatoriaDeGestion> =>
    v.parse(gestion, (await tramites.llamar('gestion/convocatoria', { como: 'coordinador' })).body);
  const guardar = (cuerpo: unknown, como = 'coordinador'): Promise<Respuesta> =>
    tramites.llamar('gestion/convocatoria', { method: 'PUT', body: cuerpo, como });
  const cambiar = async (cambio: Partial<ReglasDeConvocatoria>): Promise<Respuesta> => {
    const { version, reglas } = await leer();
    return guardar({ version, reglas: { ...reglas, ...cambio } });
  };

  beforeAll(async () => {
    tramites = await startTramites(await seeded());
  });
  afterAll(() => tramites.close());

  it('are for who manages places', async () => {
    expect((await tramites.llamar('gestion/convocatoria')).status).toBe(401);
    expect((await tramites.llamar('gestion/convocatoria', { como: 'revisora' })).status).toBe(403);
    expect((await guardar({}, 'revisora')).status).toBe(403);
  });

  it('do not change once a list is frozen', async () => {
    expect(await leer()).toMatchObject({
      anio: 2026,
      version: 1,
      editable: false,
      reglas: {
        maximoOpciones: 3,
        sorteo: 'unico',
        diasParaResponder: 4,
        etapas: [{ codigo: 'prioritaria' }, { codigo: 'general', condiciones: [] }],
        reservas: [],
        fechasDeLista: ['2025-10-13', '2025-11-22', '2025-11-29'],
      },
    });
    expect(await cambiar({ maximoOpciones: 5 })).toMatchObject({ status: 409, body: { codigo: 'lista_congelada' } });
    expect(await leer()).toMatchObject({ version: 1, reglas: { maximoOpciones: 3 } });
  });

  describe('before that', () => {
    beforeAll(() => descongelar(tramites.database));

    it('are what filing and the allocation go by', async () => {
      const { version, reglas } = await leer();
      const etapas: ReglasDeConvocatoria['etapas'] = [
        {
          codigo: 'primera',
          nombre: 'Víctimas y discapacidad',
          abre: '2025-09-01T08:00:00-05:00',
          cierra: '2025-10-01T05:00:00.000Z',
          publica: '2025-10-20T05:00:00.000Z',
          condiciones: ['victima', 'discapacidad'],
        },
        {
          codigo: 'general',
          nombre: 'Todos',
          abre: '2025-10-01T05:00:00.000Z',
          cierra: '2025-12-01T05:00:00.000Z',
          publica: '2025-12-15T20:30:00.000Z',
          condiciones: [],
        },
      ];
      const nuevas: ReglasDeConvocatoria = {
        nombre: '  Cupos 2026, ñ  ',
        maximoOpciones: 1,
        sorteo: 'por_lugar',
        reglaDeSemilla: 'El número ganador.\nCon su serie.',
        diasParaResponder: 7,
        etapas,
        prioridades: ['sisben', 'hermano_en_institucion'],
        reservas: [
          { condicion: 'victima', puestos: 2 },
          { condicion: 'discapacidad', puestos: 0 },
        ],
        fechasDeLista: ['2026-01-20', '2025-10-21'],
      };
      const guardada = await guardar({ version, reglas: nuevas });
      expect(guardada).toMatchObject({ status: 200 });
      expect(guardada.body).toEqual({
        ...(await leer()),
        version: version + 1,
        editable: true,
        reglas: {
          ...nuevas,
          nombre: 'Cupos 2026, ñ',
          etapas: [{ ...etapas[0], abre: '2025-09-01T13:00:00.000Z', condiciones: ['discapacidad', 'victima'] }, etapas[1]],
          fechasDeLista: ['2025-10-21', '2026-01-20'],
        },
      });

      expect((await tramites.llamar('convocatoria')).body).toMatchObject({
        nombre: 'Cupos 2026, ñ',
        situacion: 'abierta',
        abre: '2025-09-01T13:00:00.000Z',
        cierra: '2025-12-01T05:00:00.000Z',
        publica: '2025-12-15T20:30:00.000Z',
        maximoOpciones: 1,
      });
      expect(await tramites.llamar('solicitudes', { body: tramites.nueva() })).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'datos.opciones', mensaje: 'Elija una sola opción.' }] },
      });
      // Who had seen the stages before looks at them again.
      expect((await tramites.llamar('gestion/asignacion', { como: 'coordinador' })).body).toMatchObject({
        elementos: [
          { codigo: 'primera', version: 2, publica: '2025-10-20T05:00:00.000Z', fechasDeLista: ['2025-10-21', '2026-01-20'] },
          { codigo: 'general', version: 2, reglaDeSemilla: 'El número ganador.\nCon su serie.' },
        ],
      });
      const cambios = await tramites.database.query('select version, quien, antes from cambios_de_reglas');
      expect(cambios).toEqual([{ version, quien: 'coordinador', antes: reglas }]);
      await expect(tramites.database.query('delete from cambios_de_reglas')).rejects.toThrow('solo crece');
    });

    it('are changed by one person at a time', async () => {
      const { version, reglas } = await leer();
      expect((await guardar({ version, reglas: { ...reglas, diasParaResponder: 3 } }, 'secretaria')).status).toBe(200);
      expect(await guardar({ version, reglas: { ...reglas, diasParaResponder: 5 } })).toMatchObject({
        status: 409,
        body: { codigo: 'version_vieja' },
      });
      expect(await leer()).toMatchObject({ version: version + 1, reglas: { diasParaResponder: 3 } });
    });

    it('close no later than the last request that is waiting', async () => {
      const { reglas } = await leer();
      const [primera, segunda] = reglas.etapas;
      const antes = { ...segunda, cierra: '2025-10-02T05:00:00.000Z' } as ReglasDeConvocatoria['etapas'][number];
      expect(await cambiar({ etapas: [...(primera ? [primera] : []), antes] })).toMatchObject({
        status: 422,
        body: { codigo: 'datos_no_validos', errores: [{ campo: 'reglas.etapas.1.cierra' }] },
      });
    });

    it.each([
      ['a form that is none', { version: 1 }, 400, undefined],
      ['a version that is none', { version: 0, reglas: {} }, 400, undefined],
      ['rules that are none', { version: 1, reglas: 'todas' }, 422, 'reglas'],
      ['rules that lack', { version: 1, reglas: {} }, 422, 'reglas.nombre'],
    ])('with %s are refused', async (_, cuerpo, status, campo) => {
      const { body, ...respuesta } = await guardar(cuerpo);
      expect(respuesta.status).toBe(status);
      if (campo !== undefined) expect(body).toMatchObject({ errores: expect.arrayContaining([expect.objectContaining({ campo })]) as unknown });
    });

    it('that are wrong are told by their field, and nothing is saved', async () => {
      const { version } = await leer();
      expect(await cambiar({ prioridades: ['hijo_del_alcalde'], reservas: [{ condicion: 'victima', puestos: -1 }] })).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'reglas.prioridades.0' }, { campo: 'reglas.reservas.0.puestos' }] },
      });
      expect((await leer()).version).toBe(version);
    });
  });
});
