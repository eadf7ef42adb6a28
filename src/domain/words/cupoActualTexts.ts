import type { Expediente, FamilySolicitud } from '../contractTypes';

/** The one truth about the seat that a pupil holds already (F37), wherever it is told before there is a result. */
export const CUPO_ACTUAL_RULE =
  'Si obtiene una opción que puso antes, el cupo que ya tiene pasa a otros en esa misma asignación, aunque no acepte la ' +
  'nueva o no responda. Si no obtiene ninguna, lo conserva.';

/** When a claimed seat counts. */
export const CUPO_ACTUAL_COUNTS = 'Cuenta si consta en la lista de matrícula o si lo aprueba quien revisa la solicitud.';

type Told = Pick<Expediente, 'estado' | 'cupoActual' | 'decisionDeCupo' | 'resultado'> &
  Partial<Pick<FamilySolicitud, 'historia'>>;

/**
 * How it stands with the seat of before: none; claimed, and not counted (yet); kept; gone to others, since the pupil was
 * given another, be it the current one or one that was accepted.
 */
type CupoStanding = 'ninguno' | 'sin_contar' | 'conserva' | 'paso';

function standingOfCupo({ decisionDeCupo, historia = [] }: Told): CupoStanding {
  const wasMovedUp = historia.some(({ de, a }) => de === 'aceptada_y_en_lista' && a === 'asignada');
  if (decisionDeCupo?.pasoAOtros === true || wasMovedUp) return 'paso';
  if (decisionDeCupo === null) return 'ninguno';
  return decisionDeCupo.enLista || decisionDeCupo.decision === 'aprobada' ? 'conserva' : 'sin_contar';
}

/** Whether the solicitud has a seat of this convocatoria that ends with it: not the one that the pupil had before. */
function hasNewCupo({ estado, cupoActual, resultado }: Told): boolean {
  const asignada = resultado?.asignada ?? null;
  return asignada !== null && asignada.id !== cupoActual?.id && ['asignada', 'aceptada', 'aceptada_y_en_lista'].includes(estado);
}

const KEPT = 'El estudiante conserva el cupo que ya tiene.';
const GONE = 'El cupo que el estudiante tenía antes ya pasó a otros';

/** What a withdrawal ends, and what it does not touch. */
export function withdrawalText(solicitud: Told): string {
  const standing = standingOfCupo(solicitud);
  if (hasNewCupo(solicitud)) {
    const lost = 'La solicitud termina y el cupo que obtuvo pasa a otra familia.';
    return standing === 'paso' ? `${lost} ${GONE}: se queda sin ninguno.` : lost;
  }
  const ends = 'La solicitud termina: no entra en más asignaciones ni sigue en la lista de espera.';
  switch (standing) {
    case 'conserva':
      return `${ends} ${KEPT}`;
    case 'sin_contar':
      return `${ends} Si el estudiante tiene un cupo en el colegio donde está, retirarla no se lo quita.`;
    case 'paso':
      return `${ends} ${GONE}.`;
    case 'ninguno':
      return ends;
  }
}

/** What has become of the seat of before, for who accepts; null: nothing. */
export function acceptText(solicitud: Told): string | null {
  return standingOfCupo(solicitud) === 'paso' ? `${GONE}.` : null;
}

/** What follows for the seat of before from declining what is offered, or leaving it without an answer; null: nothing. */
export function declineText(solicitud: Told): string | null {
  switch (standingOfCupo(solicitud)) {
    case 'paso':
      return `${GONE}: sin este se queda sin ninguno.`;
    case 'conserva':
      return KEPT;
    case 'sin_contar':
    case 'ninguno':
      return null;
  }
}

const BEFORE_RESULT: readonly Told['estado'][] = ['radicada', 'en_revision', 'por_subsanar', 'validada'];

/** What a family is told of the seat of before, beside what its state means; null: there is nothing to be told. */
export function cupoActualText(solicitud: Told): string | null {
  const { estado } = solicitud;
  const standing = standingOfCupo(solicitud);
  if (BEFORE_RESULT.includes(estado)) return standing === 'ninguno' ? null : CUPO_ACTUAL_RULE;
  if (standing !== 'paso') return standing === 'conserva' ? KEPT : null;
  return estado === 'asignada' ? `${GONE}: si no acepta este, o no responde, se queda sin ninguno.` : `${GONE}.`;
}
