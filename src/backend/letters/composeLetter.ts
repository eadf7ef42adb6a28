import type { NoticeData, NoticeKind } from './noticeKinds';

interface Words {
  readonly subject: string;
  readonly text: string;
}

type Compose = (data: {
  readonly radicado: string;
  readonly until: string;
  readonly cupoAnterior: NoticeData['cupoAnterior'];
}) => Words;

const GONE = ' El cupo que el estudiante tenía antes ya pasó a otros';
/** Said with an offer: who moved up, from a current or an accepted seat, has no other. */
const ofOffer = (cupoAnterior: NoticeData['cupoAnterior']): string =>
  cupoAnterior === 'paso' ? `${GONE}: si declina este, o no responde, se queda sin ninguno.` : '';
const ofEnd = (cupoAnterior: NoticeData['cupoAnterior']): string =>
  cupoAnterior === undefined ? '' : cupoAnterior === 'paso' ? `${GONE}.` : ' El estudiante conserva el cupo que ya tiene.';

const LOOK_UP_HINT =
  'Consúltela en la página de trámites de educación con el radicado, el documento y la fecha de nacimiento del estudiante.';

/** How each kind of letter is written. `until` is the last minute in time. */
const composers: Readonly<Record<NoticeKind, Compose>> = {
  radicada: ({ radicado }) => ({
    subject: `Recibimos su solicitud ${radicado}`,
    text: `La solicitud de cupo escolar quedó radicada con el número ${radicado}. Guarde este número: lo necesita para consultarla. El orden de llegada no da prioridad.`,
  }),
  por_subsanar: ({ radicado, until }) => ({
    subject: `Debe corregir su solicitud ${radicado}`,
    text: `La solicitud ${radicado} tiene algo por corregir. En la consulta ve qué.\n\nTiene plazo hasta el ${until}; si no la corrige a tiempo, no será admitida.`,
  }),
  validada: ({ radicado }) => ({
    subject: `Su solicitud ${radicado} fue validada`,
    text: `La solicitud ${radicado} fue revisada y participa en la asignación de cupos. Le avisaremos el resultado cuando se publique.`,
  }),
  no_admitida: ({ radicado }) => ({
    subject: `Su solicitud ${radicado} no fue admitida`,
    text: `La solicitud ${radicado} no fue admitida. En la consulta ve el motivo.\n\nMientras la convocatoria esté abierta puede presentar otra.`,
  }),
  asignada: ({ radicado, until, cupoAnterior }) => ({
    subject: `Hay un cupo para su solicitud ${radicado}: debe responder`,
    text: `A la solicitud ${radicado} se le ofrece un cupo. Acéptelo, acéptelo y siga en lista por una opción mejor, o declínelo.\n\nTiene plazo hasta el ${until}; si no responde a tiempo, pierde el cupo.${ofOffer(cupoAnterior)}`,
  }),
  en_lista_de_espera: ({ radicado, cupoAnterior }) => ({
    subject: `Su solicitud ${radicado} está en lista de espera`,
    text: `En las opciones de la solicitud ${radicado} no quedó un cupo. La solicitud está en lista de espera y le avisaremos si se libera uno. En la consulta ve su puesto en la lista de cada opción.${ofEnd(cupoAnterior)}`,
  }),
  sin_cupo: ({ radicado, cupoAnterior }) => ({
    subject: `Su solicitud ${radicado} terminó sin ${cupoAnterior === 'conserva' ? 'un cupo nuevo' : 'cupo'}`,
    text: `En las opciones de la solicitud ${radicado} no quedó un cupo. En la consulta ve la razón en cada opción. La Secretaría de Educación le puede decir dónde quedan cupos.${ofEnd(cupoAnterior)}`,
  }),
  vencida: ({ radicado, cupoAnterior }) => ({
    subject: `Venció el plazo de su solicitud ${radicado}`,
    text: `El plazo para responder al cupo ofrecido a la solicitud ${radicado} venció sin una respuesta, y el cupo pasa a otra familia.${ofEnd(cupoAnterior)}`,
  }),
  subsanacion_por_vencer: ({ radicado, until }) => ({
    subject: `Está por vencer el plazo para corregir su solicitud ${radicado}`,
    text: `La solicitud ${radicado} sigue sin corregir. Tiene plazo hasta el ${until}; si no la corrige a tiempo, no será admitida.`,
  }),
  oferta_por_vencer: ({ radicado, until, cupoAnterior }) => ({
    subject: `Está por vencer el plazo para responder: solicitud ${radicado}`,
    text: `El cupo que se ofrece a la solicitud ${radicado} sigue sin respuesta. Tiene plazo hasta el ${until}; si no responde a tiempo, pierde el cupo.${ofOffer(cupoAnterior)}`,
  }),
};

/** The last minute that is in time, such as '3 de diciembre de 2026, 11:59 p. m.'. */
function lastMinute(deadline: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('es-CO', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(Date.parse(deadline) - 60_000));
}

/** Writes a letter to a family. */
export function composeLetter(kind: NoticeKind, { radicado, plazo, cupoAnterior }: NoticeData, timeZone: string): Words {
  const until = plazo === null ? 'fin del plazo que dice la consulta' : lastMinute(plazo, timeZone);
  const { subject, text } = composers[kind]({ radicado, until, cupoAnterior });
  return { subject, text: `${text}\n\n${LOOK_UP_HINT}\n\nEste mensaje es automático: no lo responda.\n` };
}
