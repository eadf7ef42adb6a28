import { dayOf, dayText, deadlineText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import type { Convocatoria, Estado, FamilySolicitud, Oferta } from '#domain/contractTypes.ts';

/** Where the matrícula is made, when, and with what. */
export interface MatriculaSteps {
  readonly oferta: Oferta;
  readonly when: string;
  readonly papers: readonly string[];
}

/** What comes next for a family, in words. */
export interface NextSteps {
  readonly texts: readonly string[];
  readonly matricula: MatriculaSteps | null;
  /** Whether another solicitud can be filed now. */
  readonly canFileAgain: boolean;
}

/** What is known of the city's dates; of those of another year's convocatoria nothing. */
interface Facts {
  readonly results: readonly string[];
  readonly listMoves: readonly string[];
  readonly daysToAnswer: readonly string[];
  /** Whether one may ask again, and until when. */
  readonly again: string;
}

/** By state: the texts, and whether the matrícula is told and another solicitud can be filed. */
const STEPS: Readonly<Record<Estado, { texts(facts: Facts): readonly string[]; matricula?: true; ended?: true }>> = {
  radicada: { texts: ({ results }) => results },
  en_revision: { texts: ({ results }) => results },
  por_subsanar: { texts: ({ results }) => ['Cuando la corrija vuelve a revisión, y aquí verá qué se decidió.', ...results] },
  validada: {
    texts: ({ results }) => [
      'Los datos y las opciones ya no se cambian aquí. Si algo está mal, pregunte antes de que se asignen los cupos.',
      ...results,
    ],
  },
  no_admitida: { texts: ({ again }) => [again], ended: true },
  asignada: { texts: () => ['Si lo acepta, lo que sigue es la matrícula en el colegio.'], matricula: true },
  en_lista_de_espera: { texts: ({ listMoves, daysToAnswer }) => [...listMoves, ...daysToAnswer] },
  sin_cupo: { texts: ({ again }) => ['Pregunte a la secretaría en qué colegios quedan cupos.', again], ended: true },
  aceptada: { texts: () => [], matricula: true },
  aceptada_y_en_lista: {
    texts: ({ listMoves, daysToAnswer }) => [
      ...listMoves,
      ...daysToAnswer,
      'Si no se libera ninguna, se queda con el cupo que tiene: la matrícula es en ese colegio.',
    ],
    matricula: true,
  },
  declinada: { texts: ({ again }) => [again], ended: true },
  vencida: { texts: ({ again }) => [again], ended: true },
  matriculada: { texts: () => ['Lo que falte para empezar las clases lo dice el colegio.'] },
  retirada: { texts: ({ again }) => [again], ended: true },
};

/**
 * What a family is told to come next: where, until when, and whether it may ask again.
 * @param convocatoria the one of now, whose clock is the server's; null: it cannot be read
 */
export function nextSteps(solicitud: FamilySolicitud, convocatoria: Convocatoria | null, timeZone: string): NextSteps {
  const { texts, matricula = false, ended = false } = STEPS[solicitud.estado];
  const own = convocatoria?.anio === solicitud.anio ? convocatoria : null;
  const oferta = solicitud.resultado?.asignada ?? null;
  return {
    texts: texts(factsOf(convocatoria, own, timeZone)),
    matricula: matricula && oferta ? matriculaSteps(oferta, own, timeZone) : null,
    canFileAgain: ended && convocatoria?.situacion === 'abierta',
  };
}

function factsOf(convocatoria: Convocatoria | null, own: Convocatoria | null, timeZone: string): Facts {
  return {
    results: own ? [resultsText(own, timeZone)] : [],
    listMoves: own ? [listText(own, timeZone)] : [],
    daysToAnswer: own ? [`Si le ofrecen un cupo, tendrá ${daysText(own.calendario.diasParaResponder)} para responder.`] : [],
    again: againText(convocatoria, timeZone),
  };
}

function againText(convocatoria: Convocatoria | null, timeZone: string): string {
  if (!convocatoria)
    return 'Mientras una convocatoria esté abierta puede hacer otra solicitud: la página de inicio dice hasta cuándo.';
  return convocatoria.situacion === 'abierta'
    ? sentence(`Puede hacer otra solicitud hasta el ${deadlineText(convocatoria.cierra, timeZone)}`)
    : 'La convocatoria no está abierta: ahora no se puede hacer otra solicitud. Si todavía necesita un cupo, pregunte a la secretaría.';
}

function resultsText({ publica, calendario }: Convocatoria, timeZone: string): string {
  const day = dayText(dayOf(new Date(publica), timeZone));
  return calendario.etapas.length > 1
    ? `Los resultados se publican por etapas: los de la última, desde el ${day}. Consulte aquí su solicitud desde las fechas del calendario.`
    : `Los resultados se publican desde el ${day}: consulte aquí su solicitud desde ese día.`;
}

function listText({ ahora, calendario: { fechasDeLista } }: Convocatoria, timeZone: string): string {
  const today = dayOf(new Date(ahora), timeZone);
  const days = fechasDeLista.filter((day) => day >= today).map(dayText);
  return days.length === 0
    ? 'No quedan fechas anunciadas en que se mueva la lista de espera.'
    : `La lista de espera se mueve el ${days.join(' y el ')}: consulte aquí su solicitud después de cada fecha.`;
}

function matriculaSteps(oferta: Oferta, own: Convocatoria | null, timeZone: string): MatriculaSteps {
  const grado = own?.catalogos.grados.find((one) => one.grado === oferta.grado);
  return { oferta, when: own ? matriculaText(own, timeZone) : NOT_ANNOUNCED, papers: grado?.requisitosMatricula ?? [] };
}

const NOT_ANNOUNCED = 'Las fechas no se han anunciado: pregunte en el colegio o a la secretaría.';

function matriculaText({ ahora, calendario: { matricula } }: Convocatoria, timeZone: string): string {
  if (!matricula) return NOT_ANNOUNCED;
  const { desde, hasta } = matricula;
  if (hasta < dayOf(new Date(ahora), timeZone)) return `Terminó el ${dayText(hasta)}. Si no la hizo, pregunte cuanto antes.`;
  return desde === hasta ? `El ${dayText(desde)}.` : `Del ${dayText(desde)} al ${dayText(hasta)}.`;
}

const daysText = (days: number): string => (days === 1 ? '1 día' : `${days} días`);
