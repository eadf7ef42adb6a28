import type { Checked } from '#domain/checked.ts';
import { checkNamedMove } from '#domain/allowedMoves.ts';
import { type Move, checkMove } from '#domain/moves.ts';
import type { Estado, BitacoraEntry } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { HttpProblem } from '../http/problem';
import type { Actor } from './actor';
import { type StepChanges, writeSteps } from './writeSteps';
import type { SolicitudRow } from './solicitudRow';
import { readFacts } from './facts';
import { isRepeated } from './repeatedStep';

type MoveName = NonNullable<Move['name']>;

type Detail = Readonly<Record<string, unknown>>;

export interface SolicitudStep {
  readonly actor: Actor;
  /** What is asked for by its name, or the state to go to (a deadline that passed, a result). */
  readonly asked: { readonly move: MoveName } | { readonly to: Estado };
  readonly instant: Date;
  /** What who acts has seen; absent where nobody saw anything. */
  readonly version?: number;
  readonly reason?: string | null;
  /** For the log; where it must be asked for, it is once all is written. */
  readonly detail?: Detail | (() => Promise<Detail>);
  /** Writes what else belongs to the step, once it is allowed; what it throws undoes all. */
  readonly write?: (tx: Queryable, row: SolicitudRow) => StepChanges | Promise<StepChanges>;
}

/** Moves of the table that leave a solicitud in the state in which it is. */
const MOVES_IN_PLACE: readonly MoveName[] = ['editar', 'por_subsanar'];

const loggedOf: Partial<Record<MoveName, BitacoraEntry['que']>> = {
  editar: 'edicion',
  tomar: 'toma',
  liberar: 'liberacion',
  reabrir: 'propuesta',
  rechazar_reapertura: 'propuesta_rechazada',
  decidir: 'decision',
  decidir_cupo: 'decision',
};

function requireAllowed(checked: Checked<Estado>): Estado {
  if (!checked.ok) throw new HttpProblem(409, checked.problems, { codigo: 'movimiento_no_permitido' });
  return checked.value;
}

/** @throws 409 `version_vieja` */
export function requireSeenVersion({ version: now }: SolicitudRow, version: number): void {
  if (now === version) return;
  throw new HttpProblem(409, 'La solicitud cambió mientras usted la veía: revise cómo está ahora antes de seguir', {
    codigo: 'version_vieja',
  });
}

/** Where a step leads. @throws 409 `version_vieja` or `movimiento_no_permitido` */
export async function checkStep(
  tx: Queryable,
  row: SolicitudRow,
  { actor, asked, instant, version }: SolicitudStep,
): Promise<Estado> {
  if (version !== undefined) requireSeenVersion(row, version);
  const facts = await readFacts(tx, { row, actor, instant });
  return requireAllowed(
    'to' in asked
      ? checkMove(actor.role, row.estado, asked.to, facts)
      : checkNamedMove(actor.role, row.estado, asked.move, facts),
  );
}

/**
 * The one way in which a solicitud changes: version, then the table of its life, then what is written with it, the
 * log and the family's notice, all in the caller's transaction.
 * @param row locked in this transaction
 * @returns the solicitud as it is now, also where the same person asks for the same step again
 * @throws 409 `version_vieja` or `movimiento_no_permitido`, and what `write` throws
 */
export async function moveSolicitud(tx: Queryable, row: SolicitudRow, step: SolicitudStep): Promise<SolicitudRow> {
  const { actor, asked, instant, version, reason = null } = step;
  const logged = ('move' in asked ? loggedOf[asked.move] : undefined) ?? 'movimiento';
  if ('move' in asked && version !== undefined && typeof step.detail !== 'function') {
    const again = { actor, move: asked.move, logged, version, reason, detail: step.detail ?? {} };
    if (await isRepeated(tx, row, again)) return row;
  }
  const to = await checkStep(tx, row, step);
  const changes = (await step.write?.(tx, row)) ?? {};
  const detail = typeof step.detail === 'function' ? await step.detail() : step.detail;
  const isMove = to !== row.estado || ('move' in asked && MOVES_IN_PLACE.includes(asked.move));
  const [updated] = await writeSteps(tx, [{ row, to, isMove, logged, reason, detail, changes }], { actor, instant });
  if (!updated) throw new Error('A request is changed only under its lock');
  return updated;
}
