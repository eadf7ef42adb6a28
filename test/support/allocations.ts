import * as v from 'valibot';

import { runAllocation } from '#allocation/run.ts';
import { lotteryNumber } from '#allocation/lottery.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { type FiledSolicitud, type ApiAnswer, startTestApi, type TestApi } from './testApi';
import type { ActaDeSorteo } from '#domain/contractTypes.ts';
import type { BackendOptions } from '#backend/app.ts';
import type { Database } from '#backend/db/database.ts';

const etapasSchema = v.looseObject({
  elementos: v.array(v.looseObject({ codigo: v.string(), version: v.number(), huellaLista: v.nullable(v.string()) })),
});
type Etapa = v.InferOutput<typeof etapasSchema>['elementos'][number];

const replicaSchema = v.object({ congelada: v.boolean(), huella: v.string(), contenido: v.string() });

/** The allocation over HTTP, by people who manage places; `general` is the stage that the demonstration has open. */
export interface Allocations {
  readonly api: TestApi;
  etapa(code?: string, login?: string): Promise<Etapa>;
  /** Takes a step with the version of now; a seed's with the record of a draw of now. */
  takeStep(which: string, payload?: object, login?: string, code?: string): Promise<ApiAnswer>;
  read(which: string, login?: string): Promise<ApiAnswer>;
  replica(code?: string): Promise<v.InferOutput<typeof replicaSchema>>;
  /** What the page's own run of the list gives. */
  run(semilla: string, code?: string): Promise<{ readonly huellaLista: string; readonly huella: string }>;
  /** Takes a solicitud that was just filed and has it validated, with these conditions approved, and its current seat. */
  validate(radicado: string, condiciones?: readonly string[], withCupo?: boolean): Promise<void>;
  /** Files a solicitud and has it validated, with its conditions and its current seat approved. */
  fileValidated(change: Parameters<TestApi['file']>[0]): Promise<FiledSolicitud>;
  /** A seed by which these are drawn in this order. */
  semillaPara(...inOrder: readonly FiledSolicitud[]): Promise<string>;
  estado(one: FiledSolicitud): Promise<ApiAnswer>;
  /** Goes to noon of a day, in the city. */
  goToDay(day: string): void;
  close(): Promise<void>;
}

export interface PreparedAllocations extends Allocations {
  /** Two ofertas with one seat each, and one whose seats are all taken by pupils who continue there, of one grado that nobody else asks for. */
  readonly ofertas: readonly [string, string, string];
}

async function prepareOfertas(database: Database): Promise<readonly [string, string, string]> {
  // Whatever the demonstration has not decided, and whoever asks for the tests' grado, is out.
  await database.query(
    `update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')
       or (estado = 'validada' and grado = 5)`,
  );
  const rows = v.parse(
    v.array(v.object({ id: v.string() })),
    await database.query('select id from ofertas where grado = 5 order by id limit 3'),
  );
  const [one, other, full] = rows.map(({ id }) => id);
  if (one === undefined || other === undefined || full === undefined) throw new Error('The city has too few ofertas');
  await database.query(
    `update ofertas set capacidad = case when id = $3 then 9 else 1 end, continuan = case when id = $3 then 9 else 0 end,
       repiten = 0 where id in ($1, $2, $3)`,
    [one, other, full],
  );
  return [one, other, full];
}

/** The record of a draw that somebody else published. */
export const actaOf = (moment: Date): ActaDeSorteo => ({
  origen: 'fuente_publica',
  fuente: 'Lotería de prueba, sorteo 12',
  en: moment.toISOString(),
  enlace: 'https://loteria.example/sorteos/12',
  documento: null,
  testigos: ['Ana María Ruiz', 'José Peña'],
});

/** With nothing undecided, and ofertas of its own to compete for. */
export async function startAllocations(database?: Database, options: Partial<BackendOptions> = {}): Promise<PreparedAllocations> {
  const api = await startTestApi(database, options);
  return { ...createAllocations(api), ofertas: await prepareOfertas(api.database) };
}

/** On the demonstration as it is. */
export function createAllocations(api: TestApi): Allocations {
  const read: Allocations['read'] = (which, login = 'coordinador') => api.call(`gestion/asignacion${which}`, { login });
  const etapa: Allocations['etapa'] = async (code = 'general', login = 'coordinador') => {
    const { elementos } = v.parse(etapasSchema, (await read('', login)).body);
    const one = elementos.find((each) => each.codigo === code);
    if (!one) throw new Error(`There is no stage ${code}`);
    return one;
  };
  const replica: Allocations['replica'] = async (code = 'general') =>
    v.parse(replicaSchema, (await read(`/${code}/replica`)).body);
  const doStep = async (radicado: string, path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> => {
    const { status } = await api.call(`tramitacion/solicitudes/${radicado}/${path}`, { login: 'revisora', body, method });
    expect(status).toBe(200);
  };
  const validate: Allocations['validate'] = async (radicado, condiciones = [], withCupo = false) => {
    await doStep(radicado, 'toma', { version: 1 });
    let version = 2;
    for (const code of condiciones) {
      await doStep(radicado, `condiciones/${code}`, { version, decision: 'aprobada', motivo: null }, 'PUT');
      version += 1;
    }
    if (withCupo) {
      await doStep(radicado, 'cupo-actual', { version, decision: 'aprobada', motivo: null }, 'PUT');
      version += 1;
    }
    await doStep(radicado, 'movimientos', { version, a: 'validada', motivo: null, antesDe: null });
  };
  return {
    api,
    read,
    etapa,
    replica,
    takeStep: async (which, payload = {}, login = 'coordinador', code = 'general') => {
      const { version } = await etapa(code);
      const acta = which === 'semilla' ? { acta: actaOf(new Date(api.clock.now)) } : {};
      return api.call(`gestion/asignacion/${code}/${which}`, { login, body: { version, ...acta, ...payload } });
    },
    run: async (semilla, code) => {
      const { inputHash, hash: huella, findings } = runAllocation(readReplicaText((await replica(code)).contenido), semilla);
      expect(findings).toEqual([]);
      return { huellaLista: inputHash, huella };
    },
    validate,
    fileValidated: async (change) => {
      const one = await api.file(change);
      await validate(
        one.radicado,
        one.datos.condiciones.map(({ codigo: code }) => code),
        one.datos.estudiante.cupoActual !== null,
      );
      return one;
    },
    semillaPara: async (...inOrder) => {
      const rows = v.parse(
        v.array(v.object({ radicado: v.string(), tiquete: v.string() })),
        await api.database.query('select radicado, tiquete from solicitudes'),
      );
      const tickets = new Map(rows.map(({ radicado, tiquete }) => [radicado, tiquete]));
      for (let attempt = 1; ; attempt += 1) {
        const numbers = inOrder.map(({ radicado }) => lotteryNumber(`sorteo ${attempt}`, tickets.get(radicado) ?? ''));
        if (numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? '') < number)) return `sorteo ${attempt}`;
      }
    },
    estado: ({ identificacion }) => api.call('consulta', { body: identificacion }),
    goToDay: (day) => {
      api.clock.now = Date.parse(`${day}T17:00:00Z`);
    },
    close: () => api.close(),
  };
}
