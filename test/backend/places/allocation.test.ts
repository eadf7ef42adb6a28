import { runCorrida } from '#allocation/run.ts';
import { vencerPlazos } from '#backend/solicitud/deadlines.ts';
import { leerTexto } from '#backend/places/allocation/computation/replicaText.ts';
import { type AsignacionesPreparadas, startAsignaciones } from '#test/support/allocations.ts';
import { leerGuardadas, repetirBitacora } from '#test/support/lifeModel/repeatBitacora.ts';
import type { Resultado } from '#domain/contractTypes.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { Radicada } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const texto = (forma: RegExp): unknown => expect.stringMatching(forma);
const condicion = (codigo: string) => ({ codigo, institucion: null, autorizada: true, archivos: [] });

describeOnBoth('the life of a stage', ({ seeded }) => {
  let todo: AsignacionesPreparadas;
  beforeAll(async () => {
    todo = await startAsignaciones(await seeded());
  });
  afterAll(() => todo.close());

  it('goes from the frozen list to the closed waiting list, as the rules say', async () => {
    const { tramites, ofertas, validada, paso, leer, estado } = todo;
    const [a, b, c] = ofertas;
    const responder = async (una: Radicada, respuesta: string): Promise<void> => {
      const { body } = await estado(una);
      const cuerpo = { identificacion: una.identificacion, version: body['version'], respuesta };
      expect((await tramites.llamar('consulta/respuesta', { body: cuerpo })).status).toBe(200);
    };

    const primera = await validada({ condiciones: [condicion('discapacidad')], opciones: [a, b] });
    const segunda = await validada({ opciones: [a, b] });
    const tercera = await validada({ opciones: [a, b] });
    const cuarta = await validada({ opciones: [a] });
    const titular = await validada({ estudiante: { cupoActual: c }, opciones: [a] });
    const retirada = await validada({ opciones: [b] });
    const semilla = await todo.semillaPara(segunda, tercera, cuarta, titular, retirada);

    // Frozen once the stage has closed and everything of it is decided.
    expect(await paso('congelacion')).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
    const pendiente = await tramites.radicar();
    todo.irA('2025-11-01');
    expect(await todo.etapa()).toMatchObject({ situacion: 'cerrada', sinDecidir: 1, acciones: [] });
    expect(await paso('congelacion')).toMatchObject({
      status: 409,
      body: { codigo: 'sin_decidir', detail: 'Faltan 1 solicitudes de la etapa por decidir' },
    });
    await tramites.llamar('consulta/retiro', { body: { identificacion: pendiente.identificacion, version: 1, motivo: null } });
    const antes = await todo.replica();
    expect(antes.congelada).toBe(false);
    expect(await paso('congelacion')).toMatchObject({
      status: 200,
      body: { situacion: 'congelada', congelada: { quien: 'coordinador' }, huellaLista: antes.huella, acciones: ['sortear'] },
    });
    expect(await paso('congelacion')).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
    expect(await paso('semilla', { version: 1, semilla })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });

    // What changes afterwards does not change the list, which names nobody.
    await tramites.llamar('consulta/retiro', {
      body: { identificacion: retirada.identificacion, version: (await estado(retirada)).body['version'], motivo: null },
    });
    expect(await todo.replica()).toEqual({ ...antes, congelada: true });
    for (const secreto of [primera.radicado, primera.datos.estudiante.documento, 'discapacidad', 'Iñaki']) {
      expect(antes.contenido).not.toContain(secreto);
    }

    // The seed, and a result that must be the rules'.
    const temprana = await todo.correr(semilla);
    expect(await paso('resultado', temprana)).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
    for (const escondida of [' a', 'a\u200b', 'a\u00a0b']) {
      expect(await paso('semilla', { semilla: escondida })).toMatchObject({ status: 422, body: { errores: [{ campo: 'semilla' }] } });
    }
    expect(await paso('semilla', { semilla })).toMatchObject({ status: 200, body: { situacion: 'sorteada', semilla } });
    expect(leerTexto((await todo.replica()).contenido).semilla).toBe(semilla);
    expect(await leer('/general/resultados')).toMatchObject({ status: 404, body: { codigo: 'sin_resultado' } });
    const corrida = await todo.correr(semilla);
    const otra = '0'.repeat(64);
    expect(await paso('resultado', { ...corrida, huellaLista: otra })).toMatchObject({ status: 409, body: { codigo: 'lista_vieja' } });
    expect(await paso('resultado', { ...corrida, huella: otra })).toMatchObject({ status: 409, body: { codigo: 'huella_distinta' } });
    expect(await paso('resultado', corrida)).toMatchObject({
      status: 200,
      body: { situacion: 'corrida', huellaResultado: corrida.huella, corrida: { quien: 'coordinador' }, acciones: [] },
    });

    // Published by another person only; until then no family sees anything.
    expect(await estado(primera)).toMatchObject({ body: { estado: 'validada', resultado: null } });
    expect(await paso('publicacion', corrida)).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } });
    expect(await paso('publicacion', { ...corrida, huella: otra }, 'secretaria')).toMatchObject({
      status: 409,
      body: { codigo: 'huella_distinta' },
    });
    expect((await todo.etapa('general', 'secretaria'))['acciones']).toEqual(['publicar']);
    todo.irA('2025-11-15');
    expect(await paso('publicacion', corrida, 'secretaria')).toMatchObject({
      status: 200,
      body: { situacion: 'publicada', publicada: { quien: 'secretaria' }, acciones: [] },
    });
    expect(await estado(primera)).toMatchObject({
      body: {
        estado: 'asignada',
        resultado: {
          asignada: { id: a },
          respondaAntesDe: '2025-11-20T05:00:00.000Z',
          opciones: [
            { oferta: a, resultado: 'asignada', corte: texto(/^Prioridad 1, número de sorteo 0,\d{6}$/), puesto: null },
            { oferta: b, resultado: 'mejor_asignada', puesto: null },
          ],
        },
        acciones: ['aceptar', 'declinar', 'retirar'],
      },
    });
    expect(await estado(segunda)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: b } } } });
    const deTercera = await estado(tercera);
    expect(deTercera).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        resultado: {
          asignada: null,
          prioridades: expect.arrayContaining(['Discapacidad']) as unknown,
          opciones: [
            { resultado: 'no_alcanzo', puesto: 1, prioridad: 7 },
            { resultado: 'no_alcanzo', corte: texto(/^Prioridad 7, /), puesto: 1, prioridad: 7 },
          ],
        },
      },
    });
    // With the same priority the lottery decided, and the family sees it.
    const [, enB] = (deTercera.body['resultado'] as Resultado).opciones;
    const ultimo = /sorteo (0,\d{6})$/.exec(enB?.corte ?? '')?.[1]?.replace(',', '.');
    expect(enB?.sorteo).toBeGreaterThan(Number(ultimo));
    expect(await estado(titular)).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        cupoActual: { id: c },
        historia: expect.arrayContaining([expect.objectContaining({ motivo: 'Conserva el cupo que ya tiene.' })]) as unknown,
      },
    });
    expect((await estado(retirada)).body['estado']).toBe('retirada');
    const avisos = await tramites.database.query(
      `select tipo from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 and tipo = 'asignada'`,
      [segunda.radicado],
    );
    expect(avisos).toHaveLength(1);

    // Figures, cut-offs, one applicant's reasons and the files.
    const { body: cifras } = await leer('/general/resultados');
    const { resumen } = runCorrida(leerTexto((await todo.replica()).contenido).mercado, semilla);
    expect(cifras).toMatchObject({ solicitudes: resumen.solicitudes, asignadas: resumen.solicitudes - resumen.sinCupo });
    expect(cifras['porOpcion']).toEqual([
      { opcion: 0, solicitudes: 1 },
      ...resumen.porOpcion.flatMap((solicitudes, at) => (solicitudes > 0 ? [{ opcion: at + 1, solicitudes }] : [])),
    ]);
    expect(cifras['sinCupoPorGrado']).toContainEqual({ grado: 5, solicitudes: 6, sinCupo: 3 });
    expect((await leer('/general/cortes?grado=5')).body['elementos']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ oferta: expect.objectContaining({ id: a }) as unknown, asignadas: 1, enLista: 3 }),
      ]),
    );
    const llenas = (await leer('/general/cortes?grado=5&llenas=si')).body;
    const otras = (await leer('/general/cortes?grado=5&llenas=no')).body;
    const todas = (await leer('/general/cortes?grado=5')).body;
    expect(llenas['prioridades']).toEqual(expect.arrayContaining(['Discapacidad']));
    expect((llenas['elementos'] as { corte: string | null }[]).every(({ corte }) => corte !== null)).toBe(true);
    expect((otras['elementos'] as { corte: string | null }[]).every(({ corte }) => corte === null)).toBe(true);
    expect(llenas['total']).toBeGreaterThan(0);
    expect((llenas['total'] as number) + (otras['total'] as number)).toBe(todas['total']);
    expect(await leer('/general/cortes?llenas=quizas')).toMatchObject({ status: 400 });
    expect((await leer(`/general/explicacion/${tercera.radicado.toLowerCase()}`)).body).toMatchObject({
      radicado: tercera.radicado,
      estado: 'en_lista_de_espera',
      prioridad: 'Sin una condición aprobada que dé prioridad',
      sorteo: expect.any(Number) as unknown,
      opciones: [{ oferta: { id: a }, puesto: 1, explicacion: texto(/Está en el puesto 1 de la lista/) }, { oferta: { id: b } }],
    });
    expect(await leer(`/general/explicacion/${pendiente.radicado}`)).toMatchObject({ status: 404 });
    expect(
      await tramites.database.query(
        `select quien from bitacora b join solicitudes s on s.id = b.solicitud
         where s.radicado = $1 and que = 'lectura' and quien = 'coordinador'`,
        [tercera.radicado],
      ),
    ).toHaveLength(1);

    // Who waits for something better joins the list before those who come after in the order.
    await responder(segunda, 'aceptar_y_seguir');
    expect(await estado(tercera)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 2 }, { puesto: 1 }] } } });
    await responder(primera, 'declinar');

    // The list moves on its dates, the earlier stage's first.
    expect(await paso('lista', { cierra: false })).toMatchObject({ status: 409, body: { codigo: 'lista_anterior' } });
    expect(await paso('lista', { cierra: false }, 'coordinador', 'prioritaria')).toMatchObject({
      status: 409,
      body: { codigo: 'fuera_de_fecha', detail: 'La lista se mueve en las fechas publicadas: la próxima es 2025-11-22' },
    });
    todo.irA('2025-11-22');
    expect(await paso('lista', { cierra: false })).toMatchObject({ status: 409, body: { codigo: 'lista_anterior' } });
    expect(await paso('lista', { cierra: false }, 'coordinador', 'prioritaria')).toMatchObject({ status: 200 });
    expect(await paso('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'fuera_de_fecha' } });
    expect(await paso('lista', { cierra: false })).toMatchObject({ status: 200, body: { tandas: [{ quien: 'coordinador', ofrecidos: 2 }] } });
    expect(await paso('lista', { cierra: false })).toMatchObject({ status: 409, body: { codigo: 'fuera_de_fecha' } });
    expect(await estado(segunda)).toMatchObject({
      body: { estado: 'asignada', resultado: { asignada: { id: a }, opciones: [{ resultado: 'asignada' }, { resultado: 'mejor_asignada' }] } },
    });
    expect(await estado(tercera)).toMatchObject({
      body: { estado: 'asignada', resultado: { asignada: { id: b }, opciones: [{ resultado: 'no_alcanzo', puesto: null }, { resultado: 'asignada' }] } },
    });
    expect(await estado(cuarta)).toMatchObject({ body: { estado: 'en_lista_de_espera', resultado: { opciones: [{ puesto: 1 }] } } });
    expect(await estado(titular)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 2 }] } } });

    // A deadline that passes frees a seat too; the last date's batch gives it on, and the list closes.
    await responder(tercera, 'aceptar');
    todo.irA('2025-11-29');
    await vencerPlazos(tramites.database, new Date(tramites.reloj.now));
    expect((await estado(segunda)).body['estado']).toBe('vencida');
    expect(await paso('lista', { cierra: true }, 'coordinador', 'prioritaria')).toMatchObject({ status: 200, body: { situacion: 'lista_cerrada' } });
    expect(await paso('lista', { cierra: true })).toMatchObject({ status: 200, body: { situacion: 'lista_cerrada', acciones: [] } });
    expect(await estado(cuarta)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: a } } } });
    expect(await estado(titular)).toMatchObject({ body: { estado: 'sin_cupo', cupoActual: { id: c } } });
    expect(await paso('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });

    // Nobody was given a seat that there is not, and the log of each tells every move.
    expect(
      await tramites.database.query(
        `select 1 from ofertas o where (select count(*) from solicitudes where oferta_asignada = o.id) > o.vacantes`,
      ),
    ).toEqual([]);
    const movimientos = await tramites.database.query(
      `select b.de, b.a, b.papel, b.quien from bitacora b join solicitudes s on s.id = b.solicitud
       where s.radicado = $1 and b.papel = 'asignacion' order by b.id`,
      [segunda.radicado],
    );
    expect(movimientos).toEqual([
      { de: 'validada', a: 'asignada', papel: 'asignacion', quien: 'secretaria' },
      { de: 'aceptada_y_en_lista', a: 'asignada', papel: 'asignacion', quien: 'coordinador' },
    ]);

    // From nothing but the log, each of them comes to what is stored.
    const propias = new Set([primera, segunda, tercera, cuarta, titular, retirada, pendiente].map(({ radicado }) => radicado));
    const contadas = (await repetirBitacora(tramites.database)).filter(({ radicado }) => propias.has(radicado));
    expect(contadas).toHaveLength(propias.size);
    expect(await leerGuardadas(tramites.database)).toEqual(expect.arrayContaining([...contadas]));

    const { body: resultados } = await leer('/general/exportacion?formato=resultados');
    expect(resultados).toMatchObject({ nombre: 'resultados-2026-general.csv' });
    expect(String(resultados['contenido'])).toMatch(/^\ufeffRadicado;Estado;Grado;/);
    expect(String(resultados['contenido'])).toContain(`${tercera.radicado};Aceptada;5;;7;Sin una condición aprobada que dé prioridad;0,`);
    // A spreadsheet would show the bare number as 1,9E+11.
    expect(String(resultados['contenido'])).toMatch(new RegExp(`${tercera.radicado};.*;\\d{12}\u00a0;`));
    const { body: matricula } = await leer('/general/exportacion?formato=matricula');
    expect(String(matricula['contenido'])).toContain(`;TI;${tercera.datos.estudiante.documento};Peña;Ruiz;Iñaki;;20/05/2015;`);
    expect(String(matricula['contenido'])).not.toContain(cuarta.datos.estudiante.documento);
  });
});
