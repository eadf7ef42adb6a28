import type { Estado, RegistroDeBitacora } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { Actor } from './actor';
import { anotarTodos } from './log';
import { avisarTodas } from './notices';
import { columnasDeFila, type Fila, filaSchema } from './solicitudRow';

/** What is written with a step, beside state and version. */
export interface Cambios {
  /** Of a correction or an offer: the first moment that is too late. Without one, a move ends the one that ran. */
  readonly plazo?: Date;
  /** Who has it from now on; without one it stays as it is. */
  readonly asignadaA?: string | null;
  /** The oferta that is offered or held from now on; without one it stays as it is. */
  readonly ofertaAsignada?: string | null;
}

/** A step that the rules allow. */
interface PasoPermitido {
  /** Locked in this transaction; no two steps are of the same one. */
  readonly fila: Fila;
  readonly a: Estado;
  /** The log tells from where to where: an edit that leaves it radicada is a move of the table too. */
  readonly mueve: boolean;
  readonly que: RegistroDeBitacora['que'];
  readonly motivo: string | null;
  readonly detalle?: Readonly<Record<string, unknown>> | undefined;
  readonly cambios: Cambios;
}

/** Whoever comes here gives back the place that was offered or held. */
const sinLugar: readonly Estado[] = ['declinada', 'vencida', 'retirada'];

/**
 * Writes steps with log and notices. As many statements for thousands as for one: a stage is published at once.
 * @returns the requests as they are now, in no order
 */
export async function escribirPasos(
  tx: Queryable,
  pasos: readonly PasoPermitido[],
  { actor, instant }: { readonly actor: Actor; readonly instant: Date },
): Promise<readonly Fila[]> {
  if (pasos.length === 0) return [];
  const escritos = pasos.map(({ fila, a, mueve, motivo, cambios }) => ({
    solicitud: fila.id,
    destino: a,
    mueve,
    razon: motivo,
    hasta: cambios.plazo ?? null,
    toma: cambios.asignadaA !== undefined,
    quien: cambios.asignadaA ?? null,
    coloca: cambios.ofertaAsignada !== undefined || sinLugar.includes(a),
    lugar: cambios.ofertaAsignada ?? null,
  }));
  const ahora = await readRows(
    tx,
    filaSchema,
    `update solicitudes set version = version + 1, actualizada_en = $2, estado = destino,
       motivo = case when mueve then razon else motivo end, plazo = case when mueve then hasta else plazo end,
       asignada_a = case when toma then quien else asignada_a end,
       oferta_asignada = case when coloca then lugar else oferta_asignada end
     from jsonb_to_recordset($1::jsonb) as p (solicitud bigint, destino text, mueve boolean, razon text,
       hasta timestamptz, toma boolean, quien text, coloca boolean, lugar uuid)
     where id = solicitud returning ${columnasDeFila}`,
    [JSON.stringify(escritos), instant.toISOString()],
  );
  if (ahora.length !== pasos.length) throw new Error('A request is changed only under its lock');
  await anotarTodos(
    tx,
    pasos.map(({ fila, a, mueve, que, motivo, detalle }) => ({
      solicitud: fila.id,
      en: instant,
      actor,
      que,
      motivo,
      ...(mueve && { de: fila.estado, a }),
      ...(detalle && { detalle }),
    })),
  );
  const antes = new Map(pasos.map(({ fila }) => [fila.id, fila.estado]));
  await avisarTodas(tx, ahora.filter(({ id, estado }) => antes.get(id) !== estado), instant);
  return ahora;
}
