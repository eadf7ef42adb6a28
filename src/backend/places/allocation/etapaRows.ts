import * as v from 'valibot';

import { actaDeSorteoSchema } from '#domain/answers/answerParts.ts';
import type { Context } from '#backend/context.ts';
import { lockChosen, requireChosen } from '#backend/solicitud/convocatoria.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';

const doneSql = (atColumn: string, whoColumn: string): string =>
  `case when ${atColumn} is not null then jsonb_build_object('en', ${atColumn}, 'quien', ${whoColumn}) end`;

const doneSchema = v.object({
  en: v.pipe(
    v.string(),
    v.transform((text) => new Date(text).toISOString()),
  ),
  quien: v.string(),
});

const anulacionSchema = v.object({
  que: v.picklist(['lista', 'semilla', 'resultado']),
  motivo: v.string(),
  pedida: doneSchema,
  /** Null: it waits for a second person. */
  decidida: v.nullable(doneSchema),
  confirmada: v.nullable(v.boolean()),
  // As they were when it was asked for.
  huellaLista: v.string(),
  semilla: v.nullable(v.string()),
  acta: v.nullable(actaDeSorteoSchema),
  huellaResultado: v.nullable(v.string()),
});

const etapaSchema = v.object({
  convocatoria: v.string(),
  anio: v.number(),
  /** The convocatoria's. */
  estado: v.string(),
  numero: v.number(),
  codigo: v.string(),
  nombre: v.string(),
  version: v.number(),
  abre: v.date(),
  cierra: v.date(),
  publica: v.date(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  reglaDeSemilla: v.string(),
  diasParaResponder: v.number(),
  /** Who it is for; empty: everyone. */
  condiciones: v.array(v.string()),
  congelada: v.nullable(doneSchema),
  huellaLista: v.nullable(v.string()),
  sorteada: v.nullable(doneSchema),
  semilla: v.nullable(v.string()),
  acta: v.nullable(actaDeSorteoSchema),
  corrida: v.nullable(doneSchema),
  huellaResultado: v.nullable(v.string()),
  publicada: v.nullable(doneSchema),
  listaCerradaEn: v.nullable(v.date()),
  /** What was asked to be annulled, the last one first. */
  anulaciones: v.array(anulacionSchema),
  tandas: v.array(v.object({ ...doneSchema.entries, ofrecidos: v.nullable(v.number()) })),
  fechasDeLista: v.array(v.string()),
});
/** A stage of a convocatoria with how far its official run is. */
export type EtapaRow = v.InferOutput<typeof etapaSchema>;

/** The stages of a convocatoria, the first one first. */
export function readEtapaRows(db: Queryable, convocatoria: string): Promise<readonly EtapaRow[]> {
  return readRows(
    db,
    etapaSchema,
    `select e.convocatoria, c.anio, c.estado, e.numero, e.codigo, e.nombre, e.version, e.abre, e.cierra, e.publica,
       c.sorteo, c.regla_semilla as "reglaDeSemilla", c.dias_para_responder as "diasParaResponder",
       array(select condicion from etapa_condiciones k
         where k.convocatoria = e.convocatoria and k.numero = e.numero order by 1) as condiciones,
       ${doneSql('r.congelada_en', 'r.congelada_por')} as congelada, r.huella_lista as "huellaLista",
       ${doneSql('r.sorteada_en', 'r.sorteada_por')} as sorteada, r.semilla, r.acta,
       ${doneSql('r.corrida_en', 'r.corrida_por')} as corrida, r.huella_resultado as "huellaResultado",
       ${doneSql('r.publicada_en', 'r.publicada_por')} as publicada, r.cerrada_en as "listaCerradaEn",
       coalesce((select jsonb_agg(jsonb_build_object('que', a.que, 'motivo', a.motivo,
           'pedida', ${doneSql('a.pedida_en', 'a.pedida_por')}, 'decidida', ${doneSql('a.decidida_en', 'a.decidida_por')},
           'confirmada', a.confirmada, 'huellaLista', a.registro->>'huella_lista', 'semilla', a.registro->>'semilla',
           'acta', a.registro->'acta', 'huellaResultado', a.registro->>'huella_resultado') order by a.id desc)
         from anulaciones a where a.convocatoria = e.convocatoria and a.numero = e.numero), '[]') as anulaciones,
       coalesce((select jsonb_agg(jsonb_build_object('en', t.en, 'quien', t.por, 'ofrecidos', t.ofrecidos) order by t.tanda) from tandas t
         where t.convocatoria = e.convocatoria and t.numero = e.numero), '[]') as tandas,
       array(select to_char(dia, 'YYYY-MM-DD') from fechas_de_lista f
         where f.convocatoria = e.convocatoria order by 1) as "fechasDeLista"
     from etapas e join convocatorias c on c.id = e.convocatoria
       left join corridas r on r.convocatoria = e.convocatoria and r.numero = e.numero
     where e.convocatoria = $1 order by e.numero`,
    [convocatoria],
  );
}

/** A stage among all of its convocatoria. */
export interface EtapaOfConvocatoria {
  readonly etapa: EtapaRow;
  readonly etapas: readonly EtapaRow[];
}

/** What waits for a second person to annul it; undefined: nothing. */
export const pendingAnnulment = ({ anulaciones }: EtapaRow) => anulaciones.find(({ decidida }) => decidida === null);

/** The stage whose list is frozen and whose result is not yet published. */
export function frozenEtapa(etapas: readonly EtapaRow[]): EtapaRow | undefined {
  return etapas.find(({ congelada, publicada }) => congelada && !publicada);
}

function choose(etapas: readonly EtapaRow[], code: string): EtapaOfConvocatoria {
  const etapa = etapas.find((one) => one.codigo === code);
  if (!etapa) throw new HttpProblem(404, 'La convocatoria no tiene esa etapa', { codigo: 'no_encontrada' });
  return { etapa, etapas };
}

/** @throws 404 */
export async function findEtapa(context: Context, code: string): Promise<EtapaOfConvocatoria> {
  const { id } = await requireChosen(context.db, context);
  return choose(await readEtapaRows(context.db, id), code);
}

/**
 * The same within a transaction, in which nobody else takes a step with any stage of the convocatoria.
 * @throws 404; 409 `archivada`, `en_preparacion`
 */
export async function lockEtapa(
  tx: Queryable,
  code: string,
  context: Pick<Context, 'anio' | 'now'>,
): Promise<EtapaOfConvocatoria> {
  const { id, estado } = await lockChosen(tx, context);
  if (estado === 'en_preparacion') {
    throw new HttpProblem(409, 'La convocatoria está en preparación: publíquela antes', { codigo: 'en_preparacion' });
  }
  return choose(await readEtapaRows(tx, id), code);
}

/** @throws 409 `version_vieja` */
export function requireVersion({ version: now }: EtapaRow, version: number): void {
  if (now === version) return;
  throw new HttpProblem(409, 'La etapa cambió mientras usted la veía: revise cómo está ahora antes de seguir', {
    codigo: 'version_vieja',
  });
}

export async function raiseVersion(tx: Queryable, { convocatoria, numero }: EtapaRow): Promise<void> {
  await tx.query('update etapas set version = version + 1 where convocatoria = $1 and numero = $2', [convocatoria, numero]);
}
