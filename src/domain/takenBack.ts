import type { ConvocatoriaRules, DateChange, ManagedConvocatoria } from './contractTypes';
import { extendedDates, openMoments } from './extension';
import { dayOf } from './words/dates';

interface Frame {
  readonly fijas: ManagedConvocatoria['fijas'];
  readonly ahora: Date;
  readonly timeZone: string;
}

/** What families read of an extension that is taken back: each date as it was told, and as it is again; '' : it is none any more. */
export function takenBackDates(changes: readonly DateChange[]): DateChange[] {
  return changes.map(({ antes, ahora, ...what }) => ({ ...what, antes: ahora, ahora: antes ?? '' }));
}

const REACHED = 'No se puede deshacer: alguna de las fechas de antes ya pasó.';
const USED = 'No se puede deshacer: después se congeló una lista o se publicó un resultado con esas fechas.';

/**
 * Why an extension cannot be taken back any more (F125); null: it can. A date that would be past is none to go back to, and what a
 * freeze, a publication or the end of the list went by stays.
 * @param before the rules that it extended
 * @param now as they are
 */
export function takeBackProblem(before: ConvocatoriaRules, now: ConvocatoriaRules, frame: Frame): string | null {
  const today = dayOf(frame.ahora, frame.timeZone);
  for (const { que, etapa, antes, ahora } of extendedDates(before, now)) {
    if (que === 'abre' || que === 'cierra' || que === 'publica') {
      const stage = now.etapas.find(({ nombre }) => nombre === etapa);
      if (antes === null || new Date(antes) <= frame.ahora) return REACHED;
      if (!stage || !openMoments(stage, frame).includes(que)) return USED;
    }
    if (que === 'fecha_de_lista' && frame.fijas.listaCerrada) return USED;
    // A batch may have been moved on it.
    if (que === 'fecha_de_lista' && ahora <= today) return REACHED;
    if (que === 'matricula' && antes !== null && antes < today) return REACHED;
  }
  return null;
}
