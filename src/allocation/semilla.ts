/** Why a text cannot be a lottery's seed, in Spanish; undefined: it can. */
export function faultOfSemilla(semilla: string): string | undefined {
  if (semilla === '') return 'Falta la semilla del sorteo';
  return /[\r\n]/.test(semilla) ? 'La semilla del sorteo debe ser de una sola línea' : undefined;
}
