import type { Estado, BitacoraEntry } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { type Actor, isFamilyItself } from './actor';
import { logEntries } from './log';
import { noticeOfMove, tellFamilies } from './notices';
import { solicitudColumns, type SolicitudRow, solicitudRowSchema } from './solicitudRow';

/** What is written with a step, beside state and version. */
export interface StepChanges {
  /** Of a correction or an offer: the first moment that is too late. Without one, a move ends the one that ran. */
  readonly deadline?: Date;
  /** Who has it from now on; without one it stays as it is. */
  readonly asignadaA?: string | null;
  /** The oferta that is offered or held from now on; without one it stays as it is. */
  readonly ofertaAsignada?: string | null;
  /** The condition by whose reserve it is; none without an oferta. */
  readonly reservaAsignada?: string | null;
  /** What is proposed from now on, null: nothing any more; without one it stays as it is, and any move ends it. */
  readonly propuesta?: { readonly por: string; readonly en: string; readonly motivo: string } | null;
}

/** A step that the rules allow. */
interface AllowedStep {
  /** Locked in this transaction; no two steps are of the same one. */
  readonly row: SolicitudRow;
  readonly to: Estado;
  /** The log tells from where to where: an edit that leaves it radicada is a move of the table too. */
  readonly isMove: boolean;
  readonly logged: BitacoraEntry['que'];
  readonly reason: string | null;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  readonly changes: StepChanges;
}

/** Whoever comes here gives back the place that was offered or held; it is kept in mind where it can be offered again (F41). */
const givenBack: readonly Estado[] = ['declinada', 'vencida'];
const withoutCupo: readonly Estado[] = [...givenBack, 'retirada'];

/**
 * Writes steps with log and notices. As many statements for thousands as for one: a stage is published at once.
 * @returns the solicitudes as they are now, in no order
 */
export async function writeSteps(
  tx: Queryable,
  steps: readonly AllowedStep[],
  { actor, instant }: { readonly actor: Actor; readonly instant: Date },
): Promise<readonly SolicitudRow[]> {
  if (steps.length === 0) return [];
  const written = steps.map(({ row, to, isMove, reason, changes }) => ({
    solicitud: row.id,
    destino: to,
    mueve: isMove,
    razon: reason,
    hasta: changes.deadline ?? null,
    toma: changes.asignadaA !== undefined,
    quien: changes.asignadaA ?? null,
    coloca: changes.ofertaAsignada !== undefined || withoutCupo.includes(to),
    lugar: changes.ofertaAsignada ?? null,
    reserva: changes.reservaAsignada ?? null,
    devuelve: isMove && givenBack.includes(to),
    propone: isMove || changes.propuesta !== undefined,
    propone_que: changes.propuesta ?? null,
  }));
  const updated = await readRows(
    tx,
    solicitudRowSchema,
    `update solicitudes set version = version + 1, actualizada_en = $2, estado = destino,
       motivo = case when mueve then razon else motivo end, plazo = case when mueve then hasta else plazo end,
       asignada_a = case when toma then quien else asignada_a end,
       oferta_asignada = case when coloca then lugar else oferta_asignada end,
       reserva_asignada = case when coloca then reserva else reserva_asignada end,
       oferta_devuelta = case when devuelve then oferta_asignada when mueve then null else oferta_devuelta end,
       reserva_devuelta = case when devuelve then reserva_asignada when mueve then null else reserva_devuelta end,
       propuesta = case when propone then nullif(propone_que, 'null') else propuesta end
     from jsonb_to_recordset($1::jsonb) as p (solicitud bigint, destino text, mueve boolean, razon text,
       hasta timestamptz, toma boolean, quien text, coloca boolean, lugar uuid, reserva text,
       devuelve boolean, propone boolean, propone_que jsonb)
     where id = solicitud returning ${solicitudColumns}`,
    [JSON.stringify(written), instant.toISOString()],
  );
  if (updated.length !== steps.length) throw new Error('A request is changed only under its lock');
  await logEntries(
    tx,
    steps.map(({ row, to, isMove, logged, reason, detail }) => ({
      solicitud: row.id,
      en: instant,
      actor,
      que: logged,
      motivo: reason,
      ...(isMove && { de: row.estado, a: to }),
      ...(detail && { detalle: detail }),
    })),
  );
  const stepOf = new Map(steps.map((step) => [step.row.id, step]));
  await tellFamilies(
    tx,
    updated.flatMap((row) => {
      const { row: before, isMove } = stepOf.get(row.id) ?? { row, isMove: false };
      const kind = isMove ? noticeOfMove(before.estado, row.estado, actor.role) : undefined;
      if (kind === undefined) return [];
      const isFree = isFamilyItself(actor) && (kind === 'cambiada' || kind === 'retirada');
      return [{ row, kind, oferta: row.ofertaAsignada ?? before.ofertaAsignada, isFree }];
    }),
    instant,
  );
  return updated;
}
