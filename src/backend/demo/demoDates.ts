const DIA = 24 * 60 * 60 * 1000;
const HORA = 60 * 60 * 1000;

/** The demonstration's city is in America/Bogota, which is five hours behind UTC all year. */
const DESFASE = 5 * HORA;

/** The school year that is asked for at that moment: next year's. */
export function anioLectivo(ahora: Date): number {
  return new Date(ahora.getTime() - DESFASE).getUTCFullYear() + 1;
}

/** Midnight in the city, so many days after (or before) today's. */
export function medianoche(ahora: Date, dias: number): Date {
  const hoy = Math.floor((ahora.getTime() - DESFASE) / DIA);
  return new Date((hoy + dias) * DIA + DESFASE);
}

export function masHoras(momento: Date, horas: number): Date {
  return new Date(momento.getTime() + horas * HORA);
}

/** The day that it is in the city, `YYYY-MM-DD`. */
export function diaDe(momento: Date): string {
  return new Date(momento.getTime() - DESFASE).toISOString().slice(0, 10);
}
