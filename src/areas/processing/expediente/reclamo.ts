import { createAction } from '@reduxjs/toolkit';
import type { Estado, Expediente, Reclamo } from '#domain/contractTypes.ts';
import { subjectText } from '#domain/words/reclamoTexts.ts';

/** The answer to the reclamo that waits for it, as it is typed: beside the reasons of claims; no condition's code has a hyphen. */
export const RECLAMO = 'reclamo-abierto';

/** The reclamo is accepted, or not, with what is typed as its answer. */
export const reclamoAnswered = createAction<{ acepta: boolean }>('processing/expediente/reclamoAnswered');

export const openReclamo = ({ reclamos }: Pick<Expediente, 'reclamos'>): Reclamo | null =>
  reclamos.find(({ respuesta }) => respuesta === null) ?? null;

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is still possible for who has no seat, or not the one that it asked for. */
const WAYS_ON: Partial<Record<Estado, (lugares: Expediente['lugares']) => string>> = {
  sin_cupo: (lugares) =>
    lugares.length > 0
      ? ' Lo que se puede hacer: asignarle un cupo que quedó libre, en «Decisión».'
      : ' Ahora no hay en su grado un cupo libre que se le pueda asignar.',
  declinada: offeredAgain,
  vencida: offeredAgain,
  en_lista_de_espera: () => ' La solicitud sigue en la lista de espera: si se libera un cupo, se le ofrece.',
  validada: () =>
    ' La solicitud entra en la asignación sin ella; después puede recibir un cupo de la lista de espera, o uno que quede libre.',
};

function offeredAgain(lugares: Expediente['lugares']): string {
  return lugares.length > 0 ? ' Lo que se puede hacer: proponer que se le ofrezca otra vez el cupo, en «Decisión».' : '';
}

/** What follows for the solicitud if its open reclamo is accepted (F133). */
export function acceptingText(solicitud: Expediente, { asunto }: Reclamo): string {
  const { alAceptarReclamo, estado, condiciones, impedimento, lugares } = solicitud;
  const wayOn = WAYS_ON[estado]?.(lugares) ?? '';
  const what = inSentence(subjectText(asunto, condiciones));
  if (alAceptarReclamo === 'reabrir') {
    return 'Si lo acepta, se propone reabrir la solicitud con esta respuesta. Otra persona lo confirma, y solo entonces la familia la lee.';
  }
  if (alAceptarReclamo === 'decidir_de_nuevo') {
    const back = estado === 'validada' ? ', y la solicitud vuelve a revisión, a su cargo' : '';
    return `Si lo acepta, se decide de nuevo ${what.replace(/, que no [^»]*$/, '')}${back}.`;
  }
  if (asunto.sobre === 'no_admitida') {
    const why = impedimento === null ? '' : ` ${impedimento}`;
    return `La solicitud ya no se puede reabrir por este reclamo.${why} Aceptarlo es solo una respuesta.`;
  }
  if (asunto.sobre === 'resultado') return `Aceptarlo es solo una respuesta: el resultado publicado no cambia.${wayOn}`;
  return `Ya no se puede cambiar lo que se decidió: la lista con la que se asigna está congelada, o la solicitud ya no está así. Aceptarlo es solo una respuesta.${wayOn}`;
}
