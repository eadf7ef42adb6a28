import type { NoticeData, NoticeKind } from './noticeKinds';

export interface Words {
  readonly subject: string;
  readonly text: string;
}

type Compose = (data: {
  readonly radicado: string;
  /** The last minute in time. */
  readonly until: string;
  readonly cupoAnterior: NoticeData['cupoAnterior'];
  /** Whether a place was given back with it. */
  readonly hadCupo: boolean;
}) => Words;

const GONE = ' El cupo que el estudiante tenía antes ya pasó a otros';
const KEPT = ' El estudiante conserva el cupo que ya tiene.';
/** Said with an offer: who moved up, from a current or an accepted seat, has no other. */
const ofOffer = (cupoAnterior: NoticeData['cupoAnterior']): string =>
  cupoAnterior === 'paso' ? `${GONE}: si declina este, o no responde, se queda sin ninguno.` : '';
const ofEnd = (cupoAnterior: NoticeData['cupoAnterior']): string =>
  cupoAnterior === undefined ? '' : cupoAnterior === 'paso' ? `${GONE}.` : KEPT;
/** Of the place that is given up: the seat that the pupil has already goes to nobody. */
const ofGivenBack = (cupoAnterior: NoticeData['cupoAnterior']): string =>
  cupoAnterior === 'conserva' ? KEPT : ` El cupo pasa a otra familia.${ofEnd(cupoAnterior)}`;

const ASK = 'pregunte cuanto antes en la Secretaría de Educación.';
const NOT_YOURS = `Si usted no lo hizo, ${ASK}`;

/** How each kind of letter is written. */
export const letterTexts: Readonly<Record<NoticeKind, Compose>> = {
  radicada: ({ radicado }) => ({
    subject: `Recibimos su solicitud ${radicado}`,
    text: `La solicitud de cupo escolar quedó radicada con el número ${radicado}. Guarde este número: lo necesita para consultarla. El orden de llegada no da prioridad.`,
  }),
  cambiada: ({ radicado }) => ({
    subject: `Se cambió su solicitud ${radicado}`,
    text: `Se guardaron cambios en la solicitud ${radicado}, y se revisa otra vez lo que cambió. En la consulta ve cómo quedó.\n\n${NOT_YOURS}`,
  }),
  por_subsanar: ({ radicado, until }) => ({
    subject: `Debe corregir su solicitud ${radicado}`,
    text: `La solicitud ${radicado} tiene algo por corregir. En la consulta ve qué.\n\nTiene plazo hasta el ${until}; si no la corrige a tiempo, no será admitida.`,
  }),
  subsanada: ({ radicado }) => ({
    subject: `Recibimos la corrección de su solicitud ${radicado}`,
    text: `Recibimos la corrección de la solicitud ${radicado}. Un funcionario la revisa otra vez y le avisaremos. Por ahora no tiene que hacer nada.`,
  }),
  plazo_cambiado: ({ radicado, until }) => ({
    subject: `Cambió el plazo para corregir su solicitud ${radicado}`,
    text: `Cambió el plazo para corregir la solicitud ${radicado}: ahora es hasta el ${until}. En la consulta ve qué debe corregir; si no la corrige a tiempo, no será admitida.`,
  }),
  otra_vez_en_revision: ({ radicado }) => ({
    subject: `Su solicitud ${radicado} se revisa otra vez`,
    text: `La solicitud ${radicado} volvió a revisión. En la consulta ve por qué. Por ahora no tiene que hacer nada, aunque antes le hubiéramos pedido una corrección: le avisaremos qué se decide.`,
  }),
  validada: ({ radicado }) => ({
    subject: `Su solicitud ${radicado} fue validada`,
    text: `La solicitud ${radicado} fue revisada y participa en la asignación de cupos. Le avisaremos el resultado cuando se publique.`,
  }),
  no_admitida: ({ radicado }) => ({
    subject: `Su solicitud ${radicado} no fue admitida`,
    text: `La solicitud ${radicado} no fue admitida. En la consulta ve el motivo, y si puede presentar un reclamo y hasta cuándo.\n\nMientras la convocatoria esté abierta puede presentar otra.`,
  }),
  asignada: ({ radicado, until, cupoAnterior }) => ({
    subject: `Hay un cupo para su solicitud ${radicado}: debe responder`,
    text: `A la solicitud ${radicado} se le ofrece un cupo. Acéptelo, acéptelo y siga en lista por una opción mejor, o no lo acepte.\n\nTiene plazo hasta el ${until}; si no responde a tiempo, pierde el cupo.${ofOffer(cupoAnterior)}`,
  }),
  en_lista_de_espera: ({ radicado, cupoAnterior }) => ({
    subject: `Su solicitud ${radicado} está en lista de espera`,
    text: `En las opciones de la solicitud ${radicado} no quedó un cupo. La solicitud está en lista de espera y le avisaremos si se libera uno. En la consulta ve su puesto en la lista de cada opción.${ofEnd(cupoAnterior)}`,
  }),
  sin_cupo: ({ radicado, cupoAnterior }) => ({
    subject: `Su solicitud ${radicado} terminó sin ${cupoAnterior === 'conserva' ? 'un cupo nuevo' : 'cupo'}`,
    text: `En las opciones de la solicitud ${radicado} no quedó un cupo. En la consulta ve la razón en cada opción. La Secretaría de Educación le puede decir dónde quedan cupos.${ofEnd(cupoAnterior)}`,
  }),
  aceptada: ({ radicado }) => ({
    subject: `El cupo de su solicitud ${radicado} quedó aceptado`,
    text: `El cupo de la solicitud ${radicado} quedó aceptado, y la solicitud ya no está en la lista de espera de otras opciones.\n\nAhora debe hacer la matrícula en la institución.`,
  }),
  aceptada_y_en_lista: ({ radicado }) => ({
    subject: `Su solicitud ${radicado} tiene un cupo y sigue en lista de espera`,
    text: `La solicitud ${radicado} tiene un cupo guardado y sigue en la lista de espera de las opciones que prefiere más. Si se libera una, se le ofrece esa, y el cupo guardado pasa a otra familia aunque después no acepte la nueva o no responda.`,
  }),
  declinada: ({ radicado, cupoAnterior }) => ({
    subject: `No aceptó el cupo de su solicitud ${radicado}`,
    text: `Quedó registrado que no acepta el cupo que se ofreció a la solicitud ${radicado}, que terminó.${ofGivenBack(cupoAnterior)}\n\n${NOT_YOURS}`,
  }),
  vencida: ({ radicado, cupoAnterior }) => ({
    subject: `Venció el plazo de su solicitud ${radicado}`,
    text: `El plazo para responder al cupo ofrecido a la solicitud ${radicado} venció sin una respuesta, y la solicitud terminó.${ofGivenBack(cupoAnterior)}`,
  }),
  matriculada: ({ radicado }) => ({
    subject: `El estudiante de su solicitud ${radicado} quedó matriculado`,
    text: `Quedó registrada la matrícula del estudiante de la solicitud ${radicado}. La solicitud terminó y no tiene que hacer nada más.`,
  }),
  retirada: ({ radicado, cupoAnterior, hadCupo }) => ({
    subject: `Se retiró su solicitud ${radicado}`,
    text: `La solicitud ${radicado} se retiró: terminó, y no entra en más asignaciones ni sigue en lista de espera.${hadCupo ? ofGivenBack(cupoAnterior) : ofEnd(cupoAnterior)}\n\n${NOT_YOURS} Mientras la convocatoria esté abierta puede presentar otra.`,
  }),
  subsanacion_por_vencer: ({ radicado, until }) => ({
    subject: `Está por vencer el plazo para corregir su solicitud ${radicado}`,
    text: `La solicitud ${radicado} sigue sin corregir. Tiene plazo hasta el ${until}; si no la corrige a tiempo, no será admitida.`,
  }),
  oferta_por_vencer: ({ radicado, until, cupoAnterior }) => ({
    subject: `Está por vencer el plazo para responder: solicitud ${radicado}`,
    text: `El cupo que se ofrece a la solicitud ${radicado} sigue sin respuesta. Tiene plazo hasta el ${until}; si no responde a tiempo, pierde el cupo.${ofOffer(cupoAnterior)}`,
  }),
  radicado_perdido: ({ radicado }) => ({
    subject: `El radicado de su solicitud: ${radicado}`,
    text: `Alguien pidió en la página el número de una solicitud de cupo escolar que dejó este correo. Es ${radicado}. Guárdelo.\n\nSi usted no lo pidió, no tiene que hacer nada: el número solo se envía a este correo.`,
  }),
  hermano_nombrado: ({ radicado }) => ({
    subject: `Otra solicitud nombra la suya, ${radicado}, como de un hermano`,
    text: `Otra solicitud de cupo nombra la solicitud ${radicado} como la de un hermano o una hermana. En la consulta ve cuál.\n\nSi es de su familia y quiere que compartan el número del sorteo, nómbrela también: en la consulta, «Cambiar la solicitud», paso «Hermanos». Si no lo es, no tiene que hacer nada: su solicitud sigue como está.`,
  }),
  correo_nuevo: ({ radicado }) => ({
    subject: `Los avisos de la solicitud ${radicado} llegan a este correo`,
    text: `Desde ahora los avisos de la solicitud de cupo escolar ${radicado} llegan a este correo.\n\nSi no es una solicitud de su familia, alguien escribió este correo por error: no tiene que hacer nada.`,
  }),
  correo_anterior: ({ radicado }) => ({
    subject: `Los avisos de la solicitud ${radicado} ya no llegan a este correo`,
    text: `Se cambió el correo de la solicitud de cupo escolar ${radicado}: los avisos ya no llegan a este.\n\nSi usted no lo hizo, entre a la consulta y mire qué correo tiene, o ${ASK}`,
  }),
  telefono_cambiado: ({ radicado }) => ({
    subject: `Se cambió el teléfono de su solicitud ${radicado}`,
    text: `Se cambió el teléfono de la solicitud ${radicado}. Los avisos siguen llegando a este correo.\n\n${NOT_YOURS}`,
  }),
  reclamo: ({ radicado }) => ({
    subject: `Recibimos su reclamo sobre la solicitud ${radicado}`,
    text: `Recibimos el reclamo sobre la solicitud ${radicado}. Le avisaremos cuando tenga respuesta: la leerá en la consulta. Por ahora no tiene que hacer nada; los plazos de la solicitud siguen corriendo.\n\n${NOT_YOURS}`,
  }),
  reclamo_respondido: ({ radicado }) => ({
    subject: `Respondimos su reclamo sobre la solicitud ${radicado}`,
    text: `El reclamo sobre la solicitud ${radicado} tiene respuesta. Léala en la consulta, en «Reclamos».`,
  }),
};
