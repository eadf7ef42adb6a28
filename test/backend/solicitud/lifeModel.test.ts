import * as fc from 'fast-check';
import * as v from 'valibot';

import { ESTADOS } from '#domain/estados.ts';
import type { DatosDeSolicitud, Estado } from '#domain/contractTypes.ts';
import { llamadaDe } from '#test/support/lifeModel/modelCalls.ts';
import * as modelo from '#test/support/lifeModel/lifeModel.ts';
import {
  esDeFamilia,
  type Movida,
  MOVIDAS_DE_FAMILIA,
  MOVIDAS_DE_FUNCIONARIO,
  PROMESA_DE_ASIGNACION,
} from '#test/support/lifeModel/promise.ts';
import { type Contada, leerGuardadas, repetirBitacora } from '#test/support/lifeModel/repeatBitacora.ts';
import { demoMoment } from '#test/support/testDatabase.ts';
import { type Radicada, startTramites, type Tramites } from '#test/support/testApi.ts';
import { bloquearFila } from '#backend/solicitud/solicitudRow.ts';
import { mover } from '#backend/solicitud/moveSolicitud.ts';
import { vencerPlazos } from '#backend/solicitud/deadlines.ts';
import { HttpProblem } from '#backend/http/problem.ts';

jest.setTimeout(300_000);

const SECUENCIAS = 30;
const HORA = 60 * 60 * 1000;
const ALUMNOS = 2;

/** What a sequence is made of; every number is taken round what there is. */
type Paso =
  | { readonly paso: 'radica'; readonly alumno: number; readonly como: string | undefined; readonly dos: boolean }
  | { readonly paso: 'sigue'; readonly lejos: boolean; readonly cual: number; readonly entre: number; readonly dicho: modelo.Dicho }
  | { readonly paso: 'intenta'; readonly entre: number; readonly movida: Movida; readonly como: string | undefined; readonly fresco: boolean; readonly dicho: modelo.Dicho; readonly condicion: string }
  | { readonly paso: 'asigna'; readonly entre: number; readonly a: Estado }
  | { readonly paso: 'apura'; readonly entre: number; readonly tarde: boolean; readonly movida: Movida; readonly dicho: modelo.Dicho }
  | { readonly paso: 'pasa'; readonly horas: number; readonly vence: boolean };

const CONDICIONES = ['discapacidad', 'victima'] as const;
const dicho = fc.record({ apellidos: fc.constantFrom('Peña Ruiz', 'Peña Rojas'), condiciones: fc.subarray([...CONDICIONES]) });
const como = fc.constantFrom(...modelo.TRAMITAN, modelo.NO_TRAMITA, undefined);

const pasos: fc.Arbitrary<readonly Paso[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ paso: fc.constant('radica' as const), alumno: fc.nat(ALUMNOS - 1), como, dos: fc.boolean() }) },
    { weight: 12, arbitrary: fc.record({ paso: fc.constant('sigue' as const), lejos: fc.constantFrom(true, true, true, false), cual: fc.nat(99), entre: fc.nat(9), dicho }) },
    {
      weight: 4,
      arbitrary: fc.record({
        paso: fc.constant('intenta' as const),
        entre: fc.nat(9),
        movida: fc.constantFrom(...MOVIDAS_DE_FAMILIA, ...MOVIDAS_DE_FUNCIONARIO),
        como,
        fresco: fc.boolean(),
        dicho,
        condicion: fc.constantFrom(...CONDICIONES),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ paso: fc.constant('asigna' as const), entre: fc.nat(9), a: fc.constantFrom(...ESTADOS) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        paso: fc.constant('apura' as const),
        entre: fc.nat(9),
        tarde: fc.boolean(),
        movida: fc.constantFrom('aceptar' as const, 'aceptar_y_seguir' as const, 'declinar' as const),
        dicho,
      }),
    },
    { weight: 1, arbitrary: fc.record({ paso: fc.constant('pasa' as const), horas: fc.constantFrom(1, 30, 80, 400), vence: fc.boolean() }) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

let tramites: Tramites;
let cierra: number;

/** They could be made nearly always, and would leave nothing to follow. */
const TERMINAN: readonly Movida[] = ['retirar', 'retirada'];

function vuelveAtras({ asignadaA, condiciones }: modelo.Solicitud, movida: Movida, condicion: string): boolean {
  if (movida === 'tomar') return asignadaA !== null;
  if (movida === 'decidir') return condiciones.get(condicion) === true;
  return movida === 'editar' || movida === 'liberar' || movida === 'no_admitida';
}

/** What every answer with a request says that the model knows. */
const respuestaSchema = v.object({
  estado: v.string(),
  version: v.number(),
  condiciones: v.array(v.object({ codigo: v.string(), decision: v.string() })),
  acciones: v.pipe(v.array(v.string()), v.transform((acciones) => acciones.sort())),
});

/** One sequence's requests, in the model and in the backend. */
class Mundo {
  readonly solicitudes: modelo.Solicitud[] = [];
  private readonly radicadas: Radicada[] = [];
  private readonly alumnos: readonly DatosDeSolicitud[];

  /** @param nombre a word that no other sequence's pupils have */
  constructor(private readonly nombre: string) {
    this.alumnos = Array.from({ length: ALUMNOS }, () => tramites.datos({ estudiante: { nombres: nombre } }));
  }

  private get momento(): modelo.Momento {
    return { ahora: tramites.reloj.now, cierra };
  }

  private datos(alumno: number, { apellidos, condiciones }: modelo.Dicho): DatosDeSolicitud {
    const base = this.alumnos[alumno] ?? tramites.datos();
    return {
      ...base,
      estudiante: { ...base.estudiante, apellidos },
      condiciones: condiciones.map((codigo) => ({ codigo, institucion: null, autorizada: true, archivos: [] })),
    };
  }

  /** Does one step and holds the answer to what the model foretold. */
  async dar(paso: Paso): Promise<void> {
    if (paso.paso === 'radica') return this.radicar(paso.alumno, paso.como, paso.dos);
    if (paso.paso === 'pasa') return this.pasar(paso.horas, paso.vence);
    if (this.solicitudes.length === 0) return this.radicar(paso.entre % ALUMNOS, undefined, false);
    // The last one most often: it is the one that can still go far.
    const at = Math.max(this.solicitudes.length - 1 - (paso.entre % 3), 0);
    if (paso.paso === 'intenta') return this.intentar(at, paso);
    if (paso.paso === 'apura') return this.apurar(at, paso);
    return paso.paso === 'asigna' ? this.asignar(at, paso.a, paso.entre % 2) : this.seguir(at, paso);
  }

  private async radicar(alumno: number, quien: string | undefined, dos: boolean): Promise<void> {
    const prevista = modelo.preverRadicacion(this.solicitudes, { alumno, como: quien, momento: this.momento });
    const nuevo: modelo.Dicho = { apellidos: 'Peña Ruiz', condiciones: dos ? CONDICIONES : [] };
    const datos = this.datos(alumno, nuevo);
    const path = quien === undefined ? 'solicitudes' : 'tramitacion/solicitudes';
    const llamada = { body: tramites.nueva(datos), ...(quien !== undefined && { como: quien }) };
    const { status, body } = await tramites.llamar(path, llamada);
    expect({ status, codigo: body.codigo }).toEqual({ codigo: undefined, ...prevista });
    if (status !== 201) return;
    const radicado = String(body['radicado']);
    const { documento, fechaNacimiento } = datos.estudiante;
    this.radicadas.push({ radicado, datos, identificacion: { radicado, documento, fechaNacimiento } });
    this.solicitudes.push(modelo.radicada(alumno, quien ?? null, nuevo));
    // Sent again, as after a lost connection, it is the same one.
    expect(await tramites.llamar(path, llamada)).toMatchObject({ status: 200, body: { radicado } });
  }

  private at(at: number): { readonly una: modelo.Solicitud; readonly enBackend: Radicada } {
    const [una, enBackend] = [this.solicitudes[at], this.radicadas[at]];
    if (!una || !enBackend) throw new RangeError(`There is no request ${at}`);
    return { una, enBackend };
  }

  private async intentar(at: number, pedido: Omit<modelo.Pedido, 'plazo'>): Promise<void> {
    const { una, enBackend } = this.at(at);
    // Two days on, to the midnight in the city, five hours behind UTC.
    const ultimo = new Date(tramites.reloj.now - 5 * HORA + 48 * HORA).toISOString().slice(0, 10);
    const plazo = Date.parse(`${ultimo}T05:00:00Z`) + 24 * HORA;
    const { despues, ...prevista } = modelo.prever(una, { ...pedido, plazo }, this.momento);
    const { status, body } = await tramites.llamar(
      ...llamadaDe(pedido.movida, {
        ...pedido,
        una: enBackend,
        version: pedido.fresco ? una.version : una.version + 1,
        datos: this.datos(una.alumno, pedido.dicho),
        antesDe: ultimo,
      }),
    );
    expect({ status, codigo: body.codigo }).toEqual({ codigo: undefined, ...prevista });
    this.solicitudes[at] = despues;
    if (status !== 200) return;
    const quien = esDeFamilia(pedido.movida) ? undefined : pedido.como;
    expect(v.parse(respuestaSchema, body)).toEqual({
      estado: despues.estado,
      version: despues.version,
      condiciones: [...despues.condiciones].map(([codigo, decidida]) => ({ codigo, decision: decidida ? 'aprobada' : 'pendiente' })),
      acciones: [...modelo.accionesDe(despues, quien, this.momento)].sort(),
    });
  }

  /** One of what can be done now; a life that is over begins anew. With `lejos`, none that turns back, so that lives go far. */
  private async seguir(at: number, { cual, lejos, entre, dicho: nuevo }: Paso & { readonly paso: 'sigue' }): Promise<void> {
    const { una } = this.at(at);
    const todos = [undefined, ...modelo.TRAMITAN].flatMap((quien) =>
      modelo.accionesDe(una, quien, this.momento).flatMap((movida) =>
        (movida === 'decidir' ? [...una.condiciones.keys()] : ['discapacidad']).map((condicion) => ({
          movida,
          como: quien,
          condicion,
          fresco: true,
          dicho: nuevo,
        })),
      ),
    );
    const pedidos = todos.filter(({ movida, condicion }) => !TERMINAN.includes(movida) && !(lejos && vuelveAtras(una, movida, condicion)));
    const resultados = PROMESA_DE_ASIGNACION[una.estado] ?? [];
    const n = cual % Math.max(pedidos.length + resultados.length, 1);
    const [elegido, resultado] = [pedidos[n], resultados[n - pedidos.length]];
    if (elegido) return this.intentar(at, elegido);
    return resultado === undefined ? this.radicar(una.alumno, undefined, true) : this.asignar(at, resultado, entre % 2);
  }

  /** An answer at the last moment of its deadline, or at the first one after it; where none runs, nothing. */
  private async apurar(at: number, { tarde, movida, dicho: nuevo }: Paso & { readonly paso: 'apura' }): Promise<void> {
    const { una } = this.at(at);
    if (una.plazo === null) return;
    tramites.reloj.now = Math.max(tramites.reloj.now, una.plazo - (tarde ? 0 : 1));
    const responde = una.estado === 'por_subsanar' ? 'subsanar' : movida;
    await this.intentar(at, { movida: responde, como: undefined, fresco: true, dicho: nuevo, condicion: 'discapacidad' });
  }

  /** An allocation's result, by the function that publishes it: a stage is published once, a life ends often. A place is that of `opcion`. */
  private async asignar(at: number, a: Estado, opcion: number): Promise<void> {
    const { una, enBackend } = this.at(at);
    const instant = new Date(tramites.reloj.now);
    const plazo = a === 'asignada' ? new Date(tramites.reloj.now + 72 * HORA) : null;
    const despues = modelo.asignada(una, a, plazo && { plazo: plazo.getTime(), hayMejor: opcion > 0 });
    const hecho = await tramites.database
      .transaction(async (tx) => {
        const fila = await bloquearFila(tx, enBackend.radicado);
        if (!fila) throw new Error('It was filed');
        return mover(tx, fila, {
          actor: { quien: 'asignacion', nombre: 'secretaria' },
          pide: { a },
          instant,
          escribir: () => (plazo ? { plazo, ofertaAsignada: enBackend.datos.opciones[opcion] ?? null } : {}),
        });
      })
      .catch((error: unknown) => {
        if (error instanceof HttpProblem) return error.status;
        throw error;
      });
    if (despues === undefined) expect(hecho).toBe(409);
    else expect(hecho).toMatchObject({ estado: a, version: despues.version });
    this.solicitudes[at] = despues ?? una;
  }

  private async pasar(horas: number, vence: boolean): Promise<void> {
    tramites.reloj.now += horas * HORA;
    if (!vence) return;
    await vencerPlazos(tramites.database, new Date(tramites.reloj.now));
    this.solicitudes.forEach((una, at) => (this.solicitudes[at] = modelo.vencida(una, tramites.reloj.now)));
  }

  /** The inbox answers what the model knows, whoever asks and however it is narrowed. */
  async revisarBandeja(): Promise<void> {
    const filas = this.solicitudes.map((una, at) => ({
      radicado: this.at(at).enBackend.radicado,
      estado: una.estado,
      asignadaA: una.asignadaA,
      antesDe: una.plazo === null ? null : new Date(una.plazo).toISOString(),
      asistida: una.registradaPor !== null,
      estudiante: `${this.nombre} ${una.apellidos}`,
    }));
    const texto = `texto=${this.nombre}`;
    expect(await leerBandeja(texto)).toMatchObject(filas);
    for (const estado of new Set([...filas.map((fila) => fila.estado), 'radicada' as const])) {
      expect(await leerBandeja(`${texto}&estado=${estado}`)).toMatchObject(filas.filter((fila) => fila.estado === estado));
    }
    for (const [quien, asignacion, suya] of ASIGNACIONES) {
      expect(await leerBandeja(`${texto}&asignacion=${asignacion}`, quien)).toMatchObject(filas.filter(suya));
    }
  }
}

const ASIGNACIONES = modelo.TRAMITAN.flatMap(
  (quien) =>
    [
      [quien, 'mias', ({ asignadaA }: Pick<Contada, 'asignadaA'>) => asignadaA === quien],
      [quien, 'libres', ({ asignadaA }: Pick<Contada, 'asignadaA'>) => asignadaA === null],
      [quien, 'de_otros', ({ asignadaA }: Pick<Contada, 'asignadaA'>) => asignadaA !== null && asignadaA !== quien],
    ] as const,
);

const paginaSchema = v.object({ elementos: v.array(v.looseObject({ radicado: v.string() })), total: v.number(), pagina: v.number() });

/** Every page of the inbox for a query. */
async function leerBandeja(query: string, quien = 'revisora'): Promise<readonly { readonly radicado: string }[]> {
  const filas: { readonly radicado: string }[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { body } = await tramites.llamar(`tramitacion/solicitudes?${query}&pagina=${pagina}`, { como: quien });
    const { elementos, total } = v.parse(paginaSchema, body);
    filas.push(...elementos);
    if (filas.length >= total || elementos.length === 0) return filas;
  }
}

/** A word of letters for each number. */
const palabra = (numero: number): string => `Modelo${[...String(numero).padStart(5, '0')].map((cifra) => 'abcdefghij'[Number(cifra)]).join('')}`;

beforeAll(async () => {
  tramites = await startTramites();
  const filas = await tramites.database.query('select cierra from convocatorias');
  cierra = v.parse(v.tuple([v.object({ cierra: v.date() })]), filas)[0].cierra.getTime();
});
afterAll(() => tramites.close());

it('gives the stored states and the inbox again from the log alone, after any order of moves', async () => {
  let secuencias = 0;
  await fc.assert(
    fc.asyncProperty(pasos, async (secuencia) => {
      tramites.reloj.now = demoMoment;
      const mundo = new Mundo(palabra((secuencias += 1)));
      for (const paso of secuencia) await mundo.dar(paso);
      expect(await repetirBitacora(tramites.database)).toEqual(await leerGuardadas(tramites.database));
      await mundo.revisarBandeja();
    }),
    // A failure is told before the test's time is over, however much shorter its sequence could still be made.
    { numRuns: SECUENCIAS, interruptAfterTimeLimit: 120_000 },
  );

  // And the inbox of the whole city, whose log began with its seed.
  const contadas = await repetirBitacora(tramites.database);
  const radicadosDe = (filas: readonly { readonly radicado: string }[]): string[] => filas.map(({ radicado }) => radicado);
  for (const estado of ESTADOS) {
    expect(radicadosDe(await leerBandeja(`estado=${estado}`))).toEqual(radicadosDe(contadas.filter((una) => una.estado === estado)));
  }
  for (const [quien, asignacion, suya] of ASIGNACIONES) {
    expect(radicadosDe(await leerBandeja(`asignacion=${asignacion}`, quien))).toEqual(radicadosDe(contadas.filter(suya)));
  }
});

describe('what the log does not tell is found', () => {
  /** Tells the lives again after a change that only this transaction sees. */
  async function trasCambiar(sql: string): Promise<{ readonly contadas: readonly Contada[]; readonly guardadas: readonly Contada[] }> {
    const { radicado } = await tramites.radicar();
    const fin = new Error('Nothing of it stays');
    let leido: { readonly contadas: readonly Contada[]; readonly guardadas: readonly Contada[] } | undefined;
    await tramites.database
      .transaction(async (tx) => {
        await tx.query(sql, [radicado]);
        leido = { contadas: await repetirBitacora(tx), guardadas: await leerGuardadas(tx) };
        throw fin;
      })
      .catch((error: unknown) => {
        if (error !== fin) throw error;
      });
    if (!leido) throw new Error('It was read');
    return leido;
  }
  const anotar = (que: string, de: string | null, a: string | null): string =>
    `insert into bitacora (solicitud, en, quien, papel, que, de, a)
     select id, creada_en, 'revisora', 'funcionario', '${que}', ${de === null ? 'null' : `'${de}'`}, ${a === null ? 'null' : `'${a}'`}
     from solicitudes where radicado = $1`;

  beforeEach(() => {
    tramites.reloj.now = demoMoment;
  });

  it('nothing, where nothing was hidden', async () => {
    const { contadas, guardadas } = await trasCambiar('select $1::text');
    expect(contadas).toEqual(guardadas);
  });

  it.each([
    ['a state', "update solicitudes set estado = 'validada' where radicado = $1"],
    ['who has it', "update solicitudes set asignada_a = 'revisora' where radicado = $1"],
    ['a take that was not', anotar('toma', null, null)],
  ])('%s', async (_what, sql) => {
    const { contadas, guardadas } = await trasCambiar(sql);
    expect(contadas).not.toEqual(guardadas);
  });

  it.each([
    ['a move that the table does not have', anotar('movimiento', 'radicada', 'validada')],
    ['a move from another state', anotar('movimiento', 'en_revision', 'validada')],
  ])('%s', async (_what, sql) => {
    await expect(trasCambiar(sql)).rejects.toThrow('The log tells what cannot happen');
  });
});
