import { ESTADO_NAMES } from '#domain/estados.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { deadlineText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import type { Edited } from './draft';

const MOVES = { edicion: 'editar', subsanacion: 'subsanar' } as const;

/** As what the changes can go on: what they were begun as, else the other; null: the solicitud takes no more changes. */
export function openAccion({ acciones }: FamilySolicitud, begun: Edited['accion']): Edited['accion'] | null {
  return ([begun, 'edicion', 'subsanacion'] as const).find((accion) => acciones.includes(MOVES[accion])) ?? null;
}

/** What happened to changes that can never be sent, in words for a person. */
export function endedText(solicitud: FamilySolicitud, edited: Edited, timeZone: string): string {
  return `${reasonAgainst(solicitud, edited, timeZone)} Lo que usted escribió no se envió, y ya no puede enviarse.`;
}

function reasonAgainst({ estado, editableHasta }: FamilySolicitud, { subsanacion }: Edited, timeZone: string): string {
  if (subsanacion && (estado === 'por_subsanar' || estado === 'no_admitida')) {
    const passed = `El plazo para corregir venció el ${deadlineText(subsanacion.antesDe, timeZone)}`;
    return sentence(`${passed}${estado === 'no_admitida' ? ', y la solicitud no fue admitida' : ''}`);
  }
  // While the convocatoria is open these can be changed.
  return estado === 'radicada' || estado === 'en_revision'
    ? `La convocatoria cerró el ${deadlineText(editableHasta, timeZone)}, y la solicitud ya no se cambia.`
    : `Mientras usted escribía, la solicitud pasó a «${ESTADO_NAMES[estado]}», y así ya no se cambia.`;
}
