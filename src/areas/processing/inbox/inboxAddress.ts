import { createListAddress, wholeNumberOf } from '#kits/listing/listAddress.ts';
import { isEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { PROCESSING_PATHS } from '../processingPaths';

/** Whose the solicitudes are: the reader's, nobody's, or a colleague's. */
const ASSIGNMENTS = ['mias', 'libres', 'de_otros'] as const;
export type AssignmentFilter = (typeof ASSIGNMENTS)[number];

/** What the contract takes. */
const MOST_DAYS = 3650;

/** Which solicitudes the inbox's address asks for; `dias`: filed at least so many days ago. */
export const inboxAddress = createListAddress(PROCESSING_PATHS.inbox, (given) => ({
  estado: estadoOf(given.get('estado')),
  dias: wholeNumberOf(given.get('dias'), 0, MOST_DAYS),
  asignacion: assignmentOf(given.get('asignacion')),
}));

function estadoOf(text: string | null): Estado | null {
  return text !== null && isEstado(text) ? text : null;
}

function assignmentOf(text: string | null): AssignmentFilter | null {
  return ASSIGNMENTS.find((one) => one === text) ?? null;
}
