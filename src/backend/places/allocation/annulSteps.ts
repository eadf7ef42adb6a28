import type { Etapa, AnnulledPart } from '#domain/contractTypes.ts';
import { annulmentReasonSchema } from '#domain/publicReason.ts';
import type { Context } from '#backend/context.ts';
import type { Queryable } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkPart } from '#backend/solicitud/checkData.ts';
import type { AnnulmentDecision, AskedAnnulment } from './allocationInputs';
import { type EtapaRow, pendingAnnulment } from './etapaRows';
import { deleteRun } from './saveRun';
import { takeStep } from './takeStep';

/** Whether a part of the run is there to be annulled. */
const isThere: Readonly<Record<AnnulledPart, (etapa: EtapaRow) => boolean>> = {
  lista: ({ congelada }) => congelada !== null,
  semilla: ({ sorteada }) => sorteada !== null,
  resultado: ({ corrida }) => corrida !== null,
};

/**
 * Asks that a stage's result, its seed or its list be annulled, with what was done after it (F47).
 * @throws 404; 409 `paso_no_permitido`, `anulacion_pendiente`, `paso_en_curso`, `version_vieja`; 422
 */
export function askToAnnul(
  context: Context,
  login: string,
  etapaCode: string,
  { version, que, motivo }: AskedAnnulment,
): Promise<Etapa> {
  const reason = checkPart(annulmentReasonSchema, motivo, 'motivo');
  return takeStep(context, {
    etapaCode,
    version,
    login,
    step: 'pedir_anulacion',
    isTaken: (etapa) => {
      const pending = pendingAnnulment(etapa);
      return pending?.pedida.quien === login && pending.que === que && pending.motivo === reason;
    },
    write: async (tx, { etapa, instant }) => {
      if (!isThere[que](etapa)) {
        throw new HttpProblem(409, 'Eso todavía no se ha hecho: no hay qué anular', { codigo: 'paso_no_permitido' });
      }
      await tx.query(
        `insert into anulaciones (convocatoria, numero, que, motivo, pedida_en, pedida_por, registro)
         select convocatoria, numero, $3, $4, $5, $6, to_jsonb(r) - '{replica,cifras}'::text[] from corridas r
         where convocatoria = $1 and numero = $2`,
        [etapa.convocatoria, etapa.numero, que, reason, instant.toISOString(), login],
      );
    },
  });
}

/** Puts the stage back to before the part; the rows of the run go with whatever part it is, since they stand on all. */
async function annul(tx: Queryable, { convocatoria, numero }: EtapaRow, que: AnnulledPart): Promise<void> {
  const key = [convocatoria, numero];
  await allowLong(tx);
  await deleteRun(tx, { convocatoria, numero });
  if (que === 'lista') {
    await tx.query('delete from corridas where convocatoria = $1 and numero = $2', key);
    return;
  }
  const ofSemilla = que === 'semilla' ? 'semilla = null, acta = null, sorteada_en = null, sorteada_por = null,' : '';
  await tx.query(
    `update corridas set ${ofSemilla} huella_resultado = null, corrida_en = null, corrida_por = null,
       huella_calculada = null, cifras = null where convocatoria = $1 and numero = $2`,
    key,
  );
}

/**
 * Another person than who asked confirms or rejects what is to be annulled (F47). What is annulled stays recorded, with its list.
 * @throws 404; 409 `paso_no_permitido`, `misma_persona`, `paso_en_curso`, `version_vieja`
 */
export function decideAnnulment(
  context: Context,
  login: string,
  etapaCode: string,
  { version, confirma }: AnnulmentDecision,
): Promise<Etapa> {
  return takeStep(context, {
    etapaCode,
    version,
    login,
    step: 'decidir_anulacion',
    isTaken: ({ anulaciones: [last] }) => last?.decidida?.quien === login && last.confirmada === confirma,
    write: async (tx, { etapa, instant }) => {
      const pending = pendingAnnulment(etapa);
      if (!pending) throw new Error('Only what waits is decided');
      await tx.query(
        `update anulaciones a set decidida_en = $3, decidida_por = $4, confirmada = $5,
           replica = (select r.replica from corridas r
             where r.convocatoria = a.convocatoria and r.numero = a.numero and $5 and a.que = 'lista')
         where convocatoria = $1 and numero = $2 and decidida_en is null`,
        [etapa.convocatoria, etapa.numero, instant.toISOString(), login, confirma],
      );
      if (confirma) await annul(tx, etapa, pending.que);
    },
  });
}
