import { runCorrida } from '#allocation/run.ts';
import { textoAt } from '#allocation/packedTexts.ts';
import { calcularEnOtroHilo } from '#backend/places/allocation/computation/computeInThread.ts';
import { leerTexto } from '#backend/places/allocation/computation/replicaText.ts';
import { separar } from '#backend/places/allocation/splitName.ts';
import { type AsignacionesPreparadas, startAsignaciones } from '#test/support/allocations.ts';

jest.setTimeout(300_000);

let todo: AsignacionesPreparadas;
beforeAll(async () => {
  todo = await startAsignaciones();
});
afterAll(() => todo.close());

const condicion = (codigo: string, institucion: string | null = null) => ({ codigo, institucion, autorizada: institucion === null, archivos: [] });

describe('permission', () => {
  const lecturas = ['', '/general/replica', '/general/resultados', '/general/cortes', '/general/exportacion?formato=resultados'];

  it.each(lecturas)('follows the menu: GET %s', async (cual) => {
    expect((await todo.tramites.llamar(`gestion/asignacion${cual}`)).status).toBe(401);
    expect((await todo.leer(cual, 'funcionario')).status).toBe(403);
  });

  it.each(['congelacion', 'semilla', 'resultado', 'publicacion', 'lista'])('follows the menu: POST %s', async (cual) => {
    const path = `gestion/asignacion/general/${cual}`;
    expect((await todo.tramites.llamar(path, { body: {} })).status).toBe(401);
    expect((await todo.tramites.llamar(path, { body: {}, como: 'revisora' })).status).toBe(403);
    expect(await todo.tramites.llamar(path, { body: {}, como: 'admin' })).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
  });
});

describe('a stage', () => {
  it('that is not there is a 404', async () => {
    expect(await todo.leer('/otra/replica')).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
    expect((await todo.tramites.llamar('gestion/asignacion/otra/congelacion', { body: { version: 1 }, como: 'admin' })).status).toBe(404);
  });

  it('of the demonstration is published, and anyone can repeat its run and its batch', async () => {
    const [corrida] = await todo.tramites.database.query(
      'select replica, huella_lista, semilla, huella_resultado from corridas where numero = 1',
    );
    const [tanda] = await todo.tramites.database.query('select replica, huella from tandas where numero = 1');
    const primera = runCorrida(leerTexto(String(corrida?.['replica'])).mercado, String(corrida?.['semilla']));
    expect([primera.huellaEntrada, primera.huella]).toEqual([corrida?.['huella_lista'], corrida?.['huella_resultado']]);
    const segunda = leerTexto(String(tanda?.['replica']));
    expect(runCorrida(segunda.mercado, segunda.semilla ?? '').huella).toBe(tanda?.['huella']);
    expect((await todo.leer('/prioritaria/resultados')).body).toMatchObject({ solicitudes: 170 });
  });
});

describe('the list', () => {
  it('has siblings by their family, conditions where they hold, and reserves as counts of free seats', async () => {
    const { database } = todo.tramites;
    const [a, b] = todo.ofertas;
    const [fila] = await database.query('select s.institucion from ofertas o join sedes s on s.id = o.sede where o.id = $1', [a]);
    const institucion = String(fila?.['institucion']);
    const una = await todo.validada({ condiciones: [condicion('hermano_en_institucion', institucion)], opciones: [a, b] });
    const otra = await todo.validada({ hermanos: [{ radicado: una.radicado }], opciones: [a, b] });
    await database.query(
      `insert into reservas (convocatoria, condicion, orden, puestos) select id, 'hermano_en_institucion', 1, 5 from convocatorias`,
    );
    const { mercado } = leerTexto((await todo.replica()).contenido);
    const tiquetes = await database.query('select radicado, tiquete, tiquete_familia from solicitudes where radicado = any($1)', [
      [una.radicado, otra.radicado],
    ]);
    const de = (radicado: string) => {
      const { tiquete, tiquete_familia: familia } = tiquetes.find((cada) => cada['radicado'] === radicado) ?? {};
      const numero = mercado.actual.findIndex((_, at) => textoAt(mercado.tiquetes, at) === tiquete);
      const inicio = mercado.inicio[numero] ?? 0;
      const propia = mercado.familia[numero] ?? -1;
      return {
        sorteo: propia < 0 ? tiquete : textoAt(mercado.familias, propia),
        familia,
        clases: [...mercado.clase.subarray(inicio, inicio + 2)],
        grupos: [...mercado.pertenencia.subarray(inicio, inicio + 2)],
      };
    };
    const [primera, segunda] = [de(una.radicado), de(otra.radicado)];
    expect(primera.sorteo).toBe(primera.familia);
    expect(segunda.sorteo).toBe(primera.familia);
    expect([primera.clases, primera.grupos]).toEqual([[4, 6], [1, 0]]);
    expect([segunda.clases, segunda.grupos]).toEqual([[6, 6], [0, 0]]);
    expect(mercado.reservas[mercado.ofertas.indexOf(a)]).toBe(1);
    await database.query('delete from reservas');
  });

  it('with an option that is no place of the year cannot be run nor frozen, and says whose it is', async () => {
    const { database } = todo.tramites;
    const una = await todo.validada({ opciones: [todo.ofertas[0]] });
    await database.query(
      `insert into ofertas (id, sede, jornada, grado, anio, capacidad, continuan, repiten)
       select gen_random_uuid(), sede, jornada, grado, 2020, 1, 0, 0 from ofertas where id = $1`,
      [todo.ofertas[0]],
    );
    await database.query(
      `update solicitud_opciones set oferta = (select id from ofertas where anio = 2020)
       where solicitud = (select id from solicitudes where radicado = $1)`,
      [una.radicado],
    );
    const falta = { status: 422, body: { codigo: 'lista_no_valida', errores: [{ mensaje: expect.stringContaining(una.radicado) as unknown }] } };
    expect(await todo.leer('/general/replica')).toMatchObject(falta);
    todo.irA('2025-11-01');
    await database.query("update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision')");
    expect(await todo.paso('congelacion')).toMatchObject(falta);
    expect(await todo.etapa()).toMatchObject({ situacion: 'cerrada', congelada: null });
  });

  it('waits for the stage before it', async () => {
    const { database } = todo.tramites;
    const guardada = await database.query("update corridas set publicada_en = null, publicada_por = null where numero = 1 returning 1");
    expect(guardada).toHaveLength(1);
    expect(await todo.paso('congelacion')).toMatchObject({
      status: 409,
      body: { codigo: 'etapa_anterior', detail: 'Primero se publica la etapa «Grupos de prioridad»' },
    });
    await database.query("update corridas set publicada_en = corrida_en, publicada_por = 'secretaria' where numero = 1");
  });
});

describe('the thread of a run', () => {
  it('tells what it could not do', async () => {
    await expect(calcularEnOtroHilo({ tipo: 'corrida', replica: 'nada', semilla: 'x', reservas: [] })).rejects.toThrow(
      'debe empezar por «replica,1»',
    );
  });
});

test.each([
  ['De la Hoz Peña', ['De la Hoz', 'Peña']],
  ['Ñáñez', ['Ñáñez', '']],
  ['María del Mar', ['María', 'del Mar']],
  ['de', ['de', '']],
  ['', ['', '']],
])('the names %j are two columns', (texto, columnas) => {
  expect(separar(texto)).toEqual(columnas);
});
