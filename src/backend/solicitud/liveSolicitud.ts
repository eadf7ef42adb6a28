import { violates } from '../db/database';
import { HttpProblem } from '../http/problem';

/** How a pupil is told from others, and what its family asks for a lost radicado with; by what holds them apart (F12, F130). */
const SAME_PUPIL = {
  una_solicitud_viva: { whom: 'ese documento', by: '', change: '' },
  una_solicitud_viva_sin_documento: {
    whom: 'un estudiante sin documento con esos nombres, esa fecha de nacimiento y ese acudiente',
    by: ', con el número del acudiente',
    change: 'Si el estudiante ya tiene documento, póngalo en esa solicitud con «Cambiar la solicitud». ',
  },
  una_solicitud_viva_con_documento: {
    whom: 'un estudiante con esos nombres, esa fecha de nacimiento y ese acudiente, con su documento',
    by: ', con el documento del estudiante',
    change: '',
  },
};

/**
 * One live solicitud per pupil and year (F12): what is answered to a second one; it says nothing of the other. Undefined
 * for any other error.
 */
export function liveSolicitudProblem(error: unknown): HttpProblem | undefined {
  const [, same] = Object.entries(SAME_PUPIL).find(([index]) => violates(error, index)) ?? [];
  if (!same) return undefined;
  const detail =
    `Ya hay una solicitud en trámite de este año para ${same.whom}: consúltela con su radicado. Si no lo tiene, pídalo en ` +
    `«Perdí mi radicado»${same.by}. ${same.change}Si usted no la hizo, vaya a la Secretaría de Educación con el documento del estudiante`;
  return new HttpProblem(409, detail, { codigo: 'solicitud_viva' });
}
