import * as v from 'valibot';

import type { MoveFacts } from '#domain/moveGuards.ts';
import { type Queryable, readRow } from '../db/database';
import type { Actor } from './actor';
import { type ConvocatoriaRow, hasFrozenList, isOpen } from './convocatoria';
import type { SolicitudRow } from './solicitudRow';

interface KnownOfSolicitud {
  readonly row: SolicitudRow;
  readonly actor: Actor;
  readonly instant: Date;
}

type ReadFacts = Pick<MoveFacts, 'isConvocatoriaOpen' | 'areCondicionesDecided' | 'isListFrozen'>;

function cupoSituation({ cupoAlegado, cupoDecision, cupoEnLista }: SolicitudRow): MoveFacts['cupoAlegado'] {
  if (cupoAlegado === null) return 'ninguno';
  if (cupoEnLista) return 'en_lista';
  return cupoDecision === 'pendiente' ? 'por_decidir' : 'decidido';
}

function buildFacts({ row, actor, instant }: KnownOfSolicitud, facts: ReadFacts): MoveFacts {
  return {
    ...facts,
    deadline: row.plazo,
    now: instant,
    propia: actor.role === 'funcionario' && row.asignadaA === actor.name,
    cupoAlegado: cupoSituation(row),
    hasBetter: row.ofertaAsignada !== null && row.datos.opciones.indexOf(row.ofertaAsignada) > 0,
  };
}

/** What the rules of a solicitud's life ask to know, from what was read already. */
export function factsOf(
  known: KnownOfSolicitud,
  convocatoria: ConvocatoriaRow,
  condiciones: readonly { readonly decision: string }[],
): MoveFacts {
  const allDecided = condiciones.every(({ decision }) => decision !== 'pendiente');
  return buildFacts(known, {
    isConvocatoriaOpen: isOpen(convocatoria, known.instant),
    areCondicionesDecided: allDecided,
    isListFrozen: convocatoria.congelada,
  });
}

const factsSchema = v.object({ abierta: v.boolean(), decididas: v.boolean(), congelada: v.boolean() });

/** The same, read within a transaction that is to move the solicitud. */
export async function readFacts(tx: Queryable, known: KnownOfSolicitud): Promise<MoveFacts> {
  const { row, instant } = known;
  const found = await readRow(
    tx,
    factsSchema,
    `select abre <= $2 and $2 < cierra as abierta,
       not exists (select 1 from solicitud_condiciones where solicitud = $3 and decision = 'pendiente') as decididas,
       ${hasFrozenList} as congelada
     from convocatorias where id = $1`,
    [row.convocatoria, instant.toISOString(), row.id],
  );
  if (!found) throw new Error(`A request names the call ${row.convocatoria}, which is not there`);
  return buildFacts(known, {
    isConvocatoriaOpen: found.abierta,
    areCondicionesDecided: found.decididas,
    isListFrozen: found.congelada,
  });
}
