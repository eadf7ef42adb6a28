import { createListAddress } from '#kits/listing/listAddress.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { PROCESSING_PATHS } from '../processingPaths';

/** The states in which something is told that a family must hear. */
export const CALLED_ESTADOS = [
  'asignada',
  'por_subsanar',
  'no_admitida',
  'en_lista_de_espera',
  'sin_cupo',
] as const satisfies readonly Estado[];

/** Which families to be telephoned the address asks for. */
export const callsAddress = createListAddress(PROCESSING_PATHS.calls, (given) => ({
  estado: CALLED_ESTADOS.find((one) => one === given.get('estado')) ?? null,
}));
