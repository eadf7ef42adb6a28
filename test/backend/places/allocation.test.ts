import * as v from 'valibot';

import { runAllocation } from '#allocation/run.ts';
import { cutOffsSchema } from '#domain/answers/cutOffAnswers.ts';
import { expireDeadlines } from '#backend/solicitud/deadlines.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { readStored, repeatBitacora } from '#test/support/lifeModel/repeatBitacora.ts';
import type { SolicitudResult } from '#domain/contractTypes.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const text = (form: RegExp): unknown => expect.stringMatching(form);
const listSchema = v.object({ sinResponder: v.number(), tandas: v.array(v.object({ ofrecidos: v.number() })) });
const condicion = (code: string) => ({ codigo: code, institucion: null, autorizada: true, archivos: [] });

describeOnBoth('the life of a stage', ({ seeded }) => {
  let everything: PreparedAllocations;
  beforeAll(async () => {
    everything = await startAllocations(await seeded());
  });
  afterAll(() => everything.close());

  it('goes from the frozen list to the closed waiting list, as the rules say', async () => {
    const { api, ofertas, fileValidated, takeStep, read, estado } = everything;
    const [a, b, c] = ofertas;
    const answer = async (one: FiledSolicitud, answered: string): Promise<void> => {
      const { body } = await estado(one);
      const sent = { identificacion: one.identificacion, version: body['version'], respuesta: answered };
      expect((await api.call('consulta/respuesta', { body: sent })).status).toBe(200);
    };

    const first = await fileValidated({ condiciones: [condicion('discapacidad')], opciones: [a, b] });
    const second = await fileValidated({ opciones: [a, b] });
    const third = await fileValidated({ opciones: [a, b] });
    const fourth = await fileValidated({ opciones: [a] });
    const holder = await fileValidated({ estudiante: { cupoActual: c }, opciones: [a] });
    const listedHolder = await fileValidated({ estudiante: { cupoActual: c }, opciones: [a, c] });
    const withdrawn = await fileValidated({ opciones: [b] });
    const semilla = await everything.semillaPara(second, third, fourth, holder, listedHolder, withdrawn);

    // Frozen once the stage has closed and everything of it is decided.
    expect(await takeStep('congelacion')).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
    const pending = await api.file();
    everything.goToDay('2025-11-01');
    expect(await everything.etapa()).toMatchObject({ situacion: 'cerrada', sinDecidir: 1, acciones: [] });
    expect(await takeStep('congelacion')).toMatchObject({
      status: 409,
      body: { codigo: 'sin_decidir', detail: 'Faltan 1 solicitudes de la etapa por decidir' },
    });
    await api.call('consulta/retiro', { body: { identificacion: pending.identificacion, version: 1, motivo: null } });
    const before = await everything.replica();
    expect(before.congelada).toBe(false);
    expect(await takeStep('congelacion')).toMatchObject({
      status: 200,
      body: {
        situacion: 'congelada',
        congelada: { quien: 'coordinador' },
        huellaLista: before.huella,
        acciones: ['sortear', 'pedir_anulacion'],
      },
    });
    expect(await takeStep('congelacion')).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
    expect(await takeStep('semilla', { version: 1, semilla })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });

    // What changes afterwards does not change the list, which names nobody.
    await api.call('consulta/retiro', {
      body: { identificacion: withdrawn.identificacion, version: (await estado(withdrawn)).body['version'], motivo: null },
    });
    expect(await everything.replica()).toEqual({ ...before, congelada: true });
    for (const secret of [first.radicado, first.datos.estudiante.documento, 'discapacidad', 'Iñaki']) {
      expect(before.contenido).not.toContain(secret);
    }

    // The seed, and a result that must be the rules'.
    const early = await everything.run(semilla);
    expect(await takeStep('resultado', early)).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
    for (const hidden of [' a', 'a\u200b', 'a\u00a0b']) {
      expect(await takeStep('semilla', { semilla: hidden })).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'semilla' }] },
      });
    }
    expect(await takeStep('semilla', { semilla })).toMatchObject({ status: 200, body: { situacion: 'sorteada', semilla } });
    expect(readReplicaText((await everything.replica()).contenido).semilla).toBe(semilla);
    expect(await read('/general/resultados')).toMatchObject({ status: 404, body: { codigo: 'sin_resultado' } });
    const run = await everything.run(semilla);
    const other = '0'.repeat(64);
    expect(await takeStep('resultado', { ...run, huellaLista: other })).toMatchObject({
      status: 409,
      body: { codigo: 'lista_vieja' },
    });
    expect(await takeStep('resultado', { ...run, huella: other })).toMatchObject({
      status: 409,
      body: { codigo: 'huella_distinta' },
    });
    expect(await takeStep('resultado', run)).toMatchObject({
      status: 200,
      body: {
        situacion: 'corrida',
        huellaResultado: run.huella,
        corrida: { quien: 'coordinador' },
        acciones: ['pedir_anulacion'],
      },
    });

    // Published by another person only; until then no family sees anything.
    expect(await estado(first)).toMatchObject({ body: { estado: 'validada', resultado: null } });
    expect(await takeStep('publicacion', run)).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } });
    expect(await takeStep('publicacion', { ...run, huella: other }, 'secretaria')).toMatchObject({
      status: 409,
      body: { codigo: 'huella_distinta' },
    });
    expect((await everything.etapa('general', 'secretaria'))['acciones']).toEqual(['publicar', 'pedir_anulacion']);
    everything.goToDay('2025-11-15');
    expect(await takeStep('publicacion', run, 'secretaria')).toMatchObject({
      status: 200,
      body: { situacion: 'publicada', publicada: { quien: 'secretaria' }, acciones: [] },
    });
    expect(await estado(first)).toMatchObject({
      body: {
        estado: 'asignada',
        resultado: {
          asignada: { id: a },
          respondaAntesDe: '2025-11-20T05:00:00.000Z',
          opciones: [
            {
              oferta: a,
              resultado: 'asignada',
              corte: text(/^Prioridad 1, etapa «Todos», número de sorteo 0,\d{6}$/),
              puesto: null,
            },
            { oferta: b, resultado: 'mejor_asignada', puesto: null },
          ],
        },
        acciones: ['aceptar', 'declinar', 'retirar'],
      },
    });
    expect(await estado(second)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: b } } } });
    const ofThird = await estado(third);
    expect(ofThird).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        resultado: {
          asignada: null,
          prioridades: expect.arrayContaining(['Discapacidad']) as unknown,
          opciones: [
            { resultado: 'no_alcanzo', puesto: 1, prioridad: 7 },
            { resultado: 'no_alcanzo', corte: text(/^Prioridad 7, /), puesto: 1, prioridad: 7 },
          ],
        },
      },
    });
    // With the same priority the lottery decided, and the family sees it.
    const [, ofB] = (ofThird.body['resultado'] as SolicitudResult).opciones;
    const last = /sorteo (0,\d{6})$/.exec(ofB?.corte ?? '')?.[1]?.replace(',', '.');
    expect(ofB?.sorteo).toBeGreaterThan(Number(last));
    expect(await estado(holder)).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        cupoActual: { id: c },
        historia: expect.arrayContaining([expect.objectContaining({ motivo: 'Conserva el cupo que ya tiene.' })]) as unknown,
      },
    });
    expect((await estado(withdrawn)).body['estado']).toBe('retirada');
    const letters = await api.database.query(
      `select tipo from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 and tipo = 'asignada'`,
      [second.radicado],
    );
    expect(letters).toHaveLength(1);

    // Figures, cut-offs, one applicant's reasons and the files.
    const { body: figures } = await read('/general/resultados');
    const { summary } = runAllocation(readReplicaText((await everything.replica()).contenido), semilla);
    expect(figures).toMatchObject({ solicitudes: summary.solicitudes, asignadas: summary.solicitudes - summary.withoutCupo });
    expect(figures['porOpcion']).toEqual([
      { opcion: 0, solicitudes: 1 },
      ...summary.byOpcion.flatMap((solicitudes, at) => (solicitudes > 0 ? [{ opcion: at + 1, solicitudes }] : [])),
    ]);
    expect(figures['sinCupoPorGrado']).toContainEqual({ grado: 5, solicitudes: 7, sinCupo: 3 });
    expect((await read('/general/cortes?grado=5')).body['elementos']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ oferta: expect.objectContaining({ id: a }) as unknown, cupos: 1, ocupados: 1, enLista: 3 }),
      ]),
    );
    const full = (await read('/general/cortes?grado=5&llenas=si')).body;
    const others = (await read('/general/cortes?grado=5&llenas=no')).body;
    const all = (await read('/general/cortes?grado=5')).body;
    expect(full['prioridades']).toEqual(expect.arrayContaining(['Discapacidad']));
    const closedOf = (page: unknown) => v.parse(cutOffsSchema, page).elementos.map(({ cortes }) => cortes.at(-1)?.corte !== null);
    expect(closedOf(full)).not.toContain(false);
    expect(closedOf(others)).not.toContain(true);
    const inOrder = async (orden: string) =>
      v.parse(cutOffsSchema, (await read(`/general/cortes?orden=${orden}`)).body).elementos;
    const waiting = (await inOrder('-lista')).map(({ enLista }) => enLista);
    expect(waiting).toEqual([...waiting].sort((one, other) => other - one));
    const grados = (await inOrder('grado')).map(({ oferta }) => oferta.grado);
    expect(grados).toEqual([...grados].sort((one, other) => one - other));
    expect(full['total']).toBeGreaterThan(0);
    expect((full['total'] as number) + (others['total'] as number)).toBe(all['total']);
    expect(await read('/general/cortes?llenas=quizas')).toMatchObject({ status: 400 });
    expect((await read(`/general/explicacion/${third.radicado.toLowerCase()}`)).body).toMatchObject({
      radicado: third.radicado,
      estado: 'en_lista_de_espera',
      prioridad: 'Sin una condición aprobada que dé prioridad',
      sorteo: expect.any(Number) as unknown,
      opciones: [{ oferta: { id: a }, puesto: 1, explicacion: text(/Está en el puesto 1 de la lista/) }, { oferta: { id: b } }],
    });
    expect((await read(`/general/explicacion/${holder.radicado}`)).body).toMatchObject({
      conserva: { id: c },
      opciones: [{ oferta: { id: a }, resultado: 'no_alcanzo' }],
    });
    expect((await read(`/general/explicacion/${listedHolder.radicado}`)).body).toMatchObject({
      conserva: null,
      opciones: [{ oferta: { id: a } }, { oferta: { id: c }, explicacion: 'Conserva aquí el cupo que ya tenía.' }],
    });
    expect(await read(`/general/explicacion/${pending.radicado}`)).toMatchObject({ status: 404 });
    expect(
      await api.database.query(
        `select quien from bitacora b join solicitudes s on s.id = b.solicitud
         where s.radicado = $1 and que = 'lectura' and quien = 'coordinador'`,
        [third.radicado],
      ),
    ).toHaveLength(1);

    // Who waits for something better joins the list before those who come after in the order.
    await answer(second, 'aceptar_y_seguir');
    expect(await estado(third)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 2 }, { puesto: 1 }] } } });
    await answer(first, 'declinar');

    // The list is one for all stages, and moves on its dates.
    expect(await takeStep('lista', { cierra: false })).toMatchObject({
      status: 409,
      body: { codigo: 'fuera_de_fecha', detail: 'La lista se mueve en las fechas publicadas: la próxima es 2025-11-22' },
    });
    everything.goToDay('2025-11-22');
    expect(await takeStep('lista', { cierra: false }, 'coordinador', 'prioritaria')).toMatchObject({
      status: 409,
      body: { codigo: 'lista_de_otra_etapa', detail: 'La lista es una sola: se mueve y se cierra con la etapa «Todos»' },
    });
    expect(await takeStep('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'fuera_de_fecha' } });
    expect(await takeStep('lista', { cierra: false })).toMatchObject({
      status: 200,
      body: { tandas: [{ quien: 'coordinador', ofrecidos: 2 }] },
    });
    expect(await takeStep('lista', { cierra: false })).toMatchObject({ status: 409, body: { codigo: 'fuera_de_fecha' } });
    expect(await estado(second)).toMatchObject({
      body: {
        estado: 'asignada',
        resultado: { asignada: { id: a }, opciones: [{ resultado: 'asignada' }, { resultado: 'mejor_asignada' }] },
      },
    });
    expect(await estado(third)).toMatchObject({
      body: {
        estado: 'asignada',
        resultado: { asignada: { id: b }, opciones: [{ resultado: 'no_alcanzo', puesto: null }, { resultado: 'asignada' }] },
      },
    });
    expect(await estado(fourth)).toMatchObject({
      body: { estado: 'en_lista_de_espera', resultado: { opciones: [{ puesto: 1 }] } },
    });
    expect(await estado(holder)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 2 }] } } });

    // A deadline that passes frees a seat too; the last date's batch gives it on, and the list closes once that is answered.
    await answer(third, 'aceptar');
    everything.goToDay('2025-11-29');
    await expireDeadlines(api.database, new Date(api.clock.now));
    expect((await estado(second)).body['estado']).toBe('vencida');
    expect(await takeStep('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'falta_tanda' } });
    // With those of the demonstration, whose deadlines have passed too.
    const lastBatch = await takeStep('lista', { cierra: false });
    expect(lastBatch).toMatchObject({ status: 200, body: { tandas: [{ ofrecidos: 2 }, {}], acciones: [] } });
    const { tandas, sinResponder } = v.parse(listSchema, lastBatch.body);
    expect(sinResponder).toBe(tandas[1]?.ofrecidos);
    expect(await estado(fourth)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: a } } } });
    expect(await takeStep('lista', { cierra: true })).toMatchObject({
      status: 409,
      body: { codigo: 'sin_responder', detail: expect.stringContaining(`${sinResponder} ofertas de cupo están`) as unknown },
    });
    await answer(fourth, 'declinar');
    everything.goToDay('2025-12-30');
    await expireDeadlines(api.database, new Date(api.clock.now));
    expect(await takeStep('lista', { cierra: true })).toMatchObject({
      status: 200,
      body: { situacion: 'lista_cerrada', acciones: [], sinResponder: 0 },
    });
    expect(await everything.etapa('prioritaria')).toMatchObject({ situacion: 'lista_cerrada', acciones: [] });
    expect(await estado(fourth)).toMatchObject({ body: { estado: 'declinada' } });
    expect(await estado(holder)).toMatchObject({ body: { estado: 'sin_cupo', cupoActual: { id: c } } });
    expect(await takeStep('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });

    // Nobody was given a seat that there is not, and the log of each tells every move.
    expect(
      await api.database.query(
        `select 1 from ofertas o where (select count(*) from solicitudes where oferta_asignada = o.id) > o.vacantes`,
      ),
    ).toEqual([]);
    const moves = await api.database.query(
      `select b.de, b.a, b.papel, b.quien from bitacora b join solicitudes s on s.id = b.solicitud
       where s.radicado = $1 and b.papel = 'asignacion' order by b.id`,
      [second.radicado],
    );
    expect(moves).toEqual([
      { de: 'validada', a: 'asignada', papel: 'asignacion', quien: 'secretaria' },
      { de: 'aceptada_y_en_lista', a: 'asignada', papel: 'asignacion', quien: 'coordinador' },
    ]);

    // From nothing but the log, each of them comes to what is stored.
    const own = new Set([first, second, third, fourth, holder, withdrawn, pending].map(({ radicado }) => radicado));
    const counted = (await repeatBitacora(api.database)).filter(({ radicado }) => own.has(radicado));
    expect(counted).toHaveLength(own.size);
    expect(await readStored(api.database)).toEqual(expect.arrayContaining([...counted]));

    // What the run gave, and how it stands today, in columns of their own (F67).
    const { body: results } = await read('/general/exportacion?formato=resultados');
    expect(results).toMatchObject({ nombre: 'resultados-2026-general.csv' });
    const [head = '', ...lines] = String(results['contenido']).split('\r\n');
    const rowOf = ({ radicado }: FiledSolicitud) => {
      const cells = lines.find((line) => line.startsWith(radicado))?.split(';') ?? [];
      return Object.fromEntries(
        head
          .replace('\ufeff', '')
          .split(';')
          .map((name, at) => [name, cells[at]]),
      );
    };
    expect(rowOf(third)).toMatchObject({
      Grado: 'Quinto',
      Prioridad: '7',
      'Qué da la prioridad': 'Sin una condición aprobada que dé prioridad',
      'Número de sorteo': text(/^0,\d{6}$/),
      'Asignación: resultado': 'Sin cupo',
      'Asignación: sede': '',
      'Hoy: estado': 'Aceptada',
      'Hoy: opción': '2',
      // A spreadsheet would show the bare number as 1,9E+11.
      'Hoy: DANE': text(/^\d{12}\u00a0$/),
      'Hoy: ofrecido por': 'Lista de espera, tanda 1',
      'Hoy: ofrecido el': '2025-11-22',
    });
    expect(rowOf(first)).toMatchObject({
      'Asignación: resultado': 'Con cupo',
      'Asignación: opción': '1',
      'Asignación: DANE': text(/^\d{12}\u00a0$/),
      'Hoy: estado': 'Declinada',
      'Hoy: DANE': '',
      'Hoy: ofrecido por': '',
    });
    expect(rowOf(holder)).toMatchObject({
      'Asignación: resultado': 'Cupo actual',
      'Hoy: estado': 'Sin cupo',
      'Hoy: ofrecido por': 'Cupo que ya tenía',
    });
    // The cut-offs of the run and of each batch are all there (F66).
    const { body: cutOffs } = await read('/general/exportacion?formato=cortes');
    expect(cutOffs).toMatchObject({ nombre: 'cortes-2026-general.csv' });
    expect(String(cutOffs['contenido']).split('\r\n')[0]).toMatch(
      /;Corte de la asignación;Corte de la tanda 1 \(2025-11-22\);Corte de la tanda 2 \(2025-11-29\)$/,
    );
    const kept = v.parse(cutOffsSchema, (await read('/general/cortes?grado=5')).body).elementos;
    for (const { ocupados, cupos, cortes } of kept) {
      expect(ocupados).toBeLessThanOrEqual(cupos);
      expect(cortes.map(({ tanda }) => tanda)).toEqual([0, 1, 2]);
    }
    expect(kept.find(({ oferta }) => oferta.id === b)?.cortes.map(({ corte }) => corte)).toEqual([
      text(/^Prioridad/),
      text(/^Prioridad/),
      text(/^Prioridad/),
    ]);
    const { body: matricula } = await read('/general/exportacion?formato=matricula');
    expect(String(matricula['contenido'])).toContain(
      `;TI;${third.datos.estudiante.documento}\u00a0;Peña;Ruiz;Iñaki;;20/05/2015;`,
    );
    expect(String(matricula['contenido'])).toMatch(/^2026;\d{12}\u00a0;/m);
    expect(String(matricula['contenido'])).not.toContain(fourth.datos.estudiante.documento);
  });
});
