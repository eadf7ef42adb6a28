import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { exigirConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { type EtapaDeLlamado, type FilaDeEtapa, leerFilasDeEtapas } from './etapaRows';
import { deEtapa, parametrosDe } from './etapaMarket';
import { accionesDe, type Sabido, situacionDe } from './etapaRules';

type Etapa = components['schemas']['Etapa'];

const cuentaSchema = v.object({ solicitudes: v.number(), sinDecidir: v.number() });

/** How many are in the stage, validadas, and how many might still be: once it is frozen, its list's, and none. */
async function contarSolicitudes(db: Queryable, etapa: FilaDeEtapa): Promise<v.InferOutput<typeof cuentaSchema>> {
  const cuenta = etapa.congelada
    ? await readRow(
        db,
        cuentaSchema,
        'select solicitudes, 0 as "sinDecidir" from corridas where convocatoria = $1 and numero = $2',
        [etapa.convocatoria, etapa.numero],
      )
    : await readRow(
        db,
        cuentaSchema,
        `select count(*) filter (where s.estado = 'validada' and ${deEtapa("k.decision = 'aprobada'")}) as solicitudes,
           count(*) filter (where s.estado <> 'validada' and ${deEtapa("k.decision <> 'negada'")}) as "sinDecidir"
         from solicitudes s where s.convocatoria = $1
           and s.estado in ('radicada', 'en_revision', 'por_subsanar', 'validada')`,
        parametrosDe(etapa),
      );
  return cuenta ?? { solicitudes: 0, sinDecidir: 0 };
}

/** When and by whom a stage is looked at. */
export interface Vista {
  readonly instant: Date;
  readonly timeZone: string;
  readonly login: string;
}

/** What the steps of a stage ask to know. */
export async function saberDe(db: Queryable, llamado: EtapaDeLlamado, vista: Vista): Promise<Sabido & { readonly solicitudes: number }> {
  return { ...llamado, ...vista, ...(await contarSolicitudes(db, llamado.etapa)) };
}

async function verEtapa(db: Queryable, llamado: EtapaDeLlamado, vista: Vista): Promise<Etapa> {
  const sabido = await saberDe(db, llamado, vista);
  const { etapa, solicitudes, sinDecidir } = sabido;
  return {
    codigo: etapa.codigo,
    nombre: etapa.nombre,
    version: etapa.version,
    situacion: situacionDe(etapa, vista.instant),
    abre: etapa.abre.toISOString(),
    cierra: etapa.cierra.toISOString(),
    publica: etapa.publica.toISOString(),
    solicitudes,
    sinDecidir,
    reglaDeSemilla: etapa.reglaDeSemilla,
    congelada: etapa.congelada,
    huellaLista: etapa.huellaLista,
    sorteada: etapa.sorteada,
    semilla: etapa.semilla,
    corrida: etapa.corrida,
    huellaResultado: etapa.huellaResultado,
    publicada: etapa.publicada,
    tandas: etapa.tandas,
    fechasDeLista: etapa.fechasDeLista,
    acciones: accionesDe(sabido),
  };
}

/** A stage of the call as it is now, after a step. */
export async function verEtapaAhora(db: Queryable, { convocatoria, numero }: FilaDeEtapa, vista: Vista): Promise<Etapa> {
  const etapas = await leerFilasDeEtapas(db, convocatoria);
  const etapa = etapas.find((una) => una.numero === numero);
  if (!etapa) throw new Error(`The stage ${numero} is gone`);
  return verEtapa(db, { etapa, etapas }, vista);
}

/** The stages of the call and how far the official run of each is. @throws 404 when there never was a call */
export async function listarEtapas(contexto: Contexto, login: string): Promise<components['schemas']['Etapas']> {
  const instant = ahora(contexto);
  const { db, timeZone } = contexto;
  const { id, anio } = await exigirConvocatoria(db, instant);
  const etapas = await leerFilasDeEtapas(db, id);
  const elementos: Etapa[] = [];
  for (const etapa of etapas) elementos.push(await verEtapa(db, { etapa, etapas }, { instant, timeZone, login }));
  return { anio, elementos };
}
