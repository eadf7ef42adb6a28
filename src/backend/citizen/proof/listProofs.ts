import * as v from 'valibot';

import { actaDeSorteoSchema } from '#domain/answers/answerParts.ts';
import type { EtapaProof, Proofs } from '#domain/contractTypes.ts';
import type { Context } from '#backend/context.ts';
import { readRows } from '#backend/db/database.ts';
import { createSharing } from '#backend/solicitud/sharedWork.ts';
import { requirePublic } from './publishedEtapa';
import type { PublishedFiles } from './publishedFiles';

const proofSchema = v.object({
  numero: v.number(),
  codigo: v.string(),
  nombre: v.string(),
  cierra: v.date(),
  publica: v.date(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  reglaDeSemilla: v.string(),
  congeladaEn: v.nullable(v.date()),
  solicitudes: v.nullable(v.number()),
  huellaLista: v.nullable(v.string()),
  sorteadaEn: v.nullable(v.date()),
  semilla: v.nullable(v.string()),
  acta: v.nullable(actaDeSorteoSchema),
  publicadaEn: v.nullable(v.date()),
  huellaResultado: v.nullable(v.string()),
});
type ProofRow = v.InferOutput<typeof proofSchema>;

const tandaSchema = v.object({
  numero: v.number(),
  tanda: v.number(),
  en: v.date(),
  huella: v.string(),
  huellaLista: v.nullable(v.string()),
  ofrecidos: v.nullable(v.number()),
});
type TandaRow = v.InferOutput<typeof tandaSchema>;

const yearSchema = v.object({ anio: v.number() });

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);
const annulledSchema = v.object({
  numero: v.number(),
  que: v.picklist(['lista', 'semilla']),
  en: v.date(),
  motivo: v.string(),
  registro: v.object({
    congelada_en: moment,
    solicitudes: v.number(),
    huella_lista: v.string(),
    sorteada_en: v.nullable(moment),
    semilla: v.nullable(v.string()),
    acta: v.nullable(actaDeSorteoSchema),
  }),
});
type AnnulledRow = v.InferOutput<typeof annulledSchema>;

interface ProofSources {
  readonly convocatoria: string;
  readonly row: ProofRow;
  readonly tandas: readonly TandaRow[];
  readonly anuladas: readonly AnnulledRow[];
  readonly files: PublishedFiles;
}

/** What was public of a list or a seed that is annulled. */
function viewAnnulled({ que, en, motivo, registro }: AnnulledRow): EtapaProof['anuladas'][number] {
  const { congelada_en: frozenAt, solicitudes, huella_lista: huella, sorteada_en: drawnAt, semilla, acta } = registro;
  return {
    en: en.toISOString(),
    motivo,
    lista: que === 'lista' ? { en: frozenAt, solicitudes, huella } : null,
    semilla: drawnAt === null || semilla === null ? null : { en: drawnAt, semilla, acta },
  };
}

async function viewProof({ convocatoria, row, tandas, anuladas, files }: ProofSources): Promise<EtapaProof> {
  const { numero, congeladaEn, solicitudes, huellaLista, sorteadaEn, semilla, acta, publicadaEn, huellaResultado } = row;
  const published: EtapaProof['tandas'] = [];
  for (const { tanda, en, huella, huellaLista: ofList, ofrecidos } of tandas) {
    const archivo = await files.factsOf({ convocatoria, numero, tanda });
    published.push({ numero: tanda, en: en.toISOString(), ofrecidos, huellaLista: ofList, huella, archivo });
  }
  return {
    codigo: row.codigo,
    nombre: row.nombre,
    cierra: row.cierra.toISOString(),
    publica: row.publica.toISOString(),
    sorteo: row.sorteo,
    reglaDeSemilla: row.reglaDeSemilla,
    lista:
      congeladaEn === null || huellaLista === null || solicitudes === null
        ? null
        : { en: congeladaEn.toISOString(), solicitudes, huella: huellaLista },
    semilla: sorteadaEn === null || semilla === null ? null : { en: sorteadaEn.toISOString(), semilla, acta },
    // What is registered and not published is nobody's yet.
    resultado:
      publicadaEn === null || huellaResultado === null
        ? null
        : {
            en: publicadaEn.toISOString(),
            huella: huellaResultado,
            archivo: await files.factsOf({ convocatoria, numero, tanda: null }),
          },
    tandas: published,
    anuladas: anuladas.map(viewAnnulled),
  };
}

/**
 * What gives the public facts of the stages of the convocatoria that was asked for, by which anyone can repeat them; read once for all who ask
 * meanwhile. It throws 404 when there never was a convocatoria.
 */
export function createProofs(files: PublishedFiles): (context: Context) => Promise<Proofs> {
  const share = createSharing<Proofs>();
  const read = async (context: Context): Promise<Proofs> => {
    const { reads } = context.db;
    const { id, anio } = await requirePublic(reads, context);
    const rows = await readRows(
      reads,
      proofSchema,
      `select e.numero, e.codigo, e.nombre, e.cierra, e.publica, c.sorteo, c.regla_semilla as "reglaDeSemilla",
         r.congelada_en as "congeladaEn", r.solicitudes, r.huella_lista as "huellaLista",
         r.sorteada_en as "sorteadaEn", r.semilla, r.acta,
         r.publicada_en as "publicadaEn", r.huella_resultado as "huellaResultado"
       from etapas e join convocatorias c on c.id = e.convocatoria
         left join corridas r on r.convocatoria = e.convocatoria and r.numero = e.numero
       where e.convocatoria = $1 order by e.numero`,
      [id],
    );
    const tandas = await readRows(
      reads,
      tandaSchema,
      // The list's hash ends its file.
      `select numero, tanda, en, huella, ofrecidos, substring(right(replica, 100) from '([0-9a-f]{64})"?\\s*$') as "huellaLista"
       from tandas where convocatoria = $1 order by numero, tanda`,
      [id],
    );
    const annulled = await readRows(
      reads,
      annulledSchema,
      // A result is nobody's before it is published.
      `select numero, que, decidida_en as en, motivo, registro from anulaciones
       where convocatoria = $1 and confirmada and que <> 'resultado' order by id desc`,
      [id],
    );
    const elementos: EtapaProof[] = [];
    for (const row of rows) {
      const ofEtapa = ({ numero }: { readonly numero: number }) => numero === row.numero;
      const own = { tandas: tandas.filter(ofEtapa), anuladas: annulled.filter(ofEtapa) };
      elementos.push(await viewProof({ convocatoria: id, row, ...own, files }));
    }
    const others = await readRows(
      reads,
      yearSchema,
      `select anio from convocatorias where id <> $1 and estado <> 'en_preparacion'
         and exists (select from corridas r where r.convocatoria = convocatorias.id and r.publicada_en is not null)
       order by anio desc`,
      [id],
    );
    return { anio, elementos, otrosAnios: others.map((other) => other.anio) };
  };
  return (context) => share(String(context.anio ?? ''), () => read(context)).result;
}
