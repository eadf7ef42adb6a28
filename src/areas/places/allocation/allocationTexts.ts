import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import { actaLines } from '#domain/words/actaLines.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { AnnulledPart, Etapa } from '#domain/contractTypes.ts';
import type { Agreement } from './agreement';
import { ANNULLED_PARTS, GOES_ALONG } from './annulmentTexts';
import type { OfficialStep, WantedStep } from './officialStep';

/** What is asked before a step, with all that is published by it; `compare` stores nothing. */
export function questionOf(step: WantedStep, etapa: Etapa, timeZone: string): Dialog | null {
  if (step.kind === 'compare') return null;
  if (step.kind === 'annul') return askToAnnul(step.que, step.motivo);
  if (step.kind === 'decideAnnulment') return decideAnnulment(step.confirms, etapa);
  if (step.kind !== 'registerSemilla') return QUESTIONS[step.kind];
  return question(
    'Registrar la semilla',
    [
      `La semilla «${step.semilla}» decide el sorteo de esta etapa y se registra una sola vez. Compruebe, carácter por carácter, que es la que dio la regla publicada.`,
      'Con ella se publica el acta:',
      ...actaLines(step.acta, timeZone).map(([name, value]) => `${name}: ${value}`),
    ].join('\n'),
    'Sí, registrar',
  );
}

const askToAnnul = (que: AnnulledPart, motivo: string): Dialog =>
  question(
    'Pedir la anulación',
    `Otra persona decide si se anula ${ANNULLED_PARTS[que]}; mientras tanto no se da ningún otro paso en la etapa. ${GOES_ALONG[que]}\nMotivo: ${motivo}`,
    'Sí, pedirla',
  );

function decideAnnulment(confirms: boolean, { anulacion }: Etapa): Dialog | null {
  if (anulacion === null) return null;
  const what = ANNULLED_PARTS[anulacion.que];
  return confirms
    ? question(
        'Confirmar la anulación',
        `Se anula ${what}. ${GOES_ALONG[anulacion.que]} Lo anulado queda registrado con su motivo, y no se puede deshacer.`,
        'Sí, anular',
      )
    : question('Rechazar la anulación', `No se anula ${what}: queda como está.`, 'Sí, rechazar');
}

const QUESTIONS: Readonly<
  Record<Exclude<WantedStep['kind'], 'compare' | 'registerSemilla' | 'annul' | 'decideAnnulment'>, Dialog>
> = {
  freeze: question(
    'Congelar la lista',
    'La lista, las condiciones decididas y las reglas quedan como están, y se publica su huella. Después solo se anula entre dos personas, con un motivo que se publica.',
    'Sí, congelar',
  ),
  register: question(
    'Calcular y registrar',
    'Este navegador calcula el resultado oficial y lo registra si el servidor obtiene el mismo. Se registra una sola vez.',
    'Sí, calcular',
  ),
  publish: question(
    'Publicar el resultado',
    'Las familias verán su resultado hoy. Los plazos para responder corren desde hoy o, si la fecha anunciada no ha llegado, desde esa fecha. No se puede deshacer.',
    'Sí, publicar',
  ),
  moveList: question(
    'Mover la lista de espera',
    'Los cupos que quedaron libres se ofrecen a quienes esperan, con las mismas reglas, y se avisa a las familias. No se puede deshacer.',
    'Sí, mover',
  ),
  closeList: question(
    'Cerrar la lista de espera',
    'Quien espera sin cupo queda sin cupo, y quien espera con uno lo conserva. No se puede deshacer.',
    'Sí, cerrar',
  ),
};

/** What has just been done; `etapa`: the stage as it is then. */
export function doneText(step: OfficialStep, { tandas }: Etapa): string {
  const { kind } = step;
  if (kind === 'decideAnnulment')
    return step.confirms ? 'Quedó anulado: la etapa volvió al paso de antes.' : 'La anulación quedó rechazada.';
  if (kind !== 'moveList') return DONE[kind];
  const ofrecidos = tandas.at(-1)?.ofrecidos ?? null;
  return ofrecidos === null ? 'La lista de espera se movió.' : `La lista de espera se movió: ${offeredText(ofrecidos)}.`;
}

/** To how many a batch of the waiting list offered a place. */
export function offeredText(ofrecidos: number): string {
  if (ofrecidos === 0) return 'no había cupos libres para quienes esperan';
  return ofrecidos === 1 ? 'se ofreció un cupo a 1 solicitud' : `se ofreció un cupo a ${numberText(ofrecidos)} solicitudes`;
}

const DONE: Readonly<Record<Exclude<OfficialStep['kind'], 'moveList' | 'decideAnnulment'>, string>> = {
  freeze: 'La lista quedó congelada. Su huella ya está publicada: ahora se sortea la semilla.',
  registerSemilla: 'La semilla quedó registrada.',
  register: 'El resultado quedó registrado: el servidor obtuvo la misma huella. Ahora otra persona lo publica.',
  publish: 'El resultado quedó publicado. Las familias ya lo ven en su consulta.',
  closeList: 'La lista de espera quedó cerrada.',
  annul: 'La anulación quedó pedida: ahora otra persona la confirma o la rechaza.',
};

/** What to do about a refusal, by its code; the server's own words say why. */
export const ADVICE: Readonly<Partial<Record<string, string>>> = {
  version_vieja: 'La página ya muestra la etapa como está ahora: revísela y, si aún hace falta, repita el paso.',
  paso_no_permitido: 'La página ya muestra la etapa como está ahora: siga con el paso que ofrece.',
  lista_vieja: 'Vuelva a calcular: la lista se lee otra vez. No se guardó nada.',
  paso_en_curso: 'La página muestra cómo va. Cuando termine, siga con el paso que la etapa ofrezca.',
  lista_cambio: 'Espere un momento y repita el paso. No se guardó nada.',
  huella_distinta:
    'Recargue la página y calcule otra vez. Si se repite, no publique: descargue la réplica y avise a quien administra el sistema.',
  misma_persona: 'Pida a otra persona con permiso que entre con su propio usuario y lo haga.',
  anulacion_pendiente: 'Confírmela o rechácela primero, o pida a otra persona que lo haga.',
  falta_tanda: 'Mueva la lista, y ciérrela cuando respondan las familias a las que se ofreció un cupo.',
  sin_responder: 'La página dice cuántas son y lleva a ellas en la bandeja.',
  sin_decidir: 'La página dice cuáles son, quién tiene cada una y hasta cuándo.',
};

/** What to do where the server says no to everyone, or does not know the step. */
export const ADVICE_BY_REASON = {
  forbidden: 'Pida al administrador el permiso para la asignación.',
  unavailable: 'El servidor no ofrece este paso: avise a quien administra el sistema. No se guardó nada.',
  notFound: 'La etapa ya no está en la convocatoria: vuelva a la lista de etapas.',
} as const;

/** What a run begins with: the stage's list, or the person's own file. */
export const FETCHING = 'Trayendo la lista del servidor…';
export const PREPARING = 'Preparando el archivo…';
export const INTERRUPTED = 'El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo';
/** A new build has replaced the worker's file on the server: no run can begin any more. */
export const REPLACED =
  'Hay una versión nueva de la aplicación, y esta página ya no puede calcular. Vuelva a cargar la página y repita el cálculo. No se guardó ni se publicó nada.';
export const CANCELLED = 'El cálculo se canceló. No se guardó ni se publicó nada.';

/** Of an official result that was computed here: the server is the one that registers it. */
export const NOT_REGISTERED = 'Este resultado no quedó registrado. Atienda el aviso, si lo hay, y calcule otra vez.';
export const NOT_KNOWN =
  'No sabemos si este resultado quedó registrado. Use «Intentar de nuevo» en el aviso de arriba: no se registra dos veces.';

/** Why a run of the official list in this browser is not to be used. */
export const DISAGREEMENTS: Readonly<Record<Exclude<Agreement, 'agrees'>, string>> = {
  otherList:
    'La lista que se calculó no es la congelada: su huella es otra. No se registró ni se publicó nada. Recargue la página y calcule otra vez.',
  otherSeed: 'Se calculó con una semilla que no es la oficial. No se registró ni se publicó nada. Calcule otra vez.',
  faulty:
    'El comprobador encontró faltas en este resultado: no se puede registrar ni publicar. Descargue la réplica y avise a quien administra el sistema.',
  differs:
    'Su navegador obtuvo otro resultado que el registrado: las huellas no coinciden y no se publica. Descargue la réplica y avise a quien administra el sistema.',
};
