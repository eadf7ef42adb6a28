import type { Context } from '#backend/context.ts';
import type { Queryable } from '#backend/db/database.ts';
import { lockChosen } from '#backend/solicitud/convocatoria.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { requireNoJob } from '../allocation/jobs/requireNoJob';
import { readReservas, type Reserva } from '../allocation/allocationRules';
import { frozenEtapa, readEtapaRows } from '../allocation/etapaRows';

/** The ofertas that may be changed. */
export interface LockedOfertas {
  readonly anio: number;
  /** The convocatoria's, in their order. */
  readonly reservas: readonly Reserva[];
  /** Whether a list was frozen: the rules hold from then on (F29). */
  readonly haveFrozenRules: boolean;
}

/**
 * Within a transaction: nobody else changes places of the convocatoria's year, and no list of it is frozen, until its end.
 * @throws 404 without a convocatoria; 409 `archivada`, `lista_congelada` while a stage's list is frozen and not yet published,
 *   `paso_en_curso` while a step of its official run is being taken
 */
export async function lockOfertas(tx: Queryable, context: Context): Promise<LockedOfertas> {
  const { id, anio } = await lockChosen(tx, context);
  await requireNoJob(tx, id);
  const etapas = await readEtapaRows(tx, id);
  const frozen = frozenEtapa(etapas);
  if (frozen) {
    throw new HttpProblem(
      409,
      `La lista de la etapa «${frozen.nombre}» está congelada: la oferta se puede cambiar cuando se publique su resultado`,
      { codigo: 'lista_congelada' },
    );
  }
  return { anio, reservas: await readReservas(tx, id), haveFrozenRules: etapas.some(({ congelada }) => congelada !== null) };
}
