import { lotteryNumber } from '#allocation/lottery.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { readStored, repeatBitacora } from '#test/support/lifeModel/repeatBitacora.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const condicion = (code: string) => ({ codigo: code, institucion: null, autorizada: true, archivos: [] });
const text = (form: RegExp): unknown => expect.stringMatching(form);

describeOnBoth('between stages', ({ seeded }) => {
  let everything: PreparedAllocations;
  beforeEach(async () => {
    everything = await startAllocations(await seeded());
    // The stage of the priority groups as it was before its end, without what the demonstration has of it.
    const { database } = everything.api;
    await database.script(`delete from resultados; delete from corrida_solicitudes; delete from cortes; delete from tandas;
      delete from corridas; update solicitudes set estado = 'no_admitida', plazo = null, etapa = null, oferta_asignada = null;
      update etapas set cierra = '2025-10-18T05:00:00Z', publica = '2025-10-19T05:00:00Z' where numero = 1`);
  });
  afterEach(() => everything.close());

  const filed = (codes: readonly string[], opciones: readonly string[]): Promise<FiledSolicitud> =>
    everything.fileValidated({ condiciones: codes.map(condicion), opciones: [...opciones] });

  const answer = async (one: FiledSolicitud, respuesta: string) => {
    const { body } = await everything.estado(one);
    return everything.api.call('consulta/respuesta', {
      body: { identificacion: one.identificacion, version: body['version'], respuesta },
    });
  };

  /** Freezes and registers a stage's result, with a seed by which these are drawn in this order. */
  async function register(code: string, ...inOrder: readonly FiledSolicitud[]) {
    const semilla = await everything.semillaPara(...inOrder);
    const steps: [string, object][] = [
      ['congelacion', {}],
      ['semilla', { semilla }],
    ];
    for (const [which, sent] of steps) {
      expect(await everything.takeStep(which, sent, 'coordinador', code)).toMatchObject({ status: 200 });
    }
    const run = await everything.run(semilla, code);
    expect(await everything.takeStep('resultado', run, 'coordinador', code)).toMatchObject({ status: 200 });
    return run;
  }

  async function publish(code: string, ...inOrder: readonly FiledSolicitud[]): Promise<void> {
    const run = await register(code, ...inOrder);
    expect(await everything.takeStep('publicacion', run, 'secretaria', code)).toMatchObject({ status: 200 });
  }

  const firstSemilla = async (): Promise<string> => {
    const [row] = await everything.api.database.query('select semilla from corridas where numero = 1');
    return String(row?.['semilla']);
  };

  const estadoOf = async (one: FiledSolicitud) => (await everything.estado(one)).body['estado'];

  it('a seat that comes back goes to who waits from the first stage, before who comes later with less or equal priority', async () => {
    const [a, b] = everything.ofertas;
    const first = await filed(['discapacidad'], [a]);
    const waiting = await filed(['discapacidad'], [a]);
    const holder = await filed(['discapacidad'], [a, b]);
    everything.goToDay('2025-10-19');
    await publish('prioritaria', first, waiting, holder);
    expect(await estadoOf(first)).toBe('asignada');
    expect(await estadoOf(holder)).toBe('asignada');
    expect(await everything.estado(waiting)).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        resultado: { opciones: [{ resultado: 'no_alcanzo', puesto: 1, corte: text(/^Prioridad 1, número de sorteo 0,\d{6}$/) }] },
      },
    });
    expect((await answer(first, 'declinar')).status).toBe(200);
    expect((await answer(holder, 'aceptar_y_seguir')).status).toBe(200);
    expect(await everything.estado(waiting)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 1 }] } } });
    expect(await everything.estado(holder)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 2 }, {}] } } });

    const lower = await filed(['sisben'], [a]);
    const equal = await filed(['discapacidad'], [a, b]);
    everything.goToDay('2025-11-01');
    const { solicitudes } = await everything.etapa('general');
    expect(solicitudes).toBe(4);
    const run = await register('general', equal, lower);

    // Nothing is seen before it is published, and who holds a seat in the list does not come to keep it for good.
    expect(await everything.estado(waiting)).toMatchObject({
      body: { estado: 'en_lista_de_espera', resultado: { opciones: [{ resultado: 'no_alcanzo', puesto: 1 }] } },
    });
    expect((await everything.estado(holder)).body['acciones']).toEqual(['retirar']);
    expect(await answer(holder, 'aceptar')).toMatchObject({
      status: 409,
      body: { codigo: 'movimiento_no_permitido', detail: text(/^Hay una asignación en curso/) },
    });
    const letters = () =>
      everything.api.database.query('select 1 from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1', [
        holder.radicado,
      ]);
    const before = (await letters()).length;
    expect(await everything.takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });

    expect(await everything.estado(waiting)).toMatchObject({
      body: { estado: 'asignada', resultado: { asignada: { id: a }, opciones: [{ resultado: 'asignada', puesto: null }] } },
    });
    // Its number is of its own stage's draw, whose seed the later file has too.
    const { comprobacion } = (await everything.estado(waiting)).body as { comprobacion: { tiquete: string; numero: string } };
    expect(comprobacion.numero).toBe(lotteryNumber(await firstSemilla(), comprobacion.tiquete));
    // Who waited and waits on has its seat, is told nothing new, and stands before who came later.
    expect(await everything.estado(holder)).toMatchObject({
      body: {
        estado: 'aceptada_y_en_lista',
        resultado: {
          asignada: { id: b },
          opciones: [
            { resultado: 'no_alcanzo', puesto: 1, corte: text(/^Prioridad 1, etapa «Grupos de prioridad», número de sorteo/) },
            { resultado: 'asignada' },
          ],
        },
      },
    });
    expect(await letters()).toHaveLength(before);
    expect(await everything.estado(equal)).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        resultado: {
          opciones: [
            { resultado: 'no_alcanzo', puesto: 2 },
            { resultado: 'sin_vacantes', puesto: 1 },
          ],
        },
      },
    });
    expect(await everything.estado(lower)).toMatchObject({ body: { resultado: { opciones: [{ puesto: 3 }] } } });
    expect((await everything.read(`/general/explicacion/${holder.radicado}`)).body).toMatchObject({
      opciones: [
        { explicacion: text(/^Los cupos fueron de quienes van antes\. .*Está en el puesto 1 de la lista de espera\.$/) },
        {},
      ],
    });

    // The batch is the same run without anyone new: the seat goes down the one list, and what is given back for it too.
    expect((await answer(waiting, 'declinar')).status).toBe(200);
    everything.goToDay('2025-11-22');
    expect(await everything.takeStep('lista', { cierra: false })).toMatchObject({
      status: 200,
      body: { tandas: [{ ofrecidos: 2 }] },
    });
    expect(await everything.estado(holder)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: a } } } });
    expect(await everything.estado(equal)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: b } } } });
    expect(await everything.estado(lower)).toMatchObject({
      body: { estado: 'en_lista_de_espera', resultado: { opciones: [{ resultado: 'no_alcanzo', puesto: 1 }] } },
    });

    const own = new Set([first, waiting, holder, lower, equal].map(({ radicado }) => radicado));
    const counted = (await repeatBitacora(everything.api.database)).filter(({ radicado }) => own.has(radicado));
    expect(await readStored(everything.api.database)).toEqual(expect.arrayContaining([...counted]));
  });

  it('a reserved seat that is given back in a run goes to its group, before a better class', async () => {
    const [a, b] = everything.ofertas;
    const { database } = everything.api;
    await database.script(`delete from prioridades; delete from reservas; delete from etapa_condiciones;
      insert into prioridades (convocatoria, condicion, orden) select id, 'sisben', 1 from convocatorias where anio = 2026;
      insert into reservas (convocatoria, condicion, orden, puestos)
        select id, 'discapacidad', 1, 1 from convocatorias where anio = 2026`);
    const first = await filed(['discapacidad'], [b]);
    const moving = await filed(['discapacidad'], [b, a]);
    const next = await filed(['discapacidad'], [a]);
    everything.goToDay('2025-10-19');
    await publish('prioritaria', first, moving, next);
    const reservas = async () => {
      const rows = await database.query('select radicado, reserva_asignada as reserva from solicitudes where grado = 5');
      const byRadicado = new Map(rows.map(({ radicado, reserva }) => [radicado, reserva]));
      return [first, moving, next].map(({ radicado }) => byRadicado.get(radicado));
    };
    expect(await reservas()).toEqual(['discapacidad', 'discapacidad', null]);
    expect((await answer(first, 'declinar')).status).toBe(200);
    expect((await answer(moving, 'aceptar_y_seguir')).status).toBe(200);
    expect(await reservas()).toEqual([null, 'discapacidad', null]);

    const better = await filed(['sisben'], [a]);
    everything.goToDay('2025-11-01');
    await publish('general', better);
    expect(await everything.estado(moving)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: b } } } });
    expect(await everything.estado(next)).toMatchObject({ body: { estado: 'asignada', resultado: { asignada: { id: a } } } });
    expect(await reservas()).toEqual([null, 'discapacidad', 'discapacidad']);
    expect(await everything.estado(better)).toMatchObject({
      body: {
        estado: 'en_lista_de_espera',
        resultado: { opciones: [{ corte: text(/^Nadie entró por el orden común; por la reserva «Discapacidad»: Prioridad 2/) }] },
      },
    });
  });

  it('without dates for a list who waits is in the next stage all the same, and the last one ends it', async () => {
    const [a, b] = everything.ofertas;
    await everything.api.database.query('delete from fechas_de_lista');
    const first = await filed(['discapacidad'], [a]);
    const holder = await filed(['discapacidad'], [a, b]);
    const waiting = await filed(['discapacidad'], [a]);
    everything.goToDay('2025-10-19');
    await publish('prioritaria', first, holder, waiting);
    expect(await estadoOf(waiting)).toBe('en_lista_de_espera');
    expect((await answer(holder, 'aceptar_y_seguir')).status).toBe(200);
    expect(await everything.takeStep('lista', { cierra: true }, 'coordinador', 'prioritaria')).toMatchObject({
      status: 409,
      body: { codigo: 'falta_etapa', detail: 'La lista se cierra después de publicar la etapa «Todos»' },
    });
    everything.goToDay('2025-11-01');
    await publish('general', waiting);
    expect(await estadoOf(waiting)).toBe('sin_cupo');
    expect(await estadoOf(holder)).toBe('aceptada');
    expect(await estadoOf(first)).toBe('asignada');
    expect(await everything.etapa('prioritaria')).toMatchObject({ situacion: 'lista_cerrada' });
    expect(await everything.etapa('general')).toMatchObject({ situacion: 'lista_cerrada' });
  });
});
