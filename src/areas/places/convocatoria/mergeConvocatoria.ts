import { sameValue } from '#domain/sameValue.ts';
import type { Valores } from './convocatoriaFields';

export interface Mezcla {
  valores: Valores;
  /** What this person had changed and is not the same now: it stays as they typed it. */
  propias: (keyof Valores)[];
}

/**
 * What somebody typed, put onto what somebody else has saved meanwhile: a rule that this person did not touch is the
 * other's now, so that saving undoes nothing; one that they did stays.
 * @param base what stood in the fields before anything was typed
 */
export function mezclar(base: Valores, escritos: Valores, guardados: Valores): Mezcla {
  const valores: Valores = { ...guardados };
  const propias: (keyof Valores)[] = [];
  const claves = Object.keys(guardados) as (keyof Valores)[];
  for (const clave of claves) {
    if (sameValue(escritos[clave], base[clave]) || sameValue(escritos[clave], guardados[clave])) continue;
    Object.assign(valores, { [clave]: escritos[clave] });
    propias.push(clave);
  }
  return { valores, propias };
}
