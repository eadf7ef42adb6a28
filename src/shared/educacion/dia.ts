const FORMA = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar as the contract writes it, `AAAA-MM-DD`; 29 February in leap years only. */
export function esDia(texto: string): boolean {
  if (!FORMA.test(texto)) return false;
  // A day that its month has not comes back as one of the next month.
  const fecha = new Date(`${texto}T00:00:00Z`);
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto);
}

/** Whole years between two days; a birthday of 29 February is kept on 1 March of other years. */
export function aniosEntre(nacimiento: string, dia: string): number {
  const anios = Number(dia.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return dia.slice(5) < nacimiento.slice(5) ? anios - 1 : anios;
}
