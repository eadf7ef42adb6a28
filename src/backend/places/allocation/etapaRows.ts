import * as v from 'valibot';

import { ahora, type Contexto } from '#backend/context.ts';
import { exigirConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';

const hecho = (en: string, quien: string): string =>
  `case when ${en} is not null then jsonb_build_object('en', ${en}, 'quien', ${quien}) end`;

const hechoSchema = v.object({
  en: v.pipe(
    v.string(),
    v.transform((text) => new Date(text).toISOString()),
  ),
  quien: v.string(),
});

const etapaSchema = v.object({
  convocatoria: v.string(),
  anio: v.number(),
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
  congelada: v.nullable(hechoSchema),
  huellaLista: v.nullable(v.string()),
  sorteada: v.nullable(hechoSchema),
  semilla: v.nullable(v.string()),
  corrida: v.nullable(hechoSchema),
  huellaResultado: v.nullable(v.string()),
  publicada: v.nullable(hechoSchema),
  listaCerradaEn: v.nullable(v.date()),
  tandas: v.array(v.object({ ...hechoSchema.entries, ofrecidos: v.nullable(v.number()) })),
  fechasDeLista: v.array(v.string()),
});
/** A stage of a call with how far its official run is. */
export type FilaDeEtapa = v.InferOutput<typeof etapaSchema>;

/** The stages of a call, the first one first. */
export function leerFilasDeEtapas(db: Queryable, convocatoria: string): Promise<readonly FilaDeEtapa[]> {
  return readRows(
    db,
    etapaSchema,
    `select e.convocatoria, c.anio, e.numero, e.codigo, e.nombre, e.version, e.abre, e.cierra, e.publica,
       c.sorteo, c.regla_semilla as "reglaDeSemilla", c.dias_para_responder as "diasParaResponder",
       array(select condicion from etapa_condiciones k
         where k.convocatoria = e.convocatoria and k.numero = e.numero order by 1) as condiciones,
       ${hecho('r.congelada_en', 'r.congelada_por')} as congelada, r.huella_lista as "huellaLista",
       ${hecho('r.sorteada_en', 'r.sorteada_por')} as sorteada, r.semilla,
       ${hecho('r.corrida_en', 'r.corrida_por')} as corrida, r.huella_resultado as "huellaResultado",
       ${hecho('r.publicada_en', 'r.publicada_por')} as publicada, r.cerrada_en as "listaCerradaEn",
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

/** A stage among all of its call. */
export interface EtapaDeLlamado {
  readonly etapa: FilaDeEtapa;
  readonly etapas: readonly FilaDeEtapa[];
}

/** The stage whose list is frozen and whose result is not yet published. */
export function etapaCongelada(etapas: readonly FilaDeEtapa[]): FilaDeEtapa | undefined {
  return etapas.find(({ congelada, publicada }) => congelada && !publicada);
}

function elegir(etapas: readonly FilaDeEtapa[], codigo: string): EtapaDeLlamado {
  const etapa = etapas.find((una) => una.codigo === codigo);
  if (!etapa) throw new HttpProblem(404, 'La convocatoria no tiene esa etapa', { codigo: 'no_encontrada' });
  return { etapa, etapas };
}

/** @throws 404 */
export async function buscarEtapa(contexto: Contexto, codigo: string): Promise<EtapaDeLlamado> {
  const { id } = await exigirConvocatoria(contexto.db, ahora(contexto));
  return elegir(await leerFilasDeEtapas(contexto.db, id), codigo);
}

/**
 * The same within a transaction, in which nobody else takes a step with any stage of the call.
 * @throws 404
 */
export async function bloquearEtapa(tx: Queryable, codigo: string, instant: Date): Promise<EtapaDeLlamado> {
  const { id } = await exigirConvocatoria(tx, instant);
  await tx.query('select 1 from convocatorias where id = $1 for update', [id]);
  return elegir(await leerFilasDeEtapas(tx, id), codigo);
}

/** @throws 409 `version_vieja` */
export function exigirVersion({ version: now }: FilaDeEtapa, version: number): void {
  if (now === version) return;
  throw new HttpProblem(409, 'La etapa cambió mientras usted la veía: revise cómo está ahora antes de seguir', {
    codigo: 'version_vieja',
  });
}

export async function subirVersion(tx: Queryable, { convocatoria, numero }: FilaDeEtapa): Promise<void> {
  await tx.query('update etapas set version = version + 1 where convocatoria = $1 and numero = $2', [convocatoria, numero]);
}
