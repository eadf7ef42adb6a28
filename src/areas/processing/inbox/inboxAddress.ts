import { createListAddress, wholeNumberOf } from '#kits/listing/listAddress.ts';
import { esEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { STAFF_PATHS } from '../processingPaths';

/** Whose the requests are: the reader's, nobody's, or a colleague's. */
const ASIGNACIONES = ['mias', 'libres', 'de_otros'] as const;
export type Asignacion = (typeof ASIGNACIONES)[number];

/** What the contract takes. */
const MOST_DAYS = 3650;

/** Which requests the inbox's address asks for; `dias`: filed at least so many days ago. */
export const bandejaAddress = createListAddress(STAFF_PATHS.inbox, (given) => ({
  estado: estadoOf(given.get('estado')),
  dias: wholeNumberOf(given.get('dias'), 0, MOST_DAYS),
  asignacion: asignacionOf(given.get('asignacion')),
}));

function estadoOf(text: string | null): Estado | null {
  return text !== null && esEstado(text) ? text : null;
}

function asignacionOf(text: string | null): Asignacion | null {
  return ASIGNACIONES.find((one) => one === text) ?? null;
}
