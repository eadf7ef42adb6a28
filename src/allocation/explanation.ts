import type { Allocation } from './allocate';
import type { CutOffOfOferta, Standing } from './cutOffs';
import type { Market } from './market';
import { countBetter } from './opcionIndex';

/** Why an option was got or not: what a family is told. */
export interface OpcionExplanation extends Standing {
  readonly oferta: string;
  /** 'missed': it filled with those who go before. 'unneeded': a better option was got. */
  readonly outcome: 'assigned' | 'missed' | 'unneeded';
  /** The sibling's solicitud by whose seat in this run it has its class there, or a group (A20). */
  readonly hermano: number | undefined;
  /** The last one that the common order let in. */
  readonly common: Standing | undefined;
  /** The same for the reserved seats of each group that the applicant belongs to there. */
  readonly groups: readonly { readonly groupId: string; readonly cutOff: Standing | undefined }[];
}

/** Each option of a solicitud, in its order. `cutOffs`: what `findCutOffs` gives. */
export function explainSolicitud(
  market: Market,
  { oferta: given, order }: Allocation,
  cutOffs: readonly CutOffOfOferta[],
  solicitud: number,
): readonly OpcionExplanation[] {
  const start = market.starts[solicitud] as number;
  const opciones = market.ofertaOfOpcion.subarray(start, market.starts[solicitud + 1]);
  const better = countBetter(market, solicitud, given[solicitud] as number);
  return Array.from(opciones, (oferta, index) => {
    const cutOff = cutOffs[oferta];
    const membership = order.membershipOfOpcion[start + index] as number;
    const hermano = order.hermanoOfOpcion?.[start + index] ?? -1;
    return {
      oferta: market.ofertas[oferta] as string,
      outcome: index < better ? 'missed' : index === better ? 'assigned' : 'unneeded',
      place: (order.positionOfOpcion[start + index] as number) - (order.starts[oferta] as number) + 1,
      priorityClass: order.classOfOpcion[start + index] as number,
      hermano: hermano < 0 ? undefined : hermano,
      common: cutOff?.common,
      groups: market.groups
        .map((groupId, group) => ({ groupId, cutOff: cutOff?.groups[group], belongs: (membership >> group) & 1 }))
        .filter(({ belongs }) => belongs === 1)
        .map(({ groupId, cutOff: last }) => ({ groupId, cutOff: last })),
    };
  });
}
