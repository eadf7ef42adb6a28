import * as v from 'valibot';

import type { MoveFacts } from '#domain/moveGuards.ts';
import { type Queryable, readRow } from '../db/database';
import type { Actor } from './actor';
import { type ConvocatoriaRow, estadoSchema, hasFrozenList, isOpen, requireNotArchived } from './convocatoria';
import { readSecondChance, type SecondChance } from './secondChance';
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

function proposed({ row: { propuesta }, actor }: KnownOfSolicitud): MoveFacts['propuesta'] {
  if (propuesta === null) return 'ninguna';
  return propuesta.por === actor.name ? 'propia' : 'ajena';
}

function buildFacts(known: KnownOfSolicitud, facts: ReadFacts, chance: SecondChance): MoveFacts {
  const { row, actor, instant } = known;
  return {
    ...facts,
    isListClosed: chance.isListClosed,
    hasEtapaLeft: chance.hasEtapaLeft,
    hasOtherLive: chance.hasOtherLive,
    keepsCupo: row.cupoAlegado !== null && (row.cupoEnLista || row.cupoDecision === 'aprobada') && !row.dejoCupo,
    cupoDevuelto: chance.cupoDevuelto,
    propuesta: proposed(known),
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
  chance: SecondChance,
): MoveFacts {
  const allDecided = condiciones.every(({ decision }) => decision !== 'pendiente');
  const facts = {
    isConvocatoriaOpen: isOpen(convocatoria, known.instant),
    areCondicionesDecided: allDecided,
    isListFrozen: convocatoria.congelada,
  };
  return buildFacts(known, facts, chance);
}

const factsSchema = v.object({ estado: estadoSchema, abierta: v.boolean(), decididas: v.boolean(), congelada: v.boolean() });

/** The same, read within a transaction that is to move the solicitud. @throws 409 `archivada` */
export async function readFacts(tx: Queryable, known: KnownOfSolicitud): Promise<MoveFacts> {
  const { row, instant } = known;
  const found = await readRow(
    tx,
    factsSchema,
    `select estado, abre <= $2 and $2 < cierra as abierta,
       not exists (select 1 from solicitud_condiciones where solicitud = $3 and decision = 'pendiente') as decididas,
       ${hasFrozenList} as congelada
     from convocatorias where id = $1`,
    [row.convocatoria, instant.toISOString(), row.id],
  );
  if (!found) throw new Error(`A request names the call ${row.convocatoria}, which is not there`);
  requireNotArchived(found);
  const facts = { isConvocatoriaOpen: found.abierta, areCondicionesDecided: found.decididas, isListFrozen: found.congelada };
  return buildFacts(known, facts, await readSecondChance(tx, row));
}
