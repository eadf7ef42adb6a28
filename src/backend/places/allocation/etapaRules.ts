import type { components } from '#domain/contract.ts';
import { dayIn } from '#backend/timeZone.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { frozenEtapa, pendingAnnulment, type EtapaOfConvocatoria, type EtapaRow } from './etapaRows';

type Etapa = components['schemas']['Etapa'];
type Situation = Etapa['situacion'];
type StepName = Etapa['acciones'][number];

export function situationOf(etapa: EtapaRow, instant: Date): Situation {
  if (etapa.listaCerradaEn !== null) return 'lista_cerrada';
  if (etapa.publicada) return 'publicada';
  if (etapa.corrida) return 'corrida';
  if (etapa.sorteada) return 'sorteada';
  if (etapa.congelada) return 'congelada';
  return instant < etapa.cierra ? 'abierta' : 'cerrada';
}

export interface KnownOfEtapa extends EtapaOfConvocatoria {
  readonly instant: Date;
  readonly timeZone: string;
  /** Who would take the step. */
  readonly login: string;
  /** Solicitudes that are not decided yet: of the stage, or once it is published those that were late. */
  readonly sinDecidir: number;
  readonly cuposPorRevisar: Etapa['cuposPorRevisar'];
  /** Offers of the convocatoria that nobody has answered yet. */
  readonly sinResponder: number;
}

const UNPUBLISHED = ['congelada', 'sorteada', 'corrida'] as const;

/** The situations in which each step is taken, and what is said in any other. */
const neededFor: Readonly<Record<StepName, { readonly situations: readonly Situation[]; readonly refusal: string }>> = {
  congelar: { situations: ['cerrada'], refusal: 'La lista se congela una vez, cuando la etapa ya cerró' },
  sortear: { situations: ['congelada'], refusal: 'La semilla se registra una vez, después de congelar la lista' },
  correr: { situations: ['sorteada'], refusal: 'El resultado se registra una vez, después de registrar la semilla' },
  publicar: { situations: ['corrida'], refusal: 'Se publica una vez, después de registrar el resultado' },
  mover_lista: {
    situations: ['publicada'],
    refusal: 'Solo se mueve la lista de una etapa publicada cuya lista no se ha cerrado',
  },
  cerrar_lista: { situations: ['publicada'], refusal: 'Solo se cierra la lista de una etapa publicada, y una vez' },
  pedir_anulacion: { situations: UNPUBLISHED, refusal: 'Solo se anula lo que está congelado y no se ha publicado' },
  decidir_anulacion: { situations: UNPUBLISHED, refusal: 'No hay ninguna anulación por decidir' },
};

interface StepRefusal {
  readonly code: string;
  readonly detail: string;
}

const waitsForOther = (code: string, detail: string): StepRefusal => ({ code, detail });

function refusalByOtherEtapas({ etapa, etapas }: KnownOfEtapa, step: StepName): StepRefusal | undefined {
  const earlier = etapas.filter(({ numero }) => numero < etapa.numero);
  if (step === 'congelar') {
    const missing = earlier.find(({ publicada: published }) => !published);
    return missing && waitsForOther('etapa_anterior', `Primero se publica la etapa «${missing.nombre}»`);
  }
  const frozen = frozenEtapa(etapas);
  if (frozen) {
    return waitsForOther(
      'lista_congelada',
      `La lista de la etapa «${frozen.nombre}» está congelada: espere a que se publique su resultado`,
    );
  }
  // The list is one for all stages, and moves with the last one that is published.
  const last = etapas.findLast(({ publicada }) => publicada);
  if (last && last.numero > etapa.numero) {
    return waitsForOther('lista_de_otra_etapa', `La lista es una sola: se mueve y se cierra con la etapa «${last.nombre}»`);
  }
  const missing = etapas.find(({ publicada }) => !publicada);
  return step === 'cerrar_lista' && missing
    ? waitsForOther('falta_etapa', `La lista se cierra después de publicar la etapa «${missing.nombre}»`)
    : undefined;
}

/** What is asked to be annulled waits for another person than who asked, and everything else of the stage for that (F47). */
function refusalByAnnulment({ etapa, login }: KnownOfEtapa, step: StepName): StepRefusal | undefined {
  const pending = pendingAnnulment(etapa);
  if (step !== 'decidir_anulacion') {
    return pending && { code: 'anulacion_pendiente', detail: `${pending.pedida.quien} pidió una anulación: primero se decide` };
  }
  if (!pending) return { code: 'paso_no_permitido', detail: neededFor.decidir_anulacion.refusal };
  return pending.pedida.quien === login
    ? { code: 'misma_persona', detail: 'La anulación la decide otra persona que la que la pidió' }
    : undefined;
}

/** The day of the last batch; before the first one, an empty text. */
function lastTandaDay({ tandas }: EtapaRow, timeZone: string): string {
  const last = tandas.at(-1);
  return last === undefined ? '' : dayIn(timeZone, new Date(last.en));
}

function refusalByDate({ etapa, instant, timeZone }: KnownOfEtapa, step: StepName): StepRefusal | undefined {
  const today = dayIn(timeZone, instant);
  const { fechasDeLista } = etapa;
  const reached = fechasDeLista.findLast((day) => day <= today);
  const published = etapa.publicada ? dayIn(timeZone, new Date(etapa.publicada.en)) : today;
  const next = fechasDeLista.find((day) => day > today);
  // A result that comes late, on a day of the list, does not cost the list that day (F120).
  const isDue = reached !== undefined && reached >= published && reached > lastTandaDay(etapa, timeZone);
  if (step === 'cerrar_lista') {
    if (next !== undefined)
      return { code: 'fuera_de_fecha', detail: 'La lista se cierra cuando ya llegó la última de sus fechas' };
    // What the batch offers is to be answered first (F48).
    return isDue ? { code: 'falta_tanda', detail: 'Ya llegó una fecha de la lista: primero se mueve' } : undefined;
  }
  if (isDue) return undefined;
  return {
    code: 'fuera_de_fecha',
    detail: `La lista se mueve en las fechas publicadas${next === undefined ? ', y ya pasaron todas' : `: la próxima es ${next}`}`,
  };
}

/**
 * Whether there is a waiting list once a stage is published: until the last one's result who waits is in the next run,
 * and then only where the list has a date on which it moves.
 */
export function hasListAfter({ etapa, etapas }: EtapaOfConvocatoria): boolean {
  return etapa.fechasDeLista.length > 0 || etapas.some(({ numero }) => numero > etapa.numero);
}

/** What somebody declines is for who waits: nobody's list is closed before every offer is answered (F48). */
function refusalByOffers({ sinResponder }: KnownOfEtapa): StepRefusal | undefined {
  if (sinResponder === 0) return undefined;
  const offers = sinResponder === 1 ? '1 oferta de cupo está' : `${sinResponder} ofertas de cupo están`;
  return {
    code: 'sin_responder',
    detail: `${offers} sin responder: la lista se cierra cuando la familia responda o venza su plazo`,
  };
}

/** Who was late is decided before the list that takes it is closed (F138). */
function refusalByLate({ sinDecidir }: KnownOfEtapa): StepRefusal | undefined {
  if (sinDecidir === 0) return undefined;
  const late = sinDecidir === 1 ? 'Hay 1 solicitud extemporánea' : `Hay ${sinDecidir} solicitudes extemporáneas`;
  return { code: 'sin_decidir', detail: `${late} sin decidir: la lista se cierra después` };
}

function refusalByCupos({ total, elementos }: Etapa['cuposPorRevisar']): StepRefusal | undefined {
  if (total === 0) return undefined;
  const radicados = elementos.map(({ radicado }) => radicado).join(', ');
  const which = total > elementos.length ? `Las primeras: ${radicados}` : radicados;
  const what =
    total === 1 ? 'Falta revisar el cupo actual de 1 solicitud' : `Falta revisar el cupo actual de ${total} solicitudes`;
  return { code: 'cupos_por_revisar', detail: `${what}. ${which}` };
}

/** Why a step cannot be taken now; undefined: it can. */
function refusalOf(known: KnownOfEtapa, step: StepName): StepRefusal | undefined {
  const { etapa, instant, login, sinDecidir, cuposPorRevisar } = known;
  const { situations, refusal } = neededFor[step];
  if (!situations.includes(situationOf(etapa, instant))) return { code: 'paso_no_permitido', detail: refusal };
  const annulment = refusalByAnnulment(known, step);
  if (annulment) return annulment;
  switch (step) {
    case 'congelar':
      if (sinDecidir > 0) {
        return { code: 'sin_decidir', detail: `Faltan ${sinDecidir} solicitudes de la etapa por decidir` };
      }
      return refusalByOtherEtapas(known, step) ?? refusalByCupos(cuposPorRevisar);
    case 'publicar':
      return etapa.corrida?.quien === login
        ? { code: 'misma_persona', detail: 'Publica otra persona que la que registró el resultado' }
        : undefined;
    case 'mover_lista':
      return refusalByOtherEtapas(known, step) ?? refusalByDate(known, step);
    case 'cerrar_lista':
      return refusalByOtherEtapas(known, step) ?? refusalByDate(known, step) ?? refusalByOffers(known) ?? refusalByLate(known);
    case 'sortear':
    case 'correr':
    case 'pedir_anulacion':
    case 'decidir_anulacion':
      return undefined;
  }
}

/** @throws 409 with why it cannot be taken now */
export function requireAllowedStep(known: KnownOfEtapa, step: StepName): void {
  const refusal = refusalOf(known, step);
  if (refusal) throw new HttpProblem(409, refusal.detail, { codigo: refusal.code });
}

const STEP_NAMES: readonly StepName[] = [
  'congelar',
  'sortear',
  'correr',
  'publicar',
  'mover_lista',
  'cerrar_lista',
  'pedir_anulacion',
  'decidir_anulacion',
];

/** What the caller may do now. */
export const allowedStepsOf = (known: KnownOfEtapa): StepName[] => STEP_NAMES.filter((step) => !refusalOf(known, step));
