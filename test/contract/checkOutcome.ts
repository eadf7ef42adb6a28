import { isDeepStrictEqual } from 'node:util';

/** What the backend does and must not, in Spanish. */
export class Falla extends Error {}

/** A call that nobody answers. */
export class SinRespuesta extends Falla {}

/** A call that the backend does not have yet. */
export class SinImplementar extends Error {}

/** What cannot be tried here and now, and why, in Spanish. */
export class Omitida extends Error {}

/** @throws Falla */
export function exigir(seCumple: boolean, falla: string): void {
  if (!seCumple) throw new Falla(falla);
}

/** @throws Falla */
export function exigirIgual(hallado: unknown, esperado: unknown, que: string): void {
  exigir(
    isDeepStrictEqual(hallado, esperado),
    `${que}: se esperaba ${JSON.stringify(esperado)} y se halló ${JSON.stringify(hallado)}`,
  );
}
