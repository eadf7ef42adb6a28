import { checkSemilla } from '#domain/semilla.ts';

/** Why a text cannot be a lottery's seed, in Spanish; undefined: it can. */
export function faultOfSemilla(semilla: string): string | undefined {
  return semilla === '' ? 'Falta la semilla del sorteo' : (checkSemilla(semilla) ?? undefined);
}
