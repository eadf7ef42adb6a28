import type { Expediente, ReclamoEffect } from '#domain/contractTypes.ts';
import { HttpProblem } from '../http/problem';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { funcionario } from '../solicitud/actor';
import { rejectErrors } from '../solicitud/checkData';
import { readCondiciones } from '../solicitud/condiciones';
import { convocatoriaOf, requireNotArchived } from '../solicitud/convocatoria';
import { forgetCupoDecision } from '../solicitud/cupoAlegado';
import { factsOf } from '../solicitud/facts';
import { logEntry } from '../solicitud/log';
import { moveSolicitud, requireSeenVersion } from '../solicitud/moveSolicitud';
import { tellFamilies } from '../solicitud/notices';
import { deniedIn, effectOfOpen, readReclamoRows, type ReclamoRow, writeAnswer } from '../solicitud/reclamos';
import { readSecondChance } from '../solicitud/secondChance';
import type { ReclamoDecision } from '../solicitud/solicitudInputs';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import { writeSteps } from '../solicitud/writeSteps';
import { asFuncionario } from './asFuncionario';
import { holdConvocatoria } from './holdConvocatoria';
import { proposeReopeningOf } from './reopen';

interface Answering {
  readonly tx: Queryable;
  readonly row: SolicitudRow;
  readonly reclamo: ReclamoRow;
  readonly login: string;
  readonly instant: Date;
  readonly acepta: boolean;
  readonly motivo: string;
}

/** What the log keeps of it, beside the words. */
const loggedOf = ({ row, reclamo, acepta }: Pick<Answering, 'row' | 'reclamo' | 'acepta'>) => ({
  decision: acepta ? 'aprobada' : 'negada',
  ...(reclamo.condicion !== null && { condicion: reclamo.condicion }),
  ...(reclamo.sobre === 'cupo_actual' && { cupoActual: row.cupoAlegado }),
});

/** The decision that it is about is open again. */
async function undoDecision({ tx, row, reclamo }: Answering): Promise<void> {
  if (reclamo.condicion === null) return forgetCupoDecision(tx, row.id);
  await tx.query(
    `update solicitud_condiciones set decision = 'pendiente', motivo = null, decidida_por = null, decidida_en = null
     where solicitud = $1 and condicion = $2`,
    [row.id, reclamo.condicion],
  );
}

/** A validada goes back to revision with it, to whoever accepts it: the family is told by the letter of that move. */
async function backToRevision(answering: Answering, version: number): Promise<SolicitudRow> {
  const { tx, row, reclamo, login, instant, acepta, motivo } = answering;
  const actor = funcionario(login);
  return moveSolicitud(tx, row, {
    actor,
    asked: { move: 'en_revision' },
    instant,
    version,
    reason: motivo,
    write: async () => {
      await writeAnswer(tx, reclamo, { acepta, motivo, por: login, instant });
      await undoDecision(answering);
      const detalle = loggedOf(answering);
      await logEntry(tx, { solicitud: row.id, en: instant, actor, que: 'reclamo_respondido', motivo, detalle });
      return { asignadaA: login };
    },
  });
}

async function answerOnly(answering: Answering): Promise<SolicitudRow> {
  const { tx, row, reclamo, login, instant, acepta, motivo } = answering;
  await writeAnswer(tx, reclamo, { acepta, motivo, por: login, instant });
  const step = { row, to: row.estado, isMove: false, logged: 'reclamo_respondido', reason: motivo, changes: {} } as const;
  const actor = funcionario(login);
  const [updated = row] = await writeSteps(tx, [{ ...step, detail: loggedOf(answering) }], { actor, instant });
  await tellFamilies(tx, [{ row: updated, kind: 'reclamo_respondido', oferta: null }], instant);
  return updated;
}

/** What accepting does as it is now; null where the reclamo cannot be answered now. */
async function effectNow(tx: Queryable, row: SolicitudRow, login: string, instant: Date): Promise<ReclamoEffect | null> {
  const convocatoria = await convocatoriaOf(tx, row.convocatoria);
  requireNotArchived(convocatoria);
  const condiciones = await readCondiciones(tx, row.id);
  const facts = factsOf({ row, actor: funcionario(login), instant }, convocatoria, condiciones, await readSecondChance(tx, row));
  return effectOfOpen({ row, reclamos: await readReclamoRows(tx, row.id), denied: deniedIn(row, condiciones), facts });
}

/** Whether the one change since that version is this very answer of the same person: its own answer was lost (F92). */
const isRepeated = ({ respondidoPor, ...one }: ReclamoRow, login: string, row: SolicitudRow, asked: ReclamoDecision): boolean =>
  row.version === asked.version + 1 && respondidoPor === login && one.acepta === asked.acepta && one.motivo === asked.motivo;

/**
 * Answers a family's reclamo (F133): accepted it proposes the reopening, takes back the decision, or is an answer only.
 * @throws 404; 409 `version_vieja`, `reclamo_respondido`, `movimiento_no_permitido`, `archivada`; 422
 */
export function answerReclamo(
  context: Context,
  login: string,
  { radicado, reclamo: id }: { readonly radicado: string; readonly reclamo: string },
  asked: ReclamoDecision,
): Promise<Expediente> {
  const { version, acepta, motivo, efecto } = asked;
  const step = async (tx: Queryable, row: SolicitudRow, instant: Date): Promise<SolicitudRow> => {
    const reclamo = (await readReclamoRows(tx, row.id)).find((one) => one.id === id.toLowerCase());
    if (!reclamo) throw new HttpProblem(404, 'La solicitud no tiene ese reclamo', { codigo: 'no_encontrada' });
    if (isRepeated(reclamo, login, row, asked)) return row;
    // By the second person it is answered, not by this one.
    if (acepta && efecto === 'reabrir' && reclamo.sobre === 'no_admitida' && reclamo.respondidoEn === null) {
      return proposeReopeningOf(tx, row, { login, version, motivo, instant });
    }
    requireSeenVersion(row, version);
    if (reclamo.respondidoEn !== null)
      throw new HttpProblem(409, 'Otra persona ya respondió este reclamo', { codigo: 'reclamo_respondido' });
    if (motivo === null) rejectErrors([{ campo: 'motivo', mensaje: 'Escriba la respuesta: la familia la leerá.' }]);
    const now = await effectNow(tx, row, login, instant);
    if (now === null)
      throw new HttpProblem(409, 'Ya hay una propuesta de reabrirla: quien la decida responde el reclamo', {
        codigo: 'movimiento_no_permitido',
      });
    if (acepta && now !== efecto)
      throw new HttpProblem(409, 'Lo que cambia al aceptar el reclamo ya no es lo que usted vio: revíselo antes de seguir', {
        codigo: 'version_vieja',
      });
    const answering = { tx, row, reclamo, login, instant, acepta, motivo: motivo ?? '' };
    if (!acepta || now !== 'decidir_de_nuevo') return answerOnly(answering);
    if (row.estado === 'validada') return backToRevision(answering, version);
    await undoDecision(answering);
    return answerOnly(answering);
  };
  return asFuncionario(context, login, radicado, step, async (tx, seen) => {
    // What a list that is being frozen counts on.
    if (acepta && seen.estado === 'validada') await holdConvocatoria(tx, seen);
  });
}
