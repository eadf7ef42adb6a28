import * as v from 'valibot';

import { runCorrida } from '#allocation/run.ts';
import { numeroDeSorteo } from '#allocation/lottery.ts';
import { leerTexto } from '#backend/places/allocation/computation/replicaText.ts';
import { type Radicada, type Respuesta, startTramites, type Tramites } from './testApi';
import type { Database } from '#backend/db/database.ts';

const etapasSchema = v.looseObject({
  elementos: v.array(v.looseObject({ codigo: v.string(), version: v.number(), huellaLista: v.nullable(v.string()) })),
});
type Etapa = v.InferOutput<typeof etapasSchema>['elementos'][number];

const replicaSchema = v.object({ congelada: v.boolean(), huella: v.string(), contenido: v.string() });

/** The allocation over HTTP, by people who manage places; `general` is the stage that the demonstration has open. */
export interface Asignaciones {
  readonly tramites: Tramites;
  etapa(codigo?: string, como?: string): Promise<Etapa>;
  /** Takes a step with the version of now. */
  paso(cual: string, cuerpo?: object, como?: string, codigo?: string): Promise<Respuesta>;
  leer(cual: string, como?: string): Promise<Respuesta>;
  replica(): Promise<v.InferOutput<typeof replicaSchema>>;
  /** What the page's own run of the list gives. */
  correr(semilla: string): Promise<{ readonly huellaLista: string; readonly huella: string }>;
  /** Takes a request that was just filed and has it validated, with these conditions approved. */
  validar(radicado: string, condiciones?: readonly string[]): Promise<void>;
  /** Files a request and has it validated, with its conditions approved. */
  validada(cambio: Parameters<Tramites['radicar']>[0]): Promise<Radicada>;
  /** A seed by which these are drawn in this order. */
  semillaPara(...enOrden: readonly Radicada[]): Promise<string>;
  estado(una: Radicada): Promise<Respuesta>;
  /** Goes to noon of a day, in the city. */
  irA(dia: string): void;
  close(): Promise<void>;
}

export interface AsignacionesPreparadas extends Asignaciones {
  /** Two ofertas with one seat each, and one whose seats are all taken, of one grado that nobody else asks for. */
  readonly ofertas: readonly [string, string, string];
}

async function prepararOfertas(database: Database): Promise<readonly [string, string, string]> {
  // Whatever the demonstration has not decided, and whoever asks for the tests' grado, is out.
  await database.query(
    `update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')
       or (estado = 'validada' and grado = 5)`,
  );
  const filas = v.parse(
    v.array(v.object({ id: v.string() })),
    await database.query('select id from ofertas where grado = 5 order by id limit 3'),
  );
  const [una, otra, llena] = filas.map(({ id }) => id);
  if (una === undefined || otra === undefined || llena === undefined) throw new Error('The city has too few ofertas');
  await database.query(
    'update ofertas set capacidad = case when id = $3 then 0 else 1 end, continuan = 0, repiten = 0 where id in ($1, $2, $3)',
    [una, otra, llena],
  );
  return [una, otra, llena];
}

/** With nothing undecided, and ofertas of its own to compete for. */
export async function startAsignaciones(database?: Database): Promise<AsignacionesPreparadas> {
  const tramites = await startTramites(database);
  return { ...createAsignaciones(tramites), ofertas: await prepararOfertas(tramites.database) };
}

/** On the demonstration as it is. */
export function createAsignaciones(tramites: Tramites): Asignaciones {
  const leer: Asignaciones['leer'] = (cual, como = 'coordinador') => tramites.llamar(`gestion/asignacion${cual}`, { como });
  const etapa: Asignaciones['etapa'] = async (codigo = 'general', como = 'coordinador') => {
    const { elementos } = v.parse(etapasSchema, (await leer('', como)).body);
    const una = elementos.find((cada) => cada.codigo === codigo);
    if (!una) throw new Error(`There is no stage ${codigo}`);
    return una;
  };
  const replica: Asignaciones['replica'] = async () => v.parse(replicaSchema, (await leer('/general/replica')).body);
  const hacer = async (radicado: string, path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> => {
    const { status } = await tramites.llamar(`tramitacion/solicitudes/${radicado}/${path}`, { como: 'revisora', body, method });
    expect(status).toBe(200);
  };
  const validar: Asignaciones['validar'] = async (radicado, condiciones = []) => {
    await hacer(radicado, 'toma', { version: 1 });
    let version = 2;
    for (const codigo of condiciones) {
      await hacer(radicado, `condiciones/${codigo}`, { version, decision: 'aprobada', motivo: null }, 'PUT');
      version += 1;
    }
    await hacer(radicado, 'movimientos', { version, a: 'validada', motivo: null, antesDe: null });
  };
  return {
    tramites,
    leer,
    etapa,
    replica,
    paso: async (cual, cuerpo = {}, como = 'coordinador', codigo = 'general') => {
      const { version } = await etapa(codigo);
      return tramites.llamar(`gestion/asignacion/${codigo}/${cual}`, { como, body: { version, ...cuerpo } });
    },
    correr: async (semilla) => {
      const { huellaEntrada, huella, hallazgos } = runCorrida(leerTexto((await replica()).contenido).mercado, semilla);
      expect(hallazgos).toEqual([]);
      return { huellaLista: huellaEntrada, huella };
    },
    validar,
    validada: async (cambio) => {
      const una = await tramites.radicar(cambio);
      await validar(una.radicado, una.datos.condiciones.map(({ codigo }) => codigo));
      return una;
    },
    semillaPara: async (...enOrden) => {
      const filas = v.parse(
        v.array(v.object({ radicado: v.string(), tiquete: v.string() })),
        await tramites.database.query('select radicado, tiquete from solicitudes'),
      );
      const tiquetes = new Map(filas.map(({ radicado, tiquete }) => [radicado, tiquete]));
      for (let intento = 1; ; intento += 1) {
        const numeros = enOrden.map(({ radicado }) => numeroDeSorteo(`sorteo ${intento}`, tiquetes.get(radicado) ?? ''));
        if (numeros.every((numero, at) => at === 0 || (numeros[at - 1] ?? '') < numero)) return `sorteo ${intento}`;
      }
    },
    estado: ({ identificacion }) => tramites.llamar('consulta', { body: identificacion }),
    irA: (dia) => {
      tramites.reloj.now = Date.parse(`${dia}T17:00:00Z`);
    },
    close: () => tramites.close(),
  };
}
