import type { Convocatoria } from '#domain/contractTypes.ts';
import { CUPO_ACTUAL_RULE } from '#domain/words/cupoActualTexts.ts';
import type { Line } from '#ui/lineChanges.ts';
import { CITIZEN_PATHS } from '../citizenPaths';

interface Question {
  /** Its heading's. */
  id: string;
  question: string;
  answer: string;
  /** Where it is done, or told whole. */
  link?: { label: string; to: string };
}

/** What families ask, as this page does it; `call` null: there is none. */
export function questionsOf(call: Convocatoria | null): readonly Question[] {
  const most = call ? ` Puede poner hasta ${call.maximoOpciones}.` : '';
  const days = call?.calendario.diasParaResponder ?? null;
  const within = days === null ? 'antes de la fecha que le decimos' : days === 1 ? 'en 1 día' : `en ${days} días`;
  return [
    {
      id: 'costo',
      question: '¿Cuánto cuesta, y hay que llegar de primero?',
      answer: 'Es gratis, y nadie puede cobrarle. Da igual pedir el primer día o el último: el orden de llegada no cuenta.',
    },
    {
      id: 'sin-documento',
      question: '¿Y si el estudiante no tiene documento?',
      answer:
        'También puede pedir cupo. Dígalo en el tipo de documento: al radicar le damos un número, que verá en el comprobante.',
    },
    {
      id: 'orden',
      question: '¿En qué orden pongo mis opciones?',
      answer: `En el orden en que de verdad las prefiere: decir la verdad nunca le quita un cupo, y poner más solo puede ayudarle.${most}`,
    },
    {
      id: 'quien-primero',
      question: '¿Quién va primero si no hay cupo para todos?',
      answer:
        'Quien tiene una prioridad aprobada, y después decide un número de sorteo. Las prioridades y las fechas están en el calendario, y cualquiera puede comprobar el resultado.',
      link: { label: 'Ver el calendario y las prioridades', to: CITIZEN_PATHS.dates },
    },
    { id: 'cupo-actual', question: 'Ya tiene cupo y pide otro: ¿lo pierde?', answer: CUPO_ACTUAL_RULE },
    {
      id: 'hermanos',
      question: '¿Cómo pido para dos hermanos?',
      answer:
        'Con una solicitud por cada uno, y nombrando en el paso «Hermanos» el radicado del otro. Cuando se confirma que son hermanos comparten el número del sorteo.',
    },
    {
      id: 'cambiar',
      question: '¿Puedo cambiar o retirar lo que pedí?',
      answer: 'En la consulta de su solicitud están los botones mientras se puede, y hasta cuándo.',
      link: { label: 'Consultar mi solicitud', to: CITIZEN_PATHS.lookUp },
    },
    {
      id: 'reclamo',
      question: '¿Y si creo que se equivocaron?',
      answer: 'En la consulta de su solicitud puede presentar un reclamo, y ve hasta cuándo y qué le responden.',
      link: { label: 'Consultar mi solicitud', to: CITIZEN_PATHS.lookUp },
    },
    {
      id: 'perdi-el-radicado',
      question: '¿Y si perdí el radicado?',
      answer: 'Se lo enviamos al correo que dejó en la solicitud.',
      link: { label: 'Perdí mi radicado', to: CITIZEN_PATHS.lostRadicado },
    },
    {
      id: 'avisos',
      question: '¿Cómo me avisan?',
      answer:
        'Por correo, si dejó uno. Si no, mire la consulta con su radicado: ahí está todo lo que le escribimos y hasta cuándo.',
    },
    {
      id: 'responder',
      question: 'Me ofrecieron un cupo: ¿hasta cuándo respondo?',
      answer: `Debe responder ${within}. Si no responde, lo pierde. Puede aceptarlo, aceptarlo y seguir esperando una opción mejor, o no aceptarlo.`,
    },
    {
      id: 'lista-de-espera',
      question: 'No obtuve cupo: ¿qué pasa ahora?',
      answer:
        'Queda en la lista de espera de sus opciones. Los cupos que otros dejan se ofrecen en las fechas del calendario, con las mismas reglas.',
    },
  ];
}

/** The field's words, as an office uses them. */
export const WORDS: readonly Line[] = (
  [
    ['Acudiente', 'Quien pide el cupo y responde por el estudiante: la madre, el padre u otra persona.'],
    ['Convocatoria', 'Los días de un año en que se piden cupos, con sus reglas.'],
    ['Cupo', 'Un puesto en un colegio, para un grado y una jornada.'],
    ['Etapa', 'Una parte de la convocatoria, con sus fechas: por ejemplo, la de los grupos de prioridad.'],
    ['Jornada', 'A qué horas se estudia: mañana, tarde, única u otra.'],
    ['Lista de espera', 'El orden en que se ofrecen los cupos que otros dejan.'],
    ['Matrícula', 'El paso final, en la institución, con los papeles del estudiante.'],
    ['Oferta', 'Los cupos de una sede para un grado y una jornada.'],
    ['Prioridad', 'Una condición que, si se aprueba, va antes que el sorteo.'],
    ['Radicado', 'El número de su solicitud. Guárdelo: con él la consulta.'],
    ['Sede', 'Cada uno de los edificios de una institución.'],
    ['Soporte', 'Un archivo que prueba una condición.'],
    ['Subsanar', 'Corregir o completar la solicitud cuando se lo piden.'],
  ] as const
).map(([name, value]) => ({ key: name, name, value }));
