import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { viewAnnulments } from './annulment';
import { readCuposPorRevisar } from './cuposPorRevisar';
import { type EtapaOfConvocatoria, type EtapaRow, readEtapaRows } from './etapaRows';
import { type Job, readToldJobs } from './jobs/jobRows';
import { isLateAndNew, newInEtapa, parametersOf, stillWaits } from './listedSolicitudes';
import { allowedStepsOf, type KnownOfEtapa, situationOf } from './etapaRules';
import { countReclamos } from './openReclamos';
import { readUndecided } from './undecided';

type Etapa = components['schemas']['Etapa'];

const countSchema = v.object({ solicitudes: v.number(), sinDecidir: v.number(), sinResponder: v.number() });

/**
 * How many are in the stage's list and how many might still be: once it is frozen, its own, and none; once it is published,
 * those who were late.
 */
async function countSolicitudes(db: Queryable, etapa: EtapaRow): Promise<v.InferOutput<typeof countSchema>> {
  const count = etapa.congelada
    ? await readRow(
        db,
        countSchema,
        `select solicitudes, case when publicada_en is null or cerrada_en is not null then 0
           else (select count(*) from solicitudes s where ${isLateAndNew("'radicada', 'en_revision', 'por_subsanar'")}) end
             as "sinDecidir", case when publicada_en is null or cerrada_en is not null then 0
           else (select count(*) from solicitudes s where s.convocatoria = $1 and s.estado = 'asignada') end as "sinResponder"
         from corridas where convocatoria = $1 and numero = $2`,
        [etapa.convocatoria, etapa.numero],
      )
    : await readRow(
        db,
        countSchema,
        `select count(*) filter (where (${stillWaits})
             or (s.estado = 'validada' and ${newInEtapa("k.decision = 'aprobada'")})) as solicitudes,
           count(*) filter (where s.estado in ('radicada', 'en_revision', 'por_subsanar')
             and ${newInEtapa("k.decision <> 'negada'")}) as "sinDecidir", 0 as "sinResponder"
         from solicitudes s where s.convocatoria = $1 and s.estado in ('radicada', 'en_revision', 'por_subsanar',
           'validada', 'en_lista_de_espera', 'aceptada_y_en_lista')`,
        parametersOf(etapa),
      );
  return count ?? { solicitudes: 0, sinDecidir: 0, sinResponder: 0 };
}

/** When and by whom a stage is looked at. */
export interface Viewer {
  readonly instant: Date;
  readonly timeZone: string;
  readonly login: string;
}

export interface CountedEtapa extends KnownOfEtapa {
  readonly solicitudes: number;
}

/** What the steps of a stage ask to know. */
export async function readKnown(db: Queryable, found: EtapaOfConvocatoria, viewer: Viewer): Promise<CountedEtapa> {
  const cuposPorRevisar = await readCuposPorRevisar(db, found.etapa);
  return { ...found, ...viewer, ...(await countSolicitudes(db, found.etapa)), cuposPorRevisar };
}

/** Of a stage for which all is decided and answered. */
const NOTHING_TO_DO = { sinDecidir: 0, sinResponder: 0, cuposPorRevisar: { total: 0, elementos: [] } };

/** The same while its list is being frozen: all are decided, and who follows that does not have them counted each time. */
function knownWhileFrozen(found: EtapaOfConvocatoria, job: Job | undefined, viewer: Viewer): CountedEtapa | undefined {
  if (job?.terminado !== false || job.paso !== 'congelar' || job.solicitudes === null) return undefined;
  return { ...found, ...viewer, ...NOTHING_TO_DO, solicitudes: job.solicitudes };
}

/** A job as it is told: one that runs, or one that was refused and after which nothing has changed. */
function viewJob({ paso, avance, pedidoEn, quien, version, terminado, problema }: Job, etapa: EtapaRow): Etapa['trabajo'] {
  if (terminado && (!problema || version !== etapa.version)) return null;
  return { paso, avance, desde: pedidoEn.toISOString(), quien, problema };
}

async function viewEtapa(db: Queryable, found: EtapaOfConvocatoria, jobs: readonly Job[], viewer: Viewer): Promise<Etapa> {
  const job = jobs.find(({ numero }) => numero === found.etapa.numero);
  const known = knownWhileFrozen(found, job, viewer) ?? (await readKnown(db, found, viewer));
  const { etapa, solicitudes, sinDecidir, sinResponder, cuposPorRevisar } = known;
  const told = job ? viewJob(job, etapa) : null;
  const situacion = situationOf(etapa, viewer.instant);
  return {
    codigo: etapa.codigo,
    nombre: etapa.nombre,
    version: etapa.version,
    situacion,
    abre: etapa.abre.toISOString(),
    cierra: etapa.cierra.toISOString(),
    publica: etapa.publica.toISOString(),
    solicitudes,
    sinDecidir,
    porDecidir: situacion === 'cerrada' && sinDecidir > 0 ? await readUndecided(db, etapa) : [],
    reclamosPorResponder: situacion === 'cerrada' ? await countReclamos(db, etapa) : 0,
    cuposPorRevisar,
    sinResponder,
    ...viewAnnulments(etapa),
    reglaDeSemilla: etapa.reglaDeSemilla,
    congelada: etapa.congelada,
    huellaLista: etapa.huellaLista,
    sorteada: etapa.sorteada,
    semilla: etapa.semilla,
    acta: etapa.acta,
    corrida: etapa.corrida,
    huellaResultado: etapa.huellaResultado,
    publicada: etapa.publicada,
    tandas: etapa.tandas,
    fechasDeLista: etapa.fechasDeLista,
    trabajo: told,
    acciones: job?.terminado === false || etapa.estado !== 'publicada' ? [] : allowedStepsOf(known),
  };
}

/** A stage of the convocatoria as it is now, after a step. */
export async function viewEtapaNow(db: Queryable, { convocatoria, numero }: EtapaRow, viewer: Viewer): Promise<Etapa> {
  const etapas = await readEtapaRows(db, convocatoria);
  const etapa = etapas.find((one) => one.numero === numero);
  if (!etapa) throw new Error(`The stage ${numero} is gone`);
  return viewEtapa(db, { etapa, etapas }, await readToldJobs(db, convocatoria), viewer);
}

/** The stages of the convocatoria and how far the official run of each is. @throws 404 when there never was a convocatoria */
export async function listEtapas(context: Context, login: string): Promise<components['schemas']['Etapas']> {
  const instant = instantOf(context);
  const { db, timeZone } = context;
  const { id, anio } = await requireChosen(db, context);
  const etapas = await readEtapaRows(db, id);
  const jobs = await readToldJobs(db, id);
  const items: Etapa[] = [];
  for (const etapa of etapas) items.push(await viewEtapa(db, { etapa, etapas }, jobs, { instant, timeZone, login }));
  return { anio, elementos: items };
}
