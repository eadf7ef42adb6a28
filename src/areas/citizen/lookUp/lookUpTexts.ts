import type { Estado } from '#domain/contractTypes.ts';

export const UNAVAILABLE = 'La consulta de solicitudes no está disponible en este servicio.';
/** The version that the family saw is not the last one. */
export const STALE =
  'Su solicitud cambió mientras usted la veía, y lo que pidió no quedó registrado. Abajo está como es ahora: revísela y, si todavía lo quiere, pídalo otra vez.';
/** It may have arrived all the same: the connection was lost, or the server failed, before or after it was done. */
export const NO_ANSWER = 'No hubo respuesta del servidor.';
export const SERVER_FAILED = 'El servidor respondió con un error.';
export const NOT_KNOWN = 'No sabemos si lo que pidió quedó registrado: actualice para verlo antes de pedirlo otra vez.';
/** What was found then. */
export const NOT_REGISTERED = 'Lo que pidió no quedó registrado. Si todavía lo quiere, pídalo otra vez.';
export const CHANGED_MEANWHILE =
  'Su solicitud cambió mientras tanto. Abajo está como es ahora: revísela y, si todavía lo quiere, pídalo otra vez.';

/** What each state means for the family, in a sentence or two. */
export const ESTADO_EXPLAINED: Readonly<Record<Estado, string>> = {
  radicada: 'Recibimos su solicitud. Todavía no la ha revisado nadie; no tiene que hacer nada.',
  en_revision: 'Un funcionario está revisando su solicitud. No tiene que hacer nada.',
  por_subsanar: 'Falta algo en su solicitud. Corríjalo antes de la fecha límite; si no, no será admitida.',
  validada: 'Su solicitud está completa y entra en la asignación de cupos. No tiene que hacer nada.',
  no_admitida: 'Su solicitud no entra en la asignación. La razón está en la historia de la solicitud.',
  asignada: 'Le ofrecemos un cupo. Responda antes de la fecha límite; si no responde, lo pierde.',
  en_lista_de_espera:
    'No alcanzó cupo todavía. Está en la lista de espera: si se libera uno, lo verá aquí, y le avisamos si dejó un correo.',
  sin_cupo: 'No alcanzó cupo en ninguna de sus opciones, y la lista de espera ya se cerró.',
  aceptada: 'Aceptó el cupo. Ahora debe hacer la matrícula en la institución.',
  aceptada_y_en_lista:
    'Tiene un cupo guardado y sigue en la lista de espera de sus mejores opciones. Si se libera una, lo verá aquí, y le avisamos si dejó un correo.',
  declinada: 'No aceptó el cupo que le ofrecimos. La solicitud terminó.',
  vencida: 'Pasó la fecha límite sin una respuesta, y el cupo se ofreció a otra familia. La solicitud terminó.',
  matriculada: 'El estudiante ya está matriculado. La solicitud terminó.',
  retirada: 'La solicitud se retiró. Terminó, y no entra en la asignación.',
};

export const CHANGED = 'Registramos los cambios de su solicitud.';
