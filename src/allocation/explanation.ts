import type { Asignacion } from './allocate';
import type { Corte, Puesto } from './cutOffs';
import type { Mercado } from './market';
import { countBetter } from './opcionIndex';

/** Why an option was got or not: what a family is told. */
export interface Explicacion extends Puesto {
  readonly oferta: string;
  /** 'no-alcanzo': it filled with those who go before. 'no-hizo-falta': a better option was got. */
  readonly estado: 'asignada' | 'no-alcanzo' | 'no-hizo-falta';
  /** The last one that the common order let in. */
  readonly comun: Puesto | undefined;
  /** The same for the reserved seats of each group that the applicant belongs to there. */
  readonly grupos: readonly { readonly grupo: string; readonly corte: Puesto | undefined }[];
}

/** Each option of a solicitud, in its order. `cortes`: what `findCortes` gives. */
export function explainSolicitud(
  mercado: Mercado,
  { oferta: given, orden }: Asignacion,
  cortes: readonly Corte[],
  solicitud: number,
): readonly Explicacion[] {
  const start = mercado.inicio[solicitud] as number;
  const options = mercado.opcion.subarray(start, mercado.inicio[solicitud + 1]);
  const better = countBetter(mercado, solicitud, given[solicitud] as number);
  return Array.from(options, (oferta, index) => {
    const corte = cortes[oferta];
    const pertenencia = mercado.pertenencia[start + index] as number;
    return {
      oferta: mercado.ofertas[oferta] as string,
      estado: index < better ? 'no-alcanzo' : index === better ? 'asignada' : 'no-hizo-falta',
      puesto: (orden.posicion[start + index] as number) - (orden.inicio[oferta] as number) + 1,
      clase: mercado.clase[start + index] as number,
      comun: corte?.comun,
      grupos: mercado.grupos
        .map((grupo, group) => ({ grupo, corte: corte?.grupos[group], belongs: (pertenencia >> group) & 1 }))
        .filter(({ belongs }) => belongs === 1)
        .map(({ grupo, corte: last }) => ({ grupo, corte: last })),
    };
  });
}
