import { useSelector } from 'react-redux';
import { leaves } from '#core/menu/entriesUnder.ts';
import { isUnder } from '#core/location/paths.ts';
import { selectEntries } from '#core/menu/menuSlice.ts';
import type { Estado } from '#domain/contractTypes.ts';

/** Where solicitudes are processed: another area's pages. */
const PROCESSING = '/tramitacion/tramite-educacion';

export const expedientePath = (radicado: string): string => `${PROCESSING}/solicitudes/${radicado}`;
export const inboxPath = (estado: Estado): string => `${PROCESSING}?estado=${estado}`;

/** Whether the menu leads whoever looks to these pages: only then a link to one is of use (F34). */
export function useMayProcess(): boolean {
  return leaves(useSelector(selectEntries)).some(({ target }) => target.kind === 'internal' && isUnder(target.to, PROCESSING));
}
