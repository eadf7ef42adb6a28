import * as v from 'valibot';

import { foundSolicitudesSchema, sedeListSchema, sedesTodaySchema } from '#domain/answers/todayAnswers.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

describeOnBoth('who has the seats today', ({ seeded }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  const read = async (path: string, login = 'coordinador') => api.call(`gestion/${path}`, { login });
  /** A sede that the demonstration gave seats of, with how many and how many of these are taken up. */
  const takenSede = async () => {
    const [row] = await api.database.query(
      `select o.sede::text as sede, count(*)::int as cuantas, count(*) filter (where s.estado = 'matriculada')::int as matriculadas,
         min(i.nombre || ' ' || d.nombre) as nombre
       from solicitudes s join ofertas o on o.id = s.oferta_asignada join sedes d on d.id = o.sede
         join instituciones i on i.dane = d.institucion
       group by 1 order by 3 desc, 2 desc, 1 limit 1`,
    );
    return v.parse(v.object({ sede: v.string(), cuantas: v.number(), matriculadas: v.number(), nombre: v.string() }), row);
  };

  it('is listed sede by sede, with how many of its seats are taken', async () => {
    const { sede, cuantas, matriculadas, nombre } = await takenSede();
    const first = v.parse(sedesTodaySchema, (await read('sedes')).body);
    expect(first.elementos).toHaveLength(10);
    const { elementos } = v.parse(sedesTodaySchema, (await read(`sedes?texto=${encodeURIComponent(nombre)}&pagina=1`)).body);
    const found = elementos.find(({ id }) => id === sede);
    expect(found).toMatchObject({ ocupados: cuantas, matriculadas });
    expect(found?.cupos).toBeGreaterThanOrEqual(cuantas);
    expect(await read('sedes?texto=xyzxyz')).toMatchObject({ body: { elementos: [], total: 0 } });
  });

  it('is told of each pupil by grado and jornada, and the log of each keeps who read it (F68)', async () => {
    const { sede, cuantas, matriculadas } = await takenSede();
    const { ofertas } = v.parse(sedeListSchema, (await read(`sedes/${sede}/lista`)).body);
    const pupils = ofertas.flatMap(({ estudiantes }) => estudiantes);
    expect(pupils).toHaveLength(cuantas);
    expect(pupils.filter(({ matriculadaEn }) => matriculadaEn !== null)).toHaveLength(matriculadas);
    for (const { estado, matriculadaEn } of pupils) expect(matriculadaEn !== null).toBe(estado === 'matriculada');
    const logged = await api.database.query(
      `select count(*)::int as veces from bitacora where que = 'lectura' and quien = 'coordinador' and detalle ? 'lista'`,
    );
    expect(logged).toEqual([{ veces: cuantas }]);
    const { body } = await read(`sedes/${sede}/lista/exportacion`);
    const [head = '', ...lines] = String(body['contenido']).trim().split('\r\n');
    expect(head).toMatch(/;Estudiante;Tipo de documento;Documento;Acudiente;Teléfono;Correo;Estado;Matrícula;Radicado$/);
    expect(lines).toHaveLength(cuantas);
    expect(lines[0]).toContain(`;${pupils[0]?.documento}\u00a0;`);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'nada'])('a sede that there is not: %s', async (sede) => {
    expect(await read(`sedes/${sede}/lista`)).toMatchObject({ status: 404 });
    expect(await read(`sedes/${sede}/lista/exportacion`)).toMatchObject({ status: 404 });
  });

  it('a solicitud is found by its radicado or its document, whole, and by nothing less (F69)', async () => {
    const { radicado, identificacion } = await api.file();
    const find = async (texto: string) =>
      v.parse(foundSolicitudesSchema, (await read(`solicitudes?texto=${encodeURIComponent(texto)}`)).body).elementos;
    const [one] = await find(radicado.toLowerCase());
    expect(one).toMatchObject({ radicado, estado: 'radicada', etapas: [] });
    expect((await find(identificacion.documento)).map((found) => found.radicado)).toEqual([radicado]);
    // Zeros before a number do not make another (F12).
    expect((await find(`00${identificacion.documento}`)).map((found) => found.radicado)).toEqual([radicado]);
    expect(await find(identificacion.documento.slice(0, -1))).toEqual([]);
    const [placed] = await api.database.query(
      `select s.radicado from corrida_solicitudes c join solicitudes s on s.id = c.solicitud order by s.id limit 1`,
    );
    expect(await find(String(placed?.['radicado']))).toMatchObject([{ etapas: ['prioritaria'] }]);
    expect(await read('solicitudes')).toMatchObject({ status: 400 });
  });

  it.each(['sedes', 'sedes/00000000-0000-4000-8000-000000000000/lista', 'solicitudes?texto=1'])(
    'is not for who processes alone: %s',
    async (path) => {
      expect((await read(path, 'funcionario')).status).toBe(403);
    },
  );
});
