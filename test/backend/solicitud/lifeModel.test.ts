import * as fc from 'fast-check';
import * as v from 'valibot';

import { ESTADOS } from '#domain/estados.ts';
import type { SolicitudData, Estado } from '#domain/contractTypes.ts';
import { callOf } from '#test/support/lifeModel/modelCalls.ts';
import * as modelo from '#test/support/lifeModel/lifeModel.ts';
import {
  holdsPupil,
  isFamilyMove,
  type ModelMove,
  PROMISED_FAMILY_MOVES,
  PROMISED_STAFF_MOVES,
  PROMISE_OF_ALLOCATION,
} from '#test/support/lifeModel/promise.ts';
import { type LoggedSolicitud, readStored, repeatBitacora } from '#test/support/lifeModel/repeatBitacora.ts';
import { demoMoment } from '#test/support/testDatabase.ts';
import { type FiledSolicitud, startTestApi, type TestApi } from '#test/support/testApi.ts';
import { lockSolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { moveSolicitud } from '#backend/solicitud/moveSolicitud.ts';
import { expireDeadlines } from '#backend/solicitud/deadlines.ts';
import { HttpProblem } from '#backend/http/problem.ts';

jest.setTimeout(300_000);

const SEQUENCES = 30;
const HOUR_MS = 60 * 60 * 1000;
const PUPILS = 2;

/** What a sequence is made of; every number is taken round what there is. */
type ModelStep =
  | { readonly step: 'radica'; readonly pupil: number; readonly login: string | undefined; readonly twice: boolean }
  | {
      readonly step: 'sigue';
      readonly far: boolean;
      readonly which: number;
      readonly between: number;
      readonly told: modelo.Told;
    }
  | {
      readonly step: 'intenta';
      readonly between: number;
      readonly move: ModelMove;
      readonly login: string | undefined;
      readonly fresh: boolean;
      readonly told: modelo.Told;
      readonly condicion: string;
    }
  | { readonly step: 'asigna'; readonly between: number; readonly a: Estado }
  | {
      readonly step: 'apura';
      readonly between: number;
      readonly late: boolean;
      readonly move: ModelMove;
      readonly told: modelo.Told;
    }
  | { readonly step: 'pasa'; readonly hours: number; readonly expires: boolean };

const CONDICIONES = ['discapacidad', 'victima'] as const;
const told = fc.record({ apellidos: fc.constantFrom('Peña Ruiz', 'Peña Rojas'), condiciones: fc.subarray([...CONDICIONES]) });
const login = fc.constantFrom(...modelo.CAN_PROCESS, modelo.CANNOT_PROCESS, undefined);

const steps: fc.Arbitrary<readonly ModelStep[]> = fc.array(
  fc.oneof(
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('radica' as const), pupil: fc.nat(PUPILS - 1), login, twice: fc.boolean() }),
    },
    {
      weight: 12,
      arbitrary: fc.record({
        step: fc.constant('sigue' as const),
        far: fc.constantFrom(true, true, true, false),
        which: fc.nat(99),
        between: fc.nat(9),
        told,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constant('intenta' as const),
        between: fc.nat(9),
        move: fc.constantFrom(...PROMISED_FAMILY_MOVES, ...PROMISED_STAFF_MOVES),
        login,
        fresh: fc.boolean(),
        told,
        condicion: fc.constantFrom(...CONDICIONES),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('asigna' as const), between: fc.nat(9), a: fc.constantFrom(...ESTADOS) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        step: fc.constant('apura' as const),
        between: fc.nat(9),
        late: fc.boolean(),
        move: fc.constantFrom('aceptar' as const, 'aceptar_y_seguir' as const, 'declinar' as const),
        told,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('pasa' as const), hours: fc.constantFrom(1, 30, 80, 400), expires: fc.boolean() }),
    },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

let api: TestApi;
let closes: number;
let publishes: number;

/** They could be made nearly always, and would leave nothing to follow. */
const ENDINGS: readonly ModelMove[] = ['retirar', 'retirada'];

function goesBack({ asignadaA, condiciones }: modelo.ModelSolicitud, move: ModelMove, condicion: string): boolean {
  if (move === 'tomar') return asignadaA !== null;
  if (move === 'decidir') return condiciones.get(condicion) === true;
  return ['editar', 'liberar', 'no_admitida', 'en_revision', 'rechazar_reapertura'].includes(move);
}

/** What every answer with a solicitud says that the model knows. */
const answerSchema = v.object({
  estado: v.string(),
  version: v.number(),
  condiciones: v.array(v.object({ codigo: v.string(), decision: v.string() })),
  acciones: v.pipe(
    v.array(v.string()),
    v.transform((allowed) => allowed.sort()),
  ),
});

/** One sequence's solicitudes, in the model and in the backend. */
class ModelWorld {
  readonly solicitudes: modelo.ModelSolicitud[] = [];
  private readonly filed: FiledSolicitud[] = [];
  private readonly pupils: readonly SolicitudData[];

  /** @param name a word that no other sequence's pupils have */
  constructor(private readonly name: string) {
    this.pupils = Array.from({ length: PUPILS }, () => api.datos({ estudiante: { nombres: name } }));
  }

  private get moment(): modelo.ModelMoment {
    return { now: api.clock.now, closes, publishes, hasOther: false };
  }

  private momentOf(at: number): modelo.ModelMoment {
    const { pupil } = this.at(at).one;
    const hasOther = this.solicitudes.some((one, other) => other !== at && one.pupil === pupil && holdsPupil(one.estado));
    return { ...this.moment, hasOther };
  }

  private data(pupil: number, { apellidos, condiciones }: modelo.Told): SolicitudData {
    const base = this.pupils[pupil] ?? api.datos();
    return {
      ...base,
      estudiante: { ...base.estudiante, apellidos },
      condiciones: condiciones.map((codigo) => ({ codigo, institucion: null, autorizada: true, archivos: [] })),
    };
  }

  /** Does one step and holds the answer to what the model foretold. */
  async take(step: ModelStep): Promise<void> {
    if (step.step === 'radica') return this.file(step.pupil, step.login, step.twice);
    if (step.step === 'pasa') return this.pass(step.hours, step.expires);
    if (this.solicitudes.length === 0) return this.file(step.between % PUPILS, undefined, false);
    // The last one most often: it is the one that can still go far.
    const at = Math.max(this.solicitudes.length - 1 - (step.between % 3), 0);
    if (step.step === 'intenta') return this.attempt(at, step);
    if (step.step === 'apura') return this.hurry(at, step);
    return step.step === 'asigna' ? this.allocate(at, step.a, step.between % 2) : this.follow(at, step);
  }

  private async file(pupil: number, who: string | undefined, twice: boolean): Promise<void> {
    const predicted = modelo.predictFiling(this.solicitudes, { pupil, login: who, moment: this.moment });
    const saying: modelo.Told = { apellidos: 'Peña Ruiz', condiciones: twice ? CONDICIONES : [] };
    const data = this.data(pupil, saying);
    const path = who === undefined ? 'solicitudes' : 'tramitacion/solicitudes';
    const isLate = who !== undefined && api.clock.now >= closes;
    const sent = { ...api.newSolicitud(data), ...(isLate && { motivoExtemporanea: 'Llegó después del cierre.' }) };
    const asking = { body: sent, ...(who !== undefined && { login: who }) };
    const { status, body } = await api.call(path, asking);
    expect({ status, codigo: body.codigo }).toEqual({ codigo: undefined, ...predicted });
    if (status !== 201) return;
    const radicado = String(body['radicado']);
    const { documento, fechaNacimiento } = data.estudiante;
    this.filed.push({ radicado, datos: data, identificacion: { radicado, documento, fechaNacimiento } });
    this.solicitudes.push(modelo.filed(pupil, who ?? null, saying, this.moment));
    // Sent again, as after a lost connection, it is the same one.
    expect(await api.call(path, asking)).toMatchObject({ status: 200, body: { radicado } });
  }

  private at(at: number): { readonly one: modelo.ModelSolicitud; readonly inBackend: FiledSolicitud } {
    const [one, inBackend] = [this.solicitudes[at], this.filed[at]];
    if (!one || !inBackend) throw new RangeError(`There is no request ${at}`);
    return { one, inBackend };
  }

  private async attempt(at: number, asked: Omit<modelo.ModelAsk, 'deadline' | 'answerBy'>): Promise<void> {
    const { one, inBackend } = this.at(at);
    // Two days on, to the midnight in the city, five hours behind UTC; a seat is answered within the call's four.
    const inDays = (days: number) => new Date(api.clock.now - 5 * HOUR_MS + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    const endOf = (day: string) => Date.parse(`${day}T05:00:00Z`) + 24 * HOUR_MS;
    const last = inDays(2);
    const [deadline, answerBy] = [endOf(last), endOf(inDays(4))];
    const { after, ...predicted } = modelo.predict(one, { ...asked, deadline, answerBy }, this.momentOf(at));
    const { status, body } = await api.call(
      ...callOf(asked.move, {
        ...asked,
        solicitud: inBackend,
        version: asked.fresh ? one.version : one.version + 1,
        data: this.data(one.pupil, asked.told),
        antesDe: last,
      }),
    );
    const where = `${asked.move} by ${asked.login ?? 'nobody'} from ${one.estado}`;
    expect({ where, status, codigo: body.codigo }).toEqual({ where, codigo: undefined, ...predicted });
    this.solicitudes[at] = after;
    if (status !== 200) return;
    const who = isFamilyMove(asked.move) ? undefined : asked.login;
    expect(v.parse(answerSchema, body)).toEqual({
      estado: after.estado,
      version: after.version,
      condiciones: [...after.condiciones].map(([codigo, decided]) => ({ codigo, decision: decided ? 'aprobada' : 'pendiente' })),
      acciones: [...modelo.allowedMovesOf(after, who, this.momentOf(at))].sort(),
    });
  }

  /** One of what can be done now; a life that is over begins anew. With `far`, none that turns back, so that lives go far. */
  private async follow(at: number, { which, far, between, told: saying }: ModelStep & { readonly step: 'sigue' }): Promise<void> {
    const { one } = this.at(at);
    const all = [undefined, ...modelo.CAN_PROCESS].flatMap((who) =>
      modelo
        .allowedMovesOf(one, who, this.momentOf(at))
        .flatMap((move) =>
          (move === 'decidir' ? [...one.condiciones.keys()] : ['discapacidad']).map((condicion) => ({
            move,
            login: who,
            condicion,
            fresh: true,
            told: saying,
          })),
        ),
    );
    const askedMoves = all.filter(({ move, condicion }) => !ENDINGS.includes(move) && !(far && goesBack(one, move, condicion)));
    const results = PROMISE_OF_ALLOCATION[one.estado] ?? [];
    const n = which % Math.max(askedMoves.length + results.length, 1);
    const [chosen, result] = [askedMoves[n], results[n - askedMoves.length]];
    if (chosen) return this.attempt(at, chosen);
    return result === undefined ? this.file(one.pupil, undefined, true) : this.allocate(at, result, between % 2);
  }

  /** An answer at the last moment of its deadline, or at the first one after it; where none runs, nothing. */
  private async hurry(at: number, { late, move, told: saying }: ModelStep & { readonly step: 'apura' }): Promise<void> {
    const { one } = this.at(at);
    if (one.deadline === null) return;
    api.clock.now = Math.max(api.clock.now, one.deadline - (late ? 0 : 1));
    const answers = one.estado === 'por_subsanar' ? 'subsanar' : move;
    await this.attempt(at, { move: answers, login: undefined, fresh: true, told: saying, condicion: 'discapacidad' });
  }

  /** An allocation's result, by the function that publishes it: a stage is published once, a life ends often. A place is that of `opcion`. */
  private async allocate(at: number, a: Estado, opcion: number): Promise<void> {
    const { one, inBackend } = this.at(at);
    const instant = new Date(api.clock.now);
    const deadline = a === 'asignada' ? new Date(api.clock.now + 72 * HOUR_MS) : null;
    const after = modelo.allocated(one, a, deadline && { deadline: deadline.getTime(), hasBetter: opcion > 0 });
    const done = await api.database
      .transaction(async (tx) => {
        const row = await lockSolicitudRow(tx, inBackend.radicado);
        if (!row) throw new Error('It was filed');
        return moveSolicitud(tx, row, {
          actor: { role: 'asignacion', name: 'secretaria' },
          asked: { to: a },
          instant,
          write: () => (deadline ? { deadline, ofertaAsignada: inBackend.datos.opciones[opcion] ?? null } : {}),
        });
      })
      .catch((error: unknown) => {
        if (error instanceof HttpProblem) return error.status;
        throw error;
      });
    if (after === undefined) expect(done).toBe(409);
    else expect(done).toMatchObject({ estado: a, version: after.version });
    this.solicitudes[at] = after ?? one;
  }

  private async pass(hours: number, expires: boolean): Promise<void> {
    api.clock.now += hours * HOUR_MS;
    if (!expires) return;
    await expireDeadlines(api.database, new Date(api.clock.now));
    this.solicitudes.forEach((one, at) => (this.solicitudes[at] = modelo.expired(one, api.clock.now)));
  }

  /** The inbox answers what the model knows, whoever asks and however it is narrowed. */
  async checkInbox(): Promise<void> {
    const rows = this.solicitudes.map((one, at) => ({
      radicado: this.at(at).inBackend.radicado,
      estado: one.estado,
      asignadaA: one.asignadaA,
      antesDe: one.deadline === null ? null : new Date(one.deadline).toISOString(),
      asistida: one.registradaPor !== null,
      estudiante: `${this.name} ${one.apellidos}`,
    }));
    const text = `texto=${this.name}`;
    expect(await readInbox(text)).toMatchObject(rows);
    for (const estado of new Set([...rows.map((row) => row.estado), 'radicada' as const])) {
      expect(await readInbox(`${text}&estado=${estado}`)).toMatchObject(rows.filter((row) => row.estado === estado));
    }
    for (const [who, allocation, own] of ASSIGNMENT_FILTERS) {
      expect(await readInbox(`${text}&asignacion=${allocation}`, who)).toMatchObject(rows.filter(own));
    }
  }
}

const ASSIGNMENT_FILTERS = modelo.CAN_PROCESS.flatMap(
  (who) =>
    [
      [who, 'mias', ({ asignadaA }: Pick<LoggedSolicitud, 'asignadaA'>) => asignadaA === who],
      [who, 'libres', ({ asignadaA }: Pick<LoggedSolicitud, 'asignadaA'>) => asignadaA === null],
      [who, 'de_otros', ({ asignadaA }: Pick<LoggedSolicitud, 'asignadaA'>) => asignadaA !== null && asignadaA !== who],
    ] as const,
);

const pageSchema = v.object({
  elementos: v.array(v.looseObject({ radicado: v.string() })),
  total: v.number(),
  pagina: v.number(),
});

/** Every page of the inbox for a query. */
async function readInbox(query: string, who = 'revisora'): Promise<readonly { readonly radicado: string }[]> {
  const rows: { readonly radicado: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await api.call(`tramitacion/solicitudes?${query}&pagina=${page}`, { login: who });
    const { elementos, total } = v.parse(pageSchema, body);
    rows.push(...elementos);
    if (rows.length >= total || elementos.length === 0) return rows;
  }
}

/** A word of letters for each number. */
const word = (digits: number): string =>
  `Modelo${[...String(digits).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

beforeAll(async () => {
  api = await startTestApi();
  const rows = await api.database.query(
    'select c.cierra, max(e.publica) as publica from convocatorias c join etapas e on e.convocatoria = c.id group by c.id',
  );
  const [dates] = v.parse(v.tuple([v.object({ cierra: v.date(), publica: v.date() })]), rows);
  [closes, publishes] = [dates.cierra.getTime(), dates.publica.getTime()];
  // Seats for all the lives that there will be.
  await api.database.query('update ofertas set capacidad = capacidad + 1000 where grado = 5');
});
afterAll(() => api.close());

it('gives the stored states and the inbox again from the log alone, after any order of moves', async () => {
  let sequences = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      api.clock.now = demoMoment;
      const world = new ModelWorld(word((sequences += 1)));
      for (const step of sequence) await world.take(step);
      expect(await repeatBitacora(api.database)).toEqual(await readStored(api.database));
      await world.checkInbox();
    }),
    // A failure is told before the test's time is over, however much shorter its sequence could still be made.
    { numRuns: SEQUENCES, interruptAfterTimeLimit: 120_000 },
  );

  // And the inbox of the whole city, whose log began with its seed.
  const counted = await repeatBitacora(api.database);
  const radicadosOf = (rows: readonly { readonly radicado: string }[]): string[] => rows.map(({ radicado }) => radicado);
  for (const estado of ESTADOS) {
    expect(radicadosOf(await readInbox(`estado=${estado}`))).toEqual(radicadosOf(counted.filter((one) => one.estado === estado)));
  }
  for (const [who, allocation, own] of ASSIGNMENT_FILTERS) {
    expect(radicadosOf(await readInbox(`asignacion=${allocation}`, who))).toEqual(radicadosOf(counted.filter(own)));
  }
});

describe('what the log does not tell is found', () => {
  /** Tells the lives again after a change that only this transaction sees. */
  async function afterChanging(
    sql: string,
  ): Promise<{ readonly counted: readonly LoggedSolicitud[]; readonly stored: readonly LoggedSolicitud[] }> {
    const { radicado } = await api.file();
    const end = new Error('Nothing of it stays');
    let readBack: { readonly counted: readonly LoggedSolicitud[]; readonly stored: readonly LoggedSolicitud[] } | undefined;
    await api.database
      .transaction(async (tx) => {
        await tx.query(sql, [radicado]);
        readBack = { counted: await repeatBitacora(tx), stored: await readStored(tx) };
        throw end;
      })
      .catch((error: unknown) => {
        if (error !== end) throw error;
      });
    if (!readBack) throw new Error('It was read');
    return readBack;
  }
  const note = (what: string, from: string | null, a: string | null): string =>
    `insert into bitacora (solicitud, en, quien, papel, que, de, a)
     select id, creada_en, 'revisora', 'funcionario', '${what}', ${from === null ? 'null' : `'${from}'`}, ${a === null ? 'null' : `'${a}'`}
     from solicitudes where radicado = $1`;

  beforeEach(() => {
    api.clock.now = demoMoment;
  });

  it('nothing, where nothing was hidden', async () => {
    const { counted, stored } = await afterChanging('select $1::text');
    expect(counted).toEqual(stored);
  });

  it.each([
    ['a state', "update solicitudes set estado = 'validada' where radicado = $1"],
    ['who has it', "update solicitudes set asignada_a = 'revisora' where radicado = $1"],
    ['a take that was not', note('toma', null, null)],
  ])('%s', async (_what, sql) => {
    const { counted, stored } = await afterChanging(sql);
    expect(counted).not.toEqual(stored);
  });

  it.each([
    ['a move that the table does not have', note('movimiento', 'radicada', 'validada')],
    ['a move from another state', note('movimiento', 'en_revision', 'validada')],
  ])('%s', async (_what, sql) => {
    await expect(afterChanging(sql)).rejects.toThrow('The log tells what cannot happen');
  });
});
