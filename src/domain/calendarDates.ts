import type { Convocatoria } from './contractTypes';
import { clockText, dayOf, lastMinuteBefore } from './words/dates';

/** A day of the convocatoria that is a family's. */
export interface CalendarDate {
  /** Stays the same when the day is moved; no other of the convocatoria has it. */
  readonly key: string;
  /** 'aaaa-mm-dd', by the city's clock. */
  readonly day: string;
  readonly text: string;
}

/** What a convocatoria has published of its dates, the first day first; for the page and for the calendar file. */
export function calendarDates(
  { etapas, fechasDeLista, matricula }: Convocatoria['calendario'],
  timeZone: string,
): CalendarDate[] {
  const last = etapas.length - 1;
  const ofEtapas = etapas.flatMap(({ codigo, nombre, abre, cierra, publica }, at): CalendarDate[] => {
    const etapa = `la etapa «${nombre}»`;
    const closes = lastMinuteBefore(cierra);
    return [
      {
        key: `${codigo}-abre`,
        day: dayOf(new Date(abre), timeZone),
        text: at === 0 ? 'Abre la convocatoria: ya se puede pedir cupo' : `Abre ${etapa}`,
      },
      {
        key: `${codigo}-cierra`,
        day: dayOf(closes, timeZone),
        text: `Último día para pedir cupo${at === last ? '' : ` en ${etapa}`}, hasta las ${clockText(closes, timeZone)}`,
      },
      {
        key: `${codigo}-publica`,
        day: dayOf(new Date(publica), timeZone),
        text: last === 0 ? 'Resultados, desde este día' : `Resultados de ${etapa}, desde este día`,
      },
    ];
  });
  const ofList = fechasDeLista.map((day, at) => ({
    key: `lista-${at + 1}`,
    day,
    text: 'Se mueve la lista de espera: se ofrecen los cupos que quedaron libres',
  }));
  const ofMatricula = matricula
    ? [
        { key: 'matricula-abre', day: matricula.desde, text: 'Empieza la matrícula de quien aceptó un cupo' },
        { key: 'matricula-cierra', day: matricula.hasta, text: 'Último día de la matrícula' },
      ]
    : [];
  // Days are compared as texts: they sort as they follow each other. The sort keeps the order of one day's.
  return [...ofEtapas, ...ofList, ...ofMatricula].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}
