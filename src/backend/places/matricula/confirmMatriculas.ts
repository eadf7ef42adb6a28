import { checkNamedMove } from '#domain/allowedMoves.ts';
import { type MoveFacts, NOT_ENDED } from '#domain/moveGuards.ts';
import type { ConfirmationReport, ConfirmationRow, RowError } from '#domain/contractTypes.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { funcionario } from '#backend/solicitud/actor.ts';
import { type ConvocatoriaRow, isOpen, requireChosen } from '#backend/solicitud/convocatoria.ts';
import type { SolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { writeSteps } from '#backend/solicitud/writeSteps.ts';
import { holdConvocatoria } from '#backend/processing/holdConvocatoria.ts';
import { type EnrolledRow, findEnrolled } from './findEnrolled';
import { digest } from './saveMatricula';

export interface Confirmation {
  /** A review's, which is then saved; null: only a review. */
  readonly huella: string | null;
  readonly filas: readonly ConfirmationRow[];
}

/** What the move asks to know of all of them: nothing but whether a list is frozen. */
const factsOf = (convocatoria: ConvocatoriaRow, now: Date): MoveFacts => ({
  ...NOT_ENDED,
  isConvocatoriaOpen: isOpen(convocatoria, now),
  isListFrozen: convocatoria.congelada,
  deadline: null,
  now,
  propia: false,
  areCondicionesDecided: true,
  cupoAlegado: 'ninguno',
  hasBetter: false,
});

/** Those that the move is open to, and why not of the others. */
function sortByMove(enrolled: readonly EnrolledRow[], facts: MoveFacts): { moved: SolicitudRow[]; errors: RowError[] } {
  const moved: SolicitudRow[] = [];
  const errors: RowError[] = [];
  for (const { fila, solicitud } of enrolled) {
    if (solicitud.estado === 'matriculada') continue;
    const checked = checkNamedMove('funcionario', solicitud.estado, 'matriculada', facts);
    if (checked.ok) moved.push(solicitud);
    else errors.push({ fila, columna: 'documento', mensaje: checked.problems });
  }
  return { moved, errors };
}

/**
 * Reviews a list of pupils who were enrolled, and makes the move to matriculada of all of them or none (F71): none with an
 * error, none without a review's `huella`.
 * @throws 404, 409 `archivada`, `paso_en_curso`, 409 `version_vieja` where it would move others, or others than they were, by now
 */
export async function confirmMatriculas(
  context: Context,
  login: string,
  { huella: reviewedHash, filas: rows }: Confirmation,
): Promise<ConfirmationReport> {
  const instant = instantOf(context);
  const catalogues = await context.catalogues();
  return context.db.transaction(async (tx) => {
    await allowLong(tx);
    const convocatoria = await requireChosen(tx, context);
    await holdConvocatoria(tx, { convocatoria: convocatoria.id });
    const { enrolled, errors } = await findEnrolled(tx, rows, { anio: convocatoria.anio, catalogues });
    const { moved, errors: refused } = sortByMove(enrolled, factsOf(convocatoria, instant));
    const all = [...errors, ...refused].sort((one, other) => one.fila - other.fila);
    const hash = digest(
      moved
        .map(({ radicado, version }) => `${radicado} ${version}`)
        .sort()
        .join('\n'),
    );
    const isSaved = reviewedHash !== null && all.length === 0;
    // Whoever asks once more finds them done.
    if (isSaved && moved.length > 0) {
      if (reviewedHash !== hash) {
        throw new HttpProblem(409, 'Cambiaron solicitudes del archivo después de revisarlo: revíselo de nuevo', {
          codigo: 'version_vieja',
        });
      }
      const steps = moved.map((row) => ({
        row,
        to: 'matriculada' as const,
        isMove: true,
        logged: 'movimiento' as const,
        reason: null,
        changes: {},
      }));
      await writeSteps(tx, steps, { actor: funcionario(login), instant });
    }
    return {
      revisadas: rows.length,
      confirmadas: moved.length,
      yaMatriculadas: enrolled.filter(({ solicitud }) => solicitud.estado === 'matriculada').length,
      huella: hash,
      guardada: isSaved,
      errores: all,
    };
  });
}
