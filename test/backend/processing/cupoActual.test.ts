import { expireDeadlines } from '#backend/solicitud/deadlines.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const text = (form: RegExp): unknown => expect.stringMatching(form);
const containing = (some: readonly unknown[]): unknown => expect.arrayContaining([...some]);

describeOnBoth('a seat that a family says the pupil holds', ({ seeded }) => {
  let all: PreparedAllocations;
  beforeEach(async () => {
    all = await startAllocations(await seeded());
  });
  afterEach(() => all.close());

  const fileClaim = (): Promise<FiledSolicitud> =>
    all.api.file({ estudiante: { cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
  const step = (radicado: string, path: string, body: object, login = 'revisora') =>
    all.api.call(`tramitacion/solicitudes/${radicado}/${path}`, { login, body, method: path === 'cupo-actual' ? 'PUT' : 'POST' });
  const take = ({ radicado }: FiledSolicitud) => step(radicado, 'toma', { version: 1 });
  const decide = ({ radicado }: FiledSolicitud, version: number, decision: string, motivo: string | null = null) =>
    step(radicado, 'cupo-actual', { version, decision, motivo });
  const admit = ({ radicado }: FiledSolicitud, version: number) =>
    step(radicado, 'movimientos', { version, a: 'validada', motivo: null, antesDe: null });
  const setContinuan = (continuan: number) =>
    all.api.database.query('update ofertas set continuan = $2 where id = $1', [all.ofertas[2], continuan]);

  it('is decided as a condition is: nothing is validated before, a denial has its reason, and the log keeps it', async () => {
    const one = await fileClaim();
    expect(await all.estado(one)).toMatchObject({
      body: { cupoActual: { id: all.ofertas[2] }, decisionDeCupo: { decision: 'pendiente', motivo: null, enLista: false } },
    });
    expect(await decide(one, 1, 'aprobada')).toMatchObject({ status: 409, body: { codigo: 'movimiento_no_permitido' } });
    expect(await take(one)).toMatchObject({ body: { matricula: null, acciones: containing(['decidir_cupo']) } });
    expect(await admit(one, 2)).toMatchObject({
      status: 409,
      body: { detail: 'Apruebe o niegue primero el cupo que dice tener.' },
    });
    expect(await decide(one, 2, 'negada')).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'motivo', mensaje: 'Escriba por qué se niega el cupo que dice tener.' }] },
    });
    expect(await decide(one, 2, 'negada', 'No estudia allí')).toMatchObject({
      status: 200,
      body: { version: 3, decisionDeCupo: { decision: 'negada', motivo: 'No estudia allí' } },
    });
    expect(await decide(one, 2, 'aprobada')).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect(await decide(one, 3, 'aprobada')).toMatchObject({ body: { decisionDeCupo: { decision: 'aprobada', motivo: null } } });
    expect(await admit(one, 4)).toMatchObject({ status: 200, body: { estado: 'validada' } });
    const log = await all.api.database.query(
      `select b.que, b.motivo, b.detalle from bitacora b join solicitudes s on s.id = b.solicitud
       where s.radicado = $1 and b.que = 'decision' order by b.id`,
      [one.radicado],
    );
    expect(log).toEqual([
      { que: 'decision', motivo: 'No estudia allí', detalle: { cupoActual: all.ofertas[2], decision: 'negada' } },
      { que: 'decision', motivo: null, detalle: { cupoActual: all.ofertas[2], decision: 'aprobada' } },
    ]);
  });

  it('has nothing to decide where none is claimed', async () => {
    const one = await all.api.file();
    await take(one);
    expect(await decide(one, 2, 'aprobada')).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
  });

  it('is decided anew when the family claims another, and stands when a correction leaves the pupil alone', async () => {
    const one = await fileClaim();
    await take(one);
    await decide(one, 2, 'aprobada');
    const day = new Date(all.api.clock.now + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const ask = (version: number) =>
      step(one.radicado, 'movimientos', { version, a: 'por_subsanar', motivo: 'Falta', antesDe: day });
    const correct = (version: number, datos: object) =>
      all.api.call('consulta/subsanacion', { body: { identificacion: one.identificacion, version, datos } });
    await ask(3);
    const { acudiente, estudiante } = one.datos;
    expect(await correct(4, { ...one.datos, acudiente: { ...acudiente, telefono: '3009998877' } })).toMatchObject({
      status: 200,
      body: { decisionDeCupo: { decision: 'aprobada' } },
    });
    await ask(5);
    expect(await correct(6, { ...one.datos, estudiante: { ...estudiante, cupoActual: all.ofertas[1] } })).toMatchObject({
      status: 200,
      body: { cupoActual: { id: all.ofertas[1] }, decisionDeCupo: { decision: 'pendiente' } },
    });
  });

  it('is not approved for more pupils than continue at the place, however many at once', async () => {
    await setContinuan(2);
    const claims = [await fileClaim(), await fileClaim(), await fileClaim(), await fileClaim()];
    for (const one of claims) await take(one);
    const answers = await Promise.all(claims.map((one) => decide(one, 2, 'aprobada')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: {
        codigo: 'cupo_de_mas',
        detail:
          'En esa sede, jornada y grado continúan 2 estudiantes y ya se reconoció el cupo actual de 2: no puede haber más. ' +
          'Niegue el que no sea cierto, o pida a quien lleva la oferta que corrija cuántos continúan',
      },
    });
    const approved = claims.find((_, at) => answers[at]?.status === 200);
    const refused = claims.find((_, at) => answers[at]?.status === 409);
    if (!approved || !refused) throw new Error('Two are approved and two are not');
    await decide(approved, 3, 'negada', 'Se equivocó de sede');
    expect(await decide(refused, 2, 'aprobada')).toMatchObject({ status: 200 });
  });

  it('keeps a place from continuing fewer pupils than hold a seat there', async () => {
    await all.fileValidated({ estudiante: { cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
    const change = (continuan: number) =>
      all.api.call(`gestion/ofertas/${all.ofertas[2]}`, {
        login: 'coordinador',
        method: 'PUT',
        body: { version: 1, capacidad: 9, continuan, repiten: 0, reservas: [] },
      });
    expect(await change(0)).toMatchObject({
      status: 422,
      body: {
        errores: [
          { campo: 'continuan', mensaje: 'Aquí ya se reconoció el cupo actual de 1 estudiante: no pueden continuar menos.' },
        ],
      },
    });
    expect(await change(1)).toMatchObject({ status: 200 });
  });

  it('counts in the list only when approved, and what is open or too many keeps the list from being frozen', async () => {
    const denied = await fileClaim();
    await take(denied);
    await decide(denied, 2, 'negada', 'No estudia allí');
    await admit(denied, 3);
    const approved = await all.fileValidated({ estudiante: { cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
    // As one of before this rule, and as a change of the places past the backend would leave it.
    const open = await all.fileValidated({ estudiante: { cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
    await all.api.database.query(`update solicitudes set cupo_decision = 'pendiente' where radicado = $1`, [open.radicado]);
    await setContinuan(0);
    all.goToDay('2025-11-01');

    const { body: etapas } = await all.read('');
    const listed = {
      total: 2,
      elementos: containing([
        { radicado: open.radicado, detalle: text(/: el cupo que dice tener está sin decidir\.$/) },
        { radicado: approved.radicado, detalle: text(/: ahí continúan 0 y hay 1 con ese cupo actual reconocido\.$/) },
      ]),
    };
    expect(etapas['elementos']).toContainEqual(
      expect.objectContaining({ codigo: 'general', cuposPorRevisar: listed, acciones: [] }),
    );
    const refused = await all.takeStep('congelacion');
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'cupos_por_revisar' } });
    expect(refused.body['detail']).toMatch(/^Falta revisar el cupo actual de 2 solicitudes\. /);
    expect(refused.body['detail']).toContain(open.radicado);

    await setContinuan(1);
    expect(await decide(open, 4, 'negada', 'No estudia allí')).toMatchObject({ status: 200, body: { estado: 'validada' } });
    expect(await all.takeStep('congelacion')).toMatchObject({ status: 200 });
    const { contenido } = await all.replica();
    const holders = contenido.split('\n').filter((line) => line.startsWith('solicitud,') && line.includes(`,${all.ofertas[2]}`));
    const ticketOf = async ({ radicado }: FiledSolicitud) =>
      (await all.api.database.query('select tiquete from solicitudes where radicado = $1', [radicado]))[0]?.['tiquete'];
    expect(holders.map((line) => line.split(',')[1])).toEqual([await ticketOf(approved)]);
    expect(await decide(approved, 4, 'negada', 'Tarde')).toMatchObject({
      status: 409,
      body: { detail: 'Hay una asignación en curso: espere a que se publique su resultado.' },
    });
  });

  it('went to others once the pupil was given a better option, whatever became of that', async () => {
    const holder = await all.fileValidated({ estudiante: { cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
    const semilla = await all.semillaPara(holder);
    all.goToDay('2025-11-01');
    expect((await all.takeStep('congelacion')).status).toBe(200);
    expect((await all.takeStep('semilla', { semilla })).status).toBe(200);
    const run = await all.run(semilla);
    expect((await all.takeStep('resultado', run)).status).toBe(200);
    expect(await all.takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });
    expect(await all.estado(holder)).toMatchObject({ body: { estado: 'asignada', decisionDeCupo: { pasoAOtros: true } } });
    all.goToDay('2026-03-01');
    await expireDeadlines(all.api.database, new Date(all.api.clock.now));
    expect(await all.estado(holder)).toMatchObject({ body: { estado: 'vencida', decisionDeCupo: { pasoAOtros: true } } });

    // Who asks once more cannot claim it again.
    await all.api.database.query('update convocatorias set cierra = $1', [new Date('2026-06-01T00:00:00Z').toISOString()]);
    const again = await all.api.file({ estudiante: holder.datos.estudiante, opciones: [all.ofertas[1]] });
    await take(again);
    expect(await decide(again, 2, 'aprobada')).toMatchObject({ status: 409, body: { codigo: 'cupo_dejado' } });
    expect(await decide(again, 2, 'negada', 'Pasó a otros')).toMatchObject({ status: 200 });
  });
});
