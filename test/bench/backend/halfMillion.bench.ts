import * as v from 'valibot';

import type { SolicitudData } from '#domain/contractTypes.ts';
import { editSolicitud } from '#backend/citizen/editSolicitud.ts';
import { familyItself } from '#backend/citizen/familyCaller.ts';
import { lookUp } from '#backend/citizen/lookUp.ts';
import { type Context, createContext } from '#backend/context.ts';
import { listInbox } from '#backend/processing/inbox.ts';
import { type InboxPage, inboxPageSchema, type SolicitudEdit } from '#backend/solicitud/solicitudInputs.ts';
import { readConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { createDemoClock, demoMoment } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';
import type { Benchmark, Figure } from '../benchmark';
import { copyOfertas, copySolicitudes } from './support/copySolicitudes';
import { createFilledDatabase } from './support/filledDatabase';

/** A country's year. */
const solicitudes = 500_000;
const ofertas = 8_000;

/** The most that 95 of 100 calls may take. */
const limitMs = 200;
/** How often each is called. */
const times = 60;
/** As many families as edit at once on the last night. */
const together = 40;

function p95(sample: readonly number[]): number {
  return [...sample].sort((a, b) => a - b)[Math.floor(sample.length * 0.95)] ?? Infinity;
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await call();
  return performance.now() - begin;
}

/** One after the other, each with a number of its own. */
async function timeEach(call: (index: number) => Promise<unknown>): Promise<number> {
  const sample: number[] = [];
  for (let index = 0; index < times; index += 1) sample.push(await time(() => call(index)));
  return p95(sample);
}

const editableSchema = v.array(
  v.object({
    radicado: v.string(),
    documento: v.string(),
    fechaNacimiento: v.string(),
    version: v.number(),
    // Checked when it was written.
    datos: v.custom<SolicitudData>((value) => typeof value === 'object' && value !== null),
  }),
);

/** Edits that families could send, from all over the table. */
async function findEdits({ db }: Context): Promise<readonly SolicitudEdit[]> {
  const rows = v.parse(
    editableSchema,
    await db.query(
      `select radicado, documento, fecha_nacimiento as "fechaNacimiento", version, datos from solicitudes
       where estado = 'radicada' and huella_cuerpo like 'copia %' and datos->'condiciones' = '[]' and datos->'hermanos' = '[]'
       order by tiquete limit $1`,
      [times + together],
    ),
  );
  return rows.map(({ radicado, documento, fechaNacimiento, version, datos }) => ({
    identificacion: { radicado, documento, fechaNacimiento },
    version,
    datos: { ...datos, estudiante: { ...datos.estudiante, documento } },
  }));
}

async function measure(server: string): Promise<readonly Figure[]> {
  // What is measured has its limits beside it.
  const { database: db, drop } = await createFilledDatabase(server, new Date(demoMoment));
  const filling = await time(async () => {
    await db.transaction(async (tx) => {
      await copySolicitudes(tx, solicitudes, 'true');
      await copyOfertas(tx, ofertas);
    });
    await db.script('vacuum analyze');
  });
  const context = createContext({ db, files: createTestFiles(), now: createDemoClock(), timeZone: 'America/Bogota' });
  const edits = await findEdits(context);
  const inbox = (filter: Partial<InboxPage>): Promise<number> =>
    timeEach(() => listInbox(context, 'funcionario', { ...v.parse(inboxPageSchema, {}), ...filter }));
  const p95Of = (name: string, value: number): Figure => ({ name: `${name}, p95`, value, unit: 'ms', limit: limitMs });
  const editAt = async (index: number): Promise<void> => {
    const body = edits[index];
    if (body) await editSolicitud(context, familyItself(body.identificacion), body);
  };
  const { radicado = '', documento = '' } = edits[0]?.identificacion ?? {};
  const figures = [
    { name: 'filling the database', value: filling / 1000, unit: 's' },
    { name: 'solicitudes to edit', value: edits.length, unit: '', least: times + together, promised: true as const },
    p95Of('inbox, first page', await inbox({})),
    p95Of('inbox, last page that is listed', await inbox({ pagina: 1_000 })),
    p95Of('inbox, to be done', await inbox({ estado: 'por_hacer' })),
    p95Of('inbox, to be done, after a row', await inbox({ estado: 'por_hacer', tras: '1.1', pagina: 2 })),
    p95Of('inbox, the newest', await inbox({ orden: 'recientes', porPagina: 50 })),
    p95Of('inbox, by deadline', await inbox({ orden: 'plazo' })),
    p95Of('inbox, a deadline of today', await inbox({ plazo: 'hoy' })),
    p95Of('inbox, of one grado to be done', await inbox({ estado: 'por_hacer', grado: 1 })),
    p95Of('inbox, with a condition', await inbox({ estado: 'por_hacer', condicion: 'discapacidad' })),
    p95Of('inbox, what nobody has, by state', await inbox({ estado: 'radicada', asignacion: 'libres' })),
    p95Of('inbox, what nobody has', await inbox({ asignacion: 'libres' })),
    p95Of('inbox, mine', await inbox({ asignacion: 'mias' })),
    p95Of('inbox, what others have', await inbox({ asignacion: 'de_otros' })),
    p95Of('search, a name that many have', await inbox({ texto: 'maría' })),
    p95Of('search, two words', await inbox({ texto: 'zoé muñoz' })),
    p95Of('search, a name that nobody has', await inbox({ texto: 'wenceslao' })),
    p95Of('search, a radicado', await inbox({ texto: radicado })),
    p95Of('search, a document', await inbox({ texto: documento })),
    p95Of('search, the end of a document', await inbox({ texto: documento.slice(-5) })),
    p95Of('search, the middle of a radicado', await inbox({ texto: radicado.slice(5, 10) })),
    p95Of('search, three letters', await inbox({ texto: 'gar' })),
    p95Of('search, a telephone of many', await inbox({ texto: '300' })),
    p95Of(
      'look-up',
      await timeEach((index) => lookUp(context, edits[index]?.identificacion ?? { radicado, documento, fechaNacimiento: '' })),
    ),
    p95Of('edit', await timeEach(editAt)),
  ];
  const reading: number[] = [];
  const all = await time(async () => {
    const editing = Promise.all(Array.from({ length: together }, (_, index) => editAt(times + index)));
    let isDone = false;
    void editing.finally(() => (isDone = true));
    while (!isDone) reading.push(await time(() => readConvocatoria(context)));
    await editing;
  });
  await drop();
  return [
    ...figures,
    { name: `${together} edits at once, all done`, value: all, unit: 'ms', limit: 1000 },
    { name: 'home page meanwhile, longest', value: Math.max(...reading), unit: 'ms', limit: limitMs },
  ];
}

export const benchmark: Benchmark = {
  name: `A country's year: ${solicitudes} solicitudes, ${ofertas} ofertas, on PostgreSQL (DATABASE_URL)`,
  run: async () => {
    const server = process.env['DATABASE_URL'];
    return server ? measure(server) : [];
  },
};
