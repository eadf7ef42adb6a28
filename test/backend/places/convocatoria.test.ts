import * as v from 'valibot';

import type { ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import { unfreeze } from '#test/support/unfreeze.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type ApiAnswer, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

// What the answers are held to by the contract's check.
const management = v.custom<ManagedConvocatoria>(() => true);

describeOnBoth("the call's rules", ({ seeded }) => {
  let api: TestApi;
  const read = async (): Promise<ManagedConvocatoria> =>
    v.parse(management, (await api.call('gestion/convocatoria', { login: 'coordinador' })).body);
  const save = (sent: unknown, login = 'coordinador'): Promise<ApiAnswer> =>
    api.call('gestion/convocatoria', { method: 'PUT', body: sent, login });
  const change = async (changed: Partial<ConvocatoriaRules>): Promise<ApiAnswer> => {
    const { version, reglas } = await read();
    return save({ version, reglas: { ...reglas, ...changed } });
  };

  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  it('are for who manages places', async () => {
    expect((await api.call('gestion/convocatoria')).status).toBe(401);
    expect((await api.call('gestion/convocatoria', { login: 'revisora' })).status).toBe(403);
    expect((await save({}, 'revisora')).status).toBe(403);
  });

  it('do not change once a list is frozen', async () => {
    expect(await read()).toMatchObject({
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
    expect(await change({ maximoOpciones: 5 })).toMatchObject({ status: 409, body: { codigo: 'lista_congelada' } });
    expect(await read()).toMatchObject({ version: 1, reglas: { maximoOpciones: 3 } });
  });

  it('have their dates extended then, for a reason that families read, and never shortened', async () => {
    const { version, reglas } = await read();
    const extended = (cierra: string, publica: string) => ({
      ...reglas,
      etapas: reglas.etapas.map((etapa) => (etapa.codigo === 'general' ? { ...etapa, cierra, publica } : etapa)),
    });
    const later = extended('2025-11-18T05:00:00.000Z', '2025-11-24T05:00:00.000Z');
    const motivo = 'Por el paro de noviembre.';
    for (const [sent, field] of [
      [{ reglas: later, motivo: '' }, 'motivo'],
      [{ reglas: extended('2025-10-05T05:00:00.000Z', '2025-11-24T05:00:00.000Z'), motivo }, 'reglas.etapas.1.cierra'],
      [{ reglas: extended('2025-11-18T05:00:00.000Z', '2025-12-28T05:00:00.000Z'), motivo }, 'reglas.etapas.1.publica'],
      [{ reglas: { ...later, maximoOpciones: 5 }, motivo }, 'reglas.maximoOpciones'],
    ] as const) {
      expect(await save({ version, ...sent })).toMatchObject({ status: 422, body: { errores: [{ campo: field }] } });
    }
    const both = await Promise.all([
      save({ version, reglas: later, motivo }),
      save({ version, reglas: { ...reglas, diasParaResponder: 9 }, motivo }, 'secretaria'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await read();
    if (now.reglas.diasParaResponder === 9)
      await save({ version: now.version, reglas: { ...later, diasParaResponder: 9 }, motivo });
    expect((await api.call('convocatoria')).body).toMatchObject({
      cierra: '2025-11-18T05:00:00.000Z',
      calendario: {
        ampliaciones: expect.arrayContaining([
          expect.objectContaining({
            motivo,
            cambios: [expect.objectContaining({ que: 'cierra' }), expect.objectContaining({ que: 'publica' })],
          }),
        ]) as unknown,
      },
    });
    expect((await api.call('gestion/convocatoria/cambios', { login: 'coordinador' })).body).toMatchObject({
      elementos: expect.arrayContaining([expect.objectContaining({ motivo })]) as unknown,
      actuales: { etapas: [{}, { cierra: '2025-11-18T05:00:00.000Z' }] },
    });
    expect((await api.call('gestion/convocatoria/cambios', { login: 'revisora' })).status).toBe(403);
    // Who changed them is told by name.
    expect((await api.call('gestion/personas', { login: 'coordinador' })).body['personas']).toContainEqual(
      expect.objectContaining({ login: 'coordinador' }),
    );
    expect((await api.call('gestion/personas', { login: 'revisora' })).status).toBe(403);
  });

  describe('before that', () => {
    beforeAll(() => unfreeze(api.database));

    it('are what filing and the allocation go by', async () => {
      const { version, reglas } = await read();
      const etapas: ConvocatoriaRules['etapas'] = [
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
      const added: ConvocatoriaRules = {
        nombre: '  Cupos 2026, ñ  ',
        maximoOpciones: 1,
        sorteo: 'por_lugar',
        reglaDeSemilla: 'El número ganador.\nCon su serie.',
        diasParaResponder: 7,
        aniosDeDatos: 8,
        etapas,
        prioridades: ['sisben', 'hermano_en_institucion'],
        hermanos: 'hermano_en_institucion',
        reservas: [
          { condicion: 'victima', puestos: 2 },
          { condicion: 'discapacidad', puestos: 0 },
        ],
        fechasDeLista: ['2026-01-20', '2025-10-21'],
        matricula: { desde: '2026-01-05', hasta: '2026-01-15' },
      };
      const saved = await save({ version, reglas: added });
      expect(saved).toMatchObject({ status: 200 });
      expect(saved.body).toEqual({
        ...(await read()),
        version: version + 1,
        editable: true,
        reglas: {
          ...added,
          nombre: 'Cupos 2026, ñ',
          etapas: [{ ...etapas[0], abre: '2025-09-01T13:00:00.000Z', condiciones: ['discapacidad', 'victima'] }, etapas[1]],
          fechasDeLista: ['2025-10-21', '2026-01-20'],
        },
      });

      expect((await api.call('convocatoria')).body).toMatchObject({
        nombre: 'Cupos 2026, ñ',
        situacion: 'abierta',
        abre: '2025-09-01T13:00:00.000Z',
        cierra: '2025-12-01T05:00:00.000Z',
        publica: '2025-12-15T20:30:00.000Z',
        maximoOpciones: 1,
        calendario: { matricula: added.matricula, reservas: added.reservas },
      });
      expect(await api.call('solicitudes', { body: api.newSolicitud() })).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'datos.opciones', mensaje: 'Elija una sola opción.' }] },
      });
      // Who had seen the stages before looks at them again.
      expect((await api.call('gestion/asignacion', { login: 'coordinador' })).body).toMatchObject({
        elementos: [
          { codigo: 'primera', publica: '2025-10-20T05:00:00.000Z', fechasDeLista: ['2025-10-21', '2026-01-20'] },
          { codigo: 'general', reglaDeSemilla: 'El número ganador.\nCon su serie.' },
        ],
      });
      const changes = await api.database.query('select version, quien, antes from cambios_de_reglas where motivo is null');
      expect(changes).toEqual([{ version, quien: 'coordinador', antes: reglas }]);
      await expect(api.database.query('delete from cambios_de_reglas')).rejects.toThrow('solo crece');
    });

    it('are changed by one person at a time', async () => {
      const { version, reglas } = await read();
      expect((await save({ version, reglas: { ...reglas, diasParaResponder: 3 } }, 'secretaria')).status).toBe(200);
      expect(await save({ version, reglas: { ...reglas, diasParaResponder: 5 } })).toMatchObject({
        status: 409,
        body: { codigo: 'version_vieja' },
      });
      expect(await read()).toMatchObject({ version: version + 1, reglas: { diasParaResponder: 3 } });
    });

    it('close no later than the last request that is waiting', async () => {
      const { reglas } = await read();
      const [first, second] = reglas.etapas;
      const before = { ...second, cierra: '2025-10-02T05:00:00.000Z' } as ConvocatoriaRules['etapas'][number];
      expect(await change({ etapas: [...(first ? [first] : []), before] })).toMatchObject({
        status: 422,
        body: { codigo: 'datos_no_validos', errores: [{ campo: 'reglas.etapas.1.cierra' }] },
      });
    });

    it.each([
      ['a form that is none', { version: 1 }, 400, undefined],
      ['a version that is none', { version: 0, reglas: {} }, 400, undefined],
      ['rules that are none', { version: 1, reglas: 'todas' }, 422, 'reglas'],
      ['rules that lack', { version: 1, reglas: {} }, 422, 'reglas.nombre'],
    ])('with %s are refused', async (_, sent, status, field) => {
      const { body, ...answer } = await save(sent);
      expect(answer.status).toBe(status);
      if (field !== undefined)
        expect(body).toMatchObject({ errores: expect.arrayContaining([expect.objectContaining({ campo: field })]) as unknown });
    });

    it('that are wrong are told by their field, and nothing is saved', async () => {
      const { version } = await read();
      expect(
        await change({ prioridades: ['hijo_del_alcalde'], reservas: [{ condicion: 'victima', puestos: -1 }] }),
      ).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'reglas.prioridades.0' }, { campo: 'reglas.reservas.0.puestos' }] },
      });
      expect((await read()).version).toBe(version);
    });
  });
});
