import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { MOST_OF_RECLAMO, reclamoTextSchema } from '#domain/reclamos.ts';
import { sameValue } from '#domain/sameValue.ts';
import { archivosSchema } from '#domain/solicitud/archivosSchema.ts';
import type { Queryable } from '../db/database';
import { readRows } from '../db/database';
import { HttpProblem } from '../http/problem';
import type { Context } from '../context';
import { isFamilyItself } from '../solicitud/actor';
import { checkPart, rejectErrors } from '../solicitud/checkData';
import { readCondiciones } from '../solicitud/condiciones';
import { convocatoriaOf, requireNotArchived } from '../solicitud/convocatoria';
import { factsOf } from '../solicitud/facts';
import { requireSeenVersion } from '../solicitud/moveSolicitud';
import { tellFamilies } from '../solicitud/notices';
import { deniedIn, readPossibleReclamo, readReclamoRows } from '../solicitud/reclamos';
import { readSecondChance } from '../solicitud/secondChance';
import type { AskedReclamo } from '../solicitud/solicitudInputs';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import { writeSteps } from '../solicitud/writeSteps';
import { asFamily } from './asFamily';
import type { FamilyCaller } from './familyCaller';

const idSchema = v.object({ id: v.string() });

/** The files are the reclamo's from now on: those that are nobody's yet, and have not lapsed. @throws 422 */
async function attach(tx: Queryable, row: SolicitudRow, reclamo: string, ids: readonly string[], instant: Date): Promise<void> {
  if (ids.length === 0) return;
  const taken = await readRows(
    tx,
    idSchema,
    `update archivos set solicitud = $2, reclamo = $3, vence = null
     where id = any($1::uuid[]) and solicitud is null and vence > $4 returning id`,
    [[...ids], row.id, reclamo, instant.toISOString()],
  );
  const there = new Set(taken.map(({ id }) => id));
  rejectErrors(
    ids.flatMap((id, i) =>
      there.has(id) ? [] : [{ campo: `archivos.${i}`, mensaje: 'Este archivo ya no está: cárguelo de nuevo.' }],
    ),
  );
}

/** @throws 409 `archivada` or `movimiento_no_permitido`, which says why */
async function requirePossible(
  context: Context,
  tx: Queryable,
  row: SolicitudRow,
  { actor }: FamilyCaller,
  { asunto }: AskedReclamo,
  instant: Date,
): Promise<void> {
  const convocatoria = await convocatoriaOf(tx, row.convocatoria);
  requireNotArchived(convocatoria);
  const condiciones = await readCondiciones(tx, row.id);
  const facts = factsOf({ row, actor, instant }, convocatoria, condiciones, await readSecondChance(tx, row));
  const possible = await readPossibleReclamo(tx, {
    row,
    reclamos: await readReclamoRows(tx, row.id),
    convocatoria,
    denied: deniedIn(row, condiciones),
    facts,
    timeZone: context.timeZone,
  });
  const refuse = (why: string): never => {
    throw new HttpProblem(409, why, { codigo: 'movimiento_no_permitido' });
  };
  if (!possible?.asuntos.some((one) => sameValue(one, asunto)))
    refuse('Sobre eso no se puede presentar ahora un reclamo: ya hay uno, o la solicitud cambió.');
  else if (!possible.aTiempo) refuse('El plazo para presentar un reclamo ya venció.');
}

/**
 * The family claims about a decision or a result: it moves nothing, and waits for its answer (F132). Sent again, as after a
 * lost answer, it is there once.
 * @throws as `asFamily`, 409 `version_vieja`, `movimiento_no_permitido` or `archivada`, 422
 */
export function fileReclamo(
  context: Context,
  caller: FamilyCaller,
  asked: AskedReclamo & { readonly version: number },
): Promise<FamilySolicitud> {
  const texto = checkPart(reclamoTextSchema, asked.texto, 'texto');
  const archivos = checkPart(archivosSchema(MOST_OF_RECLAMO), asked.archivos, 'archivos');
  const { asunto, claveIdempotencia: clave, version } = asked;
  return asFamily(context, caller, async (tx, row, instant) => {
    if ((await readReclamoRows(tx, row.id)).some((one) => one.clave === clave)) return row;
    requireSeenVersion(row, version);
    await requirePossible(context, tx, row, caller, asked, instant);
    const id = randomUUID();
    await tx.query(
      'insert into reclamos (id, solicitud, clave, sobre, condicion, texto, en) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, row.id, clave, asunto.sobre, asunto.condicion, texto, instant.toISOString()],
    );
    await attach(tx, row, id, archivos, instant);
    const { actor } = caller;
    const [updated = row] = await writeSteps(
      tx,
      [
        {
          row,
          to: row.estado,
          isMove: false,
          logged: 'reclamo',
          reason: texto,
          detail: {
            ...caller.detail,
            ...(asunto.condicion !== null && { condicion: asunto.condicion }),
            ...(asunto.sobre === 'cupo_actual' && { cupoActual: row.cupoAlegado }),
          },
          changes: {},
        },
      ],
      { actor, instant },
    );
    await tellFamilies(tx, [{ row: updated, kind: 'reclamo', oferta: null, isFree: isFamilyItself(actor) }], instant);
    return updated;
  });
}
