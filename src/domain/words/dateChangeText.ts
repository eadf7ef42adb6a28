import type { DateChange } from '../contractTypes';
import { dayText, deadlineText, momentText } from './dates';

/** A date that was extended, or taken back (F125), before and now, as families read it. */
export function dateChangeText({ que, etapa, antes, ahora }: DateChange, timeZone: string): string {
  const ofEtapa = etapa === null ? '' : ` de «${etapa}»`;
  switch (que) {
    case 'abre':
      return `Apertura${ofEtapa}: antes ${momentText(antes ?? '', timeZone)}; ahora ${momentText(ahora, timeZone)}`;
    case 'cierra':
      return `Cierre${ofEtapa}: antes ${deadlineText(antes ?? '', timeZone)}; ahora ${deadlineText(ahora, timeZone)}`;
    case 'publica':
      return `Resultados${ofEtapa}: antes ${momentText(antes ?? '', timeZone)}; ahora ${momentText(ahora, timeZone)}`;
    case 'fecha_de_lista':
      return antes === null
        ? `Nueva fecha de la lista de espera: ${dayText(ahora)}`
        : `La lista de espera ya no se mueve el ${dayText(antes)}`;
    case 'dias_para_responder':
      return `Días para responder los cupos que se ofrezcan desde entonces: antes ${antes ?? ''}; ahora ${ahora}`;
    case 'matricula':
      return antes === null
        ? `Último día de la matrícula: ${dayText(ahora)}`
        : `Último día de la matrícula: antes ${dayText(antes)}; ahora ${ahora === '' ? 'sin anunciar' : dayText(ahora)}`;
  }
}
